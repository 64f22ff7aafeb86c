/** The silhouettes of the wonders, put together from tiers, roofs and windows; base centre at 0,0, at most 40 wide and 70 high. */

export interface Mark {
  d: string
  /** a fill of the piece (f0 light ... f3 dark, brass); none: the shine of a front */
  tone: '' | 'f0' | 'f1' | 'f2' | 'f3' | 'hi' | 'win' | 'lit' | 'brassf' | 'brass0' | 'brass2' | 'leaf' | 'leaf2' | 'line'
}

type Part = Mark[]

const box = (x: number, y: number, w: number, h: number) => `M${x},${y}H${x + w}V${y - h}H${x}Z`
const round = (n: number) => Math.round(n * 10) / 10

/** An oblique block: front, right side, top. */
function tier(x: number, y: number, w: number, h: number, brass = false): Part {
  const dx = round(Math.max(1.8, Math.min(5, w * 0.3)))
  const dy = round(dx * 0.6)
  const right = x + w
  return [
    { d: `M${right},${y}L${right + dx},${round(y - dy)}V${round(y - h - dy)}L${right},${y - h}Z`, tone: brass ? 'brass2' : 'f2' },
    { d: `M${x},${y - h}H${right}L${right + dx},${round(y - h - dy)}H${round(x + dx)}Z`, tone: brass ? 'brass0' : 'f0' },
    { d: box(x, y, w, h), tone: brass ? 'brassf' : 'f1' },
    { d: box(x, y, w, h), tone: '' },
  ]
}

/** Slots in a row, every third one lit; the middle stays free for the player's emblem when asked. */
function windows(x: number, y: number, w: number, h: number, count: number, open: Mark['tone'] = 'win', gap = false): Part {
  const step = w / count
  return Array.from({ length: count }, (_, i) => ({ d: box(round(x + step * i + step / 2 - 0.8), y, 1.6, h), tone: i % 3 === 1 && open === 'win' ? ('lit' as const) : open })).filter(
    (_, i) => !gap || Math.abs(i - (count - 1) / 2) > count / 5,
  )
}

function gable(cx: number, y: number, w: number, h: number): Part {
  return [
    { d: `M${cx - w / 2},${y}L${cx},${y - h}L${cx + w / 2},${y}Z`, tone: 'brassf' },
    { d: `M${cx},${y - h}L${cx + w / 2},${y}H${cx}Z`, tone: 'brass2' },
  ]
}

function dome(cx: number, y: number, r: number, h: number): Part {
  const top = y - h
  return [
    { d: `M${cx - r},${y}C${cx - r},${round(top + h * 0.25)} ${round(cx - r * 0.5)},${top} ${cx},${top}S${cx + r},${round(top + h * 0.25)} ${cx + r},${y}Z`, tone: 'brassf' },
    { d: `M${cx},${top}C${round(cx + r * 0.5)},${top} ${cx + r},${round(top + h * 0.25)} ${cx + r},${y}H${round(cx + r * 0.35)}C${round(cx + r * 0.5)},${round(y - h * 0.5)} ${round(cx + r * 0.3)},${round(top + h * 0.2)} ${cx},${top}Z`, tone: 'brass2' },
  ]
}

const spire = (cx: number, y: number, h: number, w = 2.6): Part => [{ d: `M${cx - w / 2},${y}L${cx},${y - h}L${cx + w / 2},${y}Z`, tone: 'brassf' }]
const ball = (cx: number, cy: number, r: number, tone: Mark['tone'] = 'brass0'): Part => [{ d: `M${cx - r},${cy}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`, tone }]
const shape = (d: string, tone: Mark['tone']): Part => [{ d, tone }]
const tree = (cx: number, y: number, r: number): Part => [...shape(box(cx - 0.7, y, 1.4, r), 'brass2'), ...ball(cx, y - r * 1.5, r, 'leaf'), ...ball(cx - r * 0.3, y - r * 1.8, r * 0.5, 'leaf2')]
const arch = (cx: number, y: number, w: number, h: number, tone: Mark['tone'] = 'win'): Part =>
  shape(`M${cx - w / 2},${y}V${y - h + w / 2}a${w / 2},${w / 2} 0 0,1 ${w},0V${y}Z`, tone)

const base: Part = [
  { d: 'M15,1L21,-2.6V-5.6L15,-2Z', tone: 'brass2' },
  { d: 'M-20,-2H15L21,-5.6H-14Z', tone: 'brass0' },
  { d: 'M-20,1H15V-2H-20Z', tone: 'brassf' },
  { d: 'M-20,1H15V-2H-20Z', tone: '' },
]

