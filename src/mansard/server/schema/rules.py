"""Rule books."""

from pydantic import BaseModel


class Section(BaseModel):
    """A section or ruling of a rule book."""

    anchor: str
    number: str
    title: str
    line: int


class Picture(BaseModel):
    """A position that shows what a section says: where a lesson stands after so many steps."""

    anchor: str
    lesson: str
    step: int


class RuleBook(BaseModel):
    """A rule book in Markdown, its tables of components told by a box."""

    slug: str
    markdown: str
    sections: list[Section]
    pictures: list[Picture]
