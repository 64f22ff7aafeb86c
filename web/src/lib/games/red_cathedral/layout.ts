/** Where everything is: the market in units of 840, the site in units of 800 wide; pure geometry. */

export interface Point {
  x: number
  y: number
}

export const MARKET = 840
const MIDDLE = 420
const OUTER = 328
const INNER = 208
const RING = 268

export const round = (n: number): number => Math.round(n * 10) / 10

/** A point at an angle (degrees clockwise from the top) and a distance from the middle of the market. */
export function polar(angle: number, radius: number): Point {
  const radians = (angle * Math.PI) / 180
  return { x: round(MIDDLE + radius * Math.sin(radians)), y: round(MIDDLE - radius * Math.cos(radians)) }
}

export const BEADS: Point[] = Array.from({ length: 72 }, (_, i) => polar(2.5 + 5 * i, 334.8))
export const RAYS: number[] = Array.from({ length: 24 }, (_, i) => 7.5 + 15 * i)

/** The spaces of the score track that are drawn. */
export const TRACK: number[] = Array.from({ length: 80 }, (_, space) => space)

/** The top left corner of a space of the score track: clockwise from the bottom left corner. */
export function trackCell(space: number): Point {
  if (space <= 20) return { x: 0, y: (20 - space) * 40 }
  if (space <= 40) return { x: (space - 20) * 40, y: 0 }
  if (space <= 60) return { x: 800, y: (space - 40) * 40 }
  return { x: (80 - space) * 40, y: 800 }
}

/** Markers on the same space stand a little apart, but never off the board. */
export function markerSpot(space: number, index: number, together: number): Point {
  const at = trackCell(space)
  const apart = (index - (together - 1) / 2) * 8
  const along = at.x === 0 || at.x === 800
  const shift = (n: number): number => Math.min(800, Math.max(0, n))
  return along ? { x: at.x, y: shift(at.y + apart) } : { x: shift(at.x + apart), y: at.y }
}

/** The outline of a sector of the ring, drawn in by some units. */
export function sectorPath(sector: number, inset = 0): string {
  const out = OUTER - inset * 0.6
  const into = INNER + inset * 0.9
  const turnOut = ((inset / out) * 180) / Math.PI
  const turnIn = ((inset / into) * 180) / Math.PI
  const from = sector * 45
  const a = polar(from + turnOut, out)
  const b = polar(from + 45 - turnOut, out)
  const c = polar(from + 45 - turnIn, into)
  const d = polar(from + turnIn, into)
  return `M${a.x} ${a.y}A${out} ${out} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${into} ${into} 0 0 0 ${d.x} ${d.y}Z`
}

/** The angle of one of the three die cells of a sector. */
export const cellAngle = (sector: number, cell: number): number => sector * 45 + 7.5 + 15 * cell
export const dieSpot = (sector: number, cell: number): Point => polar(cellAngle(sector, cell), RING)
export const tileSpot = (sector: number): Point => polar(sector * 45 + 22.5, 164)
export const DIE_RADIUS = RING

/** Which cell of its sector every die lies in: in the order of the dice. */
export function dieCells(dice: Record<string, [number, number]>): Record<string, { sector: number; cell: number; value: number }> {
  const taken = new Map<number, number>()
  return Object.fromEntries(
    Object.entries(dice).map(([die, [sector, value]]) => {
      const cell = taken.get(sector) ?? 0
      taken.set(sector, cell + 1)
      return [die, { sector, cell: Math.min(cell, 2), value }]
    }),
  )
}

/** The quadrant that a sector lies in. */
export const quadrantOf = (sector: number): number => Math.floor(sector / 2)

/** The same direction as an angle, but never turning back from the angle before. */
export function onward(before: number, angle: number): number {
  return before + ((((angle - before) % 360) + 360) % 360)
}