export const WONDERS: Record<string, Part[]> = {
  // Hammer
  w01: [tier(-14, -2, 23, 13), windows(-13, -5, 21, 7, 6, 'win', true), tier(-9, -15, 13, 5), tier(-5, -20, 5.4, 24), tier(-16, -44, 25, 11, true), shape('M-16,-44h3.4v-11h-3.4ZM5.6,-44h3.4v-11h-3.4Z', 'brass2'), shape('M-12,-47.4h17v1.4h-17Z', 'brass0'), ball(-2.4, -57, 1.8)],
  // Auction Palace
  w03: [tier(-17, -2, 29, 13), windows(-16, -4, 27, 9, 8, 'f0', true), shape('M-18.4,-15h31.8v-2h-31.8Z', 'brassf'), gable(-2.5, -17, 31, 10), ball(-2.5, -20.4, 2.2), tier(-7, -24, 9, 8), windows(-6.4, -26, 8, 5, 3), dome(-2.5, -32, 6.4, 8), spire(-2.5, -39, 11)],
  // Lake Baths
  w04: [tier(-18, -2, 31, 11), windows(-17, -4, 29, 6, 9, 'win', true), dome(-12, -13, 5.4, 8), dome(8, -13, 5.4, 8), tier(-8, -13, 11, 9), windows(-7, -15, 9, 6, 3), dome(-2.5, -22, 7.6, 12), ball(-2.5, -35, 1.6), shape('M-2.5,-36C-8,-46 -14,-40 -13,-32M-2.5,-36C3,-46 9,-40 8,-32', 'line')],
  // Landmark Square
  w06: [tier(-16, -2, 27, 25), arch(-2.5, -2, 10, 21), arch(-12.6, -2, 4, 12), arch(7.6, -2, 4, 12), shape('M-17.4,-24h30v-2.4h-30Z', 'brassf'), tier(-12, -27, 19, 6), shape('M-9,-29h13v2.6h-13Z', 'f0'), tier(-5, -33, 5, 4, true), shape('M-2.5,-49l2.2,5.4 5.8,.4 -4.4,3.8 1.4,5.6 -5,-3 -5,3 1.4,-5.6 -4.4,-3.8 5.8,-.4Z', 'brassf')],
  // Lookout
  w07: [tier(-13, -2, 21, 9), windows(-12, -4, 19, 5, 6, 'win', true), shape('M-9,-11L-5.6,-42H.6L4,-11Z', 'f1'), shape('M-2.5,-11V-42H.6L4,-11Z', 'f2'), shape('M-4,-18h3v1.2h-3ZM-4,-25h2.8v1.2h-2.8ZM-3.8,-32h2.6v1.2h-2.6Z', 'lit'), tier(-11, -42, 17, 3.4, true), tier(-6.4, -45.4, 7.8, 8), windows(-6, -46.6, 7, 5.6, 4, 'lit'), gable(-2.5, -53.4, 13, 8), ball(-2.5, -62.4, 1.6)],
  // Manifesto House
  w08: [tier(-15, -2, 25, 20), windows(-14, -5, 23, 6, 6, 'win', true), windows(-14, -13, 8, 6, 2), windows(2, -13, 8, 6, 2), gable(-2.5, -22, 29, 15), shape('M-6.5,-33h8v17l-4,-3 -4,3Z', 'hi'), shape('M-5,-30h5M-5,-27.4h5M-5,-24.8h3.4', 'line'), tier(4, -27, 3.4, 12), ball(-2.5, -38.4, 1.8)],
  // Mixed Gardens
  w09: [tier(-18, -2, 31, 9), windows(-17, -4, 29, 5, 9, 'f0', true), tree(-14, -12, 3.4), tree(10, -12, 3.4), tier(-12, -11, 19, 10), windows(-11, -13, 17, 6, 5), tree(-9, -22, 3.2), tree(4, -22, 3.2), tier(-6.5, -21, 8, 12), windows(-6, -23, 7, 8, 2), tree(-2.5, -34, 4.6)],
  // Academy
  w10: [tier(-17, -2, 29, 4), windows(-16, -6, 27, 15, 7, 'f0', true), shape('M-15.5,-6h26v-15h-26Z', 'f2'), windows(-16, -6, 27, 15, 7, 'hi', true), tier(-17, -21, 29, 3.6, true), gable(-2.5, -25, 29, 8), tier(-8, -30, 11, 8), windows(-7, -32, 9, 4.6, 3, 'lit'), dome(-2.5, -38, 7, 9), spire(-2.5, -46, 9)],
  // Hub Park
  w11: [tier(-18, -2, 31, 6), tree(-14.6, -8, 4), tree(10, -8, 4.2), shape('M-11.5,-8C-11.5,-30 -7,-34 -2.5,-34S6.5,-30 6.5,-8Z', 'f0'), shape('M-2.5,-34C2,-34 6.5,-30 6.5,-8H1.4C2.6,-24 .6,-32 -2.5,-34Z', 'f1'), shape('M-7.4,-8C-7.6,-24 -5.4,-31 -2.5,-34C.6,-31 2.6,-24 2.4,-8M-11.2,-17H6.2M-10,-25H5', 'line'), tier(-4.6, -33, 4.2, 4, true), spire(-2.5, -37, 12)],
  // Patrons Gallery
  w12: [tier(-17, -2, 29, 22), arch(-13.6, -4, 4.4, 15, 'lit'), arch(-7.4, -12, 4, 8, 'win'), arch(2.4, -12, 4, 8, 'win'), arch(8.6, -4, 4.4, 15, 'lit'), shape('M-18.4,-22h31.8v-2.4h-31.8Z', 'brassf'), tier(-11, -25, 17, 8), windows(-10, -27, 15, 5, 4, 'f0'), ball(-15, -27, 2.4), ball(10.4, -27, 2.4), tier(-5.6, -33, 6.2, 5), dome(-2.5, -38, 4.6, 6), spire(-2.5, -43, 9)],
  // Studio Tower
  w14: [tier(-15, -2, 25, 14), windows(-14, -5, 23, 8, 6, 'win', true), tier(-11, -16, 17, 14), windows(-10, -18, 15, 9, 5), tier(-8, -30, 11, 14), windows(-7, -32, 9, 9, 3), shape('M-8,-44L-8,-58L3,-48V-44Z', 'f1'), shape('M-8,-58L3,-48L6.3,-50L-4.7,-60Z', 'lit'), shape('M-5.2,-55.4L-2,-57.4M-2.4,-52.9L.8,-54.9M.3,-50.4L3.5,-52.4', 'line'), spire(-6.4, -59, 9)],
  // Donors Spire
  w15: [tier(-14, -2, 23, 8), windows(-13, -4, 21, 4.6, 6, 'win', true), tier(-9.5, -10, 14, 8), windows(-9, -12, 13, 5, 4), shape('M-7.4,-18L-2.5,-66L2.4,-18Z', 'f1'), shape('M-2.5,-66L2.4,-18H-2.5Z', 'f2'), shape('M-7.2,-23h9.4v-2.4h-9.4ZM-5.9,-35h6.8v-2.2h-6.8ZM-4.8,-46h4.6v-2h-4.6Z', 'brassf'), ball(-2.5, -66, 2)],
  // Keystone
  w17: [tier(-17, -2, 9, 26), tier(3, -2, 9, 26), windows(-16, -6, 7, 14, 2), windows(4, -6, 7, 14, 2), shape('M-17,-28C-17,-46 12,-46 12,-28H5.4C5.4,-36 -10.4,-36 -10.4,-28Z', 'f1'), shape('M-2.5,-41.6C6,-41.4 12,-36 12,-28H5.4C5.4,-33 1,-34.6 -2.5,-34.4Z', 'f2'), shape('M-15.6,-34.6L-10,-31M-10,-40L-7.4,-34M10.6,-34.6L5,-31M5,-40L2.4,-34', 'line'), shape('M-7,-45H2L0,-31H-5Z', 'brassf'), shape('M-2.5,-45H2L0,-31H-2.5Z', 'brass2'), spire(-2.5, -45, 13)],
  // Vault
  w18: [tier(-17, -2, 29, 26), shape('M-15,-4h25v-22h-25Z', 'f2'), ball(-2.5, -21, 7.4, 'brassf'), ball(-2.5, -21, 5, 'brass0'), shape('M-2.5,-27V-15M-8.5,-21H3.5M-6.7,-25.2L1.7,-16.8M1.7,-25.2L-6.7,-16.8', 'line'), shape('M-18.2,-28h31.4v-2.4h-31.4Z', 'brassf'), tier(-12, -31, 19, 6), windows(-11, -32.4, 17, 3.4, 5, 'lit'), gable(-2.5, -37, 21, 6)],
  // Pinnacle
  w19: [tier(-16, -2, 27, 11), windows(-15, -5, 25, 6, 7, 'win', true), tier(-14, -13, 7, 15), windows(-13.4, -16, 6, 9, 2), tier(3, -13, 7, 11), windows(3.6, -15, 6, 7, 2), gable(-10.5, -28, 9, 14), gable(6.5, -24, 9, 12), tier(-6.5, -13, 8, 28), windows(-6, -16, 7, 10, 2), windows(-6, -30, 7, 8, 2, 'lit'), gable(-2.5, -41, 11, 22), ball(-2.5, -64, 1.8)],
  // Long Colonnade
  w20: [tier(-19, -2, 33, 3), tier(-18, -5, 31, 2.4), shape('M-16.5,-7.4h28v-14h-28Z', 'f3'), windows(-17, -7.4, 29, 14, 10, 'hi', true), tier(-18, -21.4, 31, 3.4), shape('M-17,-22.6h29v1h-29Z', 'brass0'), tier(-6.5, -24.8, 8, 5, true), shape('M-4.6,-30L-3.6,-40L-2.5,-44L-1.4,-40L-.4,-30Z', 'f0'), ball(-2.5, -45.4, 2, 'f0')],
}

export function silhouette(parts: Part[]): Mark[] {
  return [...base, ...parts.flat()]
}
