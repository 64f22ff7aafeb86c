import type { View } from '$lib/api/client'
import { describe, expect, it } from 'vitest'
import { oneByOne, shortened, type Frame } from './queue'

const view = {} as View
const frame = (number: number): Frame => ({ number, seat: 1, events: [], view })
const turns = (...counts: number[]): Frame[] => counts.flatMap((count, i) => Array.from({ length: count }, () => frame(i + 1)))
const numbers = (frames: Frame[]) => frames.map((one) => one.number)

describe('a queue', () => {
  it('is played whole as long as it takes eight seconds at most', () => {
    expect(shortened(turns(6, 7), 'normal').played).toHaveLength(13)
    expect(shortened(turns(6, 7), 'normal').listed).toEqual([])
  })

  it('is shortened to the last two turns, and the rest is listed', () => {
    const { listed, played } = shortened(turns(5, 5, 3, 1), 'normal')
    expect(numbers(listed)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2])
    expect(numbers(played)).toEqual([3, 3, 3, 4])
  })

  it('keeps the last two turns whole, however long they are', () => {
    expect(shortened(turns(20, 20), 'normal').played).toHaveLength(40)
  })

  it('takes the pace into account', () => {
    expect(shortened(turns(5, 5, 5, 5), 'fast').listed).toEqual([])
    expect(shortened(turns(3, 3, 3), 'slow').listed).toHaveLength(3)
  })

  it('tells what a rival does by itself event by event', () => {
    expect(oneByOne(4, [['rival-moved'], ['rival-built']], view).map((one) => one.events)).toEqual([[['rival-moved']], [['rival-built']]])
  })
})