/** The way of a die along the ring, just inside the rim, with the borders that it crosses. */
export function route(from: number, steps: number, cell: number): { path: string; head: Point; turn: number; steps: { at: Point; n: number }[] } {
  const radius = 307
  const start = from + 2
  const end = Math.floor(from / 45) * 45 + steps * 45 + 7.5 + 15 * cell - 4
  const span = Math.max(8, end - start)
  const middle = start + Math.min(span, 359) / 2
  const a = polar(start, radius)
  const m = polar(middle, radius)
  const b = polar(start + Math.min(span, 359), radius)
  const halves = `A${radius} ${radius} 0 0 1`
  const first = Math.floor(from / 45) * 45
  const marks = Array.from({ length: Math.max(0, steps - 1) }, (_, i) => ({ at: polar(first + (i + 1) * 45 + 22.5, radius), n: i + 1 }))
  return { path: `M${a.x} ${a.y}${halves} ${m.x} ${m.y}${halves} ${b.x} ${b.y}`, head: b, turn: round(end), steps: marks }
}

/** Half the width of a chip: a price needs room, so does the number of dice. */
export const chipHalf = (free: boolean, dice: number): number => (!free ? 63 : dice > 1 ? 74 : 50)

/** Chips stand outside the rim at the middle of their sector, inside the frame. */
export function chipSpot(sector: number, half = 50): Point {
  const at = polar(sector * 45 + 22.5, 366)
  return { x: Math.min(796 - half, Math.max(44 + half, at.x)), y: Math.min(774, Math.max(68, at.y)) }
}

/** Guild cards in the corners: the quadrants are winter, spring, summer, autumn from the top right. */
export const guildSpot = (quadrant: number): Point => ({ x: quadrant < 2 ? 674 : 48, y: quadrant === 0 || quadrant === 3 ? 47 : 665 })

const COIN = { y: 4.7, size: 15, ink: '#2d2a27' }
const CRATE = { y: 7, size: 17, ink: '#2d1f12' }
const WREATH = { y: 5, size: 15, ink: '#fffaf0' }

/** The numbers on the drawing of a guild action: where each stands, and which value of the action it is. */
export const FIGURES: Record<string, { value: string; x: number; y: number; size: number; ink: string }[]> = {
  cr_sell_any_1: [{ value: 'price', x: 68, ...COIN }],
  cr_sell_cheap_1: [{ value: 'price', x: 80, ...COIN }],
  cr_sell_precious_2: [{ value: 'price', x: 83, ...COIN }],
  cr_buy_cheap_1: [{ value: 'price', x: 13, ...COIN }],
  cr_buy_any_2: [{ value: 'price', x: 17, ...COIN }],
  cr_buy_precious_2: [{ value: 'price', x: 13, ...COIN }],
  te_deliver_1: [{ value: 'rubles', x: 15, ...COIN }, { value: 'deliveries', x: 64, ...CRATE }],
  te_deliver_2: [{ value: 'rubles', x: 15, ...COIN }, { value: 'deliveries', x: 64, ...CRATE }],
  te_ruble_1: [{ value: 'amount', x: 49, ...COIN }],
  te_swap_tiles: [{ value: 'rubles', x: 15, ...COIN }],
  me_ruble_and_one: [{ value: 'rubles', x: 14, ...COIN }],
  me_four_to_two: [{ value: 'give', x: 6, ...CRATE, y: 6 }, { value: 'get', x: 60, ...CRATE, y: 6 }],
  cl_recognition_1: [{ value: 'amount', x: 49, ...WREATH }],
  cl_buy_prestige: [{ value: 'rubles', x: 17, ...COIN }],
  cl_all_types: [{ value: 'amount', x: 85, ...WREATH, size: 14 }],
}

/** The petals of the supply in the hub. */
export function petal(index: number): Point & { angle: number } {
  return { ...polar(index * 60, 66), angle: index * 60 }
}

// ---------------------------------------------------------------------- dice

const SPOTS: [number, number][][] = [
  [],
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
]

