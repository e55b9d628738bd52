/** Pages of charts: data for the kit from what the manifest says is asked for and shown. */
import { describe, expect, it } from 'vitest'
import { emitted, expected, openFixture } from '../support/fixture.ts'

describe('charts', () => {
  const fixture = openFixture('charts')

  it('emits what the files say', () => expect(emitted(fixture)).toEqual(expected(fixture)))

  it('counts as generated, and says what it calls', () => {
    const { screens, operations } = fixture.model.coverage
    expect(screens['boiler_heat']).toEqual({ path: '/boilers/:boiler/heat', kind: 'generated' })
    expect(operations['reading_query']?.screens).toEqual(['boiler_heat', 'boiler_valves', 'readings'])
    expect(operations['valve_list']?.screens).toContain('boiler_valves')
  })

  it('of samples names what it asks for, its list, and what its slots call', () => {
    const { screens, operations } = fixture.model.coverage
    expect(screens['boiler_water']).toEqual({ path: '/water', kind: 'generated' })
    for (const id of ['boiler_metric', 'boiler_list', 'boiler_view'])
      expect(operations[id]?.screens).toContain('boiler_water')
  })

  it('is shown below the page of the row', () => {
    const boiler = fixture.model.routes.find(({ screen }) => screen === 'boiler.detail')
    expect(boiler?.children.map(({ screen }) => screen)).toEqual(['valve.list', 'boiler_heat', 'boiler_valves'])
  })
})
