/** Overviews: data for the kit from what the manifest says is found, counted and used. */
import { describe, expect, it } from 'vitest'
import { emitted, expected, openFixture } from '../support/fixture.ts'

describe('overviews', () => {
  const fixture = openFixture('overviews')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('counts as generated, and says what it calls', () => {
    const { screens, operations } = fixture.model.coverage
    expect(screens['morning']).toEqual({ path: '/overview', kind: 'generated' })
    for (const id of ['mill_list', 'stone_list', 'mill_store_view', 'river_view'])
      expect(operations[id]?.screens).toContain('morning')
  })

  it('stands first in the sidebar of a level that begins elsewhere', () => {
    const [level] = fixture.model.levels
    expect(level?.home).toBe('/mills')
    expect(level?.nav[0]?.path).toBe('/overview')
    expect(fixture.model.redirects['/']).toBe('/mills')
  })
})