/** The middles of the pips of a value, on a face of 46 units. */
export const pips = (value: number): Point[] => (SPOTS[value] ?? []).map(([x, y]) => ({ x: 23 + 12 * x, y: 22.5 + 12 * y }))

/** The shape of a colour round a point: triangle, square, diamond, circle; white is a star. */
export function shape(colour: string, x: number, y: number, r: number): string {
  const n = round
  if (colour === 'red') return `M${n(x)} ${n(y - 1.1 * r)}L${n(x + 1.08 * r)} ${n(y + 0.86 * r)}H${n(x - 1.08 * r)}Z`
  if (colour === 'teal') return `M${n(x - 0.88 * r)} ${n(y - 0.88 * r)}h${n(1.76 * r)}v${n(1.76 * r)}h${n(-1.76 * r)}Z`
  if (colour === 'yellow') return `M${n(x)} ${n(y - 1.15 * r)}L${n(x + 1.15 * r)} ${n(y)}L${n(x)} ${n(y + 1.15 * r)}L${n(x - 1.15 * r)} ${n(y)}Z`
  if (colour === 'blue') return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`
  const s = 0.36 * r
  const t = 1.32 * r
  return `M${n(x)} ${n(y - t)}L${n(x + s)} ${n(y - s)}L${n(x + t)} ${n(y)}L${n(x + s)} ${n(y + s)}L${n(x)} ${n(y + t)}L${n(x - s)} ${n(y + s)}L${n(x - t)} ${n(y)}L${n(x - s)} ${n(y - s)}Z`
}

// ---------------------------------------------------------------------- the site

export const PITCH = 124
export const STOREY = 160
export const GROUND = 822

/** The towers stand in the middle of 800 units. */
export const towerX = (tower: number, towers: number): number => 400 - (towers * PITCH) / 2 + tower * PITCH + 4
export const levelY = (level: number): number => GROUND - STOREY * level

/** The site is 890 high with five storeys; lower plans need less sky, a sixth storey more. */
export function siteBox(heights: number[]): { top: number; width: number; left: number; height: number } {
  const most = Math.max(3, ...heights)
  const top = (5 - most) * STOREY - (most === 5 ? 0 : 10)
  const width = Math.max(4, heights.length) * PITCH + 56
  return { top, left: 400 - width / 2, width, height: 890 - top }
}

/** A section's name as a place: the tower's letter, the level from the ground. */
export const placeOf = (section: string): { tower: number; level: number } => ({ tower: section.charCodeAt(0) - 65, level: Number(section.slice(1)) })

const BASES = [3, 1, 1, 2, 2, 0, 0, 3, 2, 3]
const MIDDLES = [0, 3, 4, 1, 4, 2, 5, 0, 0, 2, 1, 4, 5, 1, 5, 3, 2, 3, 4, 5]
const DOMES = [6, 5, 7, 3, 2, 6, 1, 4, 3, 0]

/** Which drawing a section card has. */
export function artOf(card: string): string {
  const kind = card.slice(0, 1)
  const list = kind === 'b' ? BASES : kind === 'm' ? MIDDLES : DOMES
  return `${kind}${list[(Number(card.slice(1)) - 1) % list.length] ?? 0}`
}

/** The line above which an unfinished section is still a plan. */
export const revealLine = (delivered: number, cost: number): number => round(122 - (cost > 0 ? (100 * delivered) / cost : 0))

/** The planks of the scaffold from the reveal line down. */
export function planks(line: number): number[] {
  const found: number[] = []
  for (let y = line; y < 122; y += 36) found.push(round(y))
  return found
}

/** The left edges of the sockets of a cost strip. */
export const socketX = (count: number, index: number): number => round(58 - (27 * count - 3) / 2 + 27 * index)

/** Who has a part in a tower, the largest first. */
export function contributors(contributions: number[]): { who: number; n: number }[] {
  return contributions
    .map((n, who) => ({ who, n }))
    .filter((place) => place.n > 0)
    .sort((a, b) => b.n - a.n)
}
