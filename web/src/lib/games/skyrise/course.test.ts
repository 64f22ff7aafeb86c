import { expect, it } from 'vitest'
import { course } from './course'
import type { SkyriseView } from './model'

it('counts the auctions of all players: every auction builds one piece', () => {
  const view = { era: 1, auction: 22, pieces: 13, seats: [{}, {}, {}, {}] } as unknown as SkyriseView
  expect(course(view, (key) => key).progress).toEqual({ label: 'course-auction', at: 22, of: 52 })
})
