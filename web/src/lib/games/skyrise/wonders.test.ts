import { expect, it } from 'vitest'
import { silhouette, WONDERS } from './wonders'

const DRAWN = ['w02', 'w05', 'w13', 'w16']
const all = Array.from({ length: 20 }, (_, i) => `w${String(i + 1).padStart(2, '0')}`)

it('has a silhouette for every wonder that is not drawn by hand', () => {
  expect(Object.keys(WONDERS).toSorted()).toEqual(all.filter((id) => !DRAWN.includes(id)))
})

it('keeps every silhouette inside its plot', () => {
  for (const parts of Object.values(WONDERS)) {
    for (const mark of silhouette(parts)) {
      expect(mark.d).not.toContain('NaN')
      const start = /^M(-?[\d.]+),(-?[\d.]+)/.exec(mark.d)
      expect(Number(start?.[1])).toBeGreaterThanOrEqual(-20)
      expect(Number(start?.[1])).toBeLessThanOrEqual(22)
      expect(Number(start?.[2])).toBeGreaterThanOrEqual(-70)
    }
  }
})
