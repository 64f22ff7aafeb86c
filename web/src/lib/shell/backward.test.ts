// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { backward, cameTo } from './backward.svelte'

describe('the way back to a table', () => {
  beforeEach(() => cameTo('/'))

  it('stays open while somebody looks at rules and settings', () => {
    cameTo('/t/abc123/replay')
    cameTo('/rules/paris')
    cameTo('/settings')
    expect(backward.table).toBe('/t/abc123')
    expect(sessionStorage.getItem('mansard.came-from')).toBe('/t/abc123')
  })

  it('is forgotten at the list of tables', () => {
    cameTo('/t/abc123')
    cameTo('/tables/new')
    expect(backward.table).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })
})
