/** What the mock answers by itself: rows and links where their data can be true, else a sample that is called one. */
import { describe, expect, it } from 'vitest'
import { build, type Change } from '../diagnostics/world.ts'

const inContract = (replace: string, by: string): Change => ({ in: 'contract.yaml', replace, by })

const mockOf = (operation: string, ...changes: readonly Change[]): string | undefined =>
  build(changes).model?.coverage.operations[operation]?.mock

describe('the mock', () => {
  it('keeps rows and links where bodies and answers have what rows have', () => {
    for (const id of ['boat_list', 'boat_create', 'boat_view', 'boat_update', 'harbor_pilot_list', 'harbor_pilot_add'])
      expect(mockOf(id), id).toBe('crud')
  })

  it('does not write a number where rows have a text', () => {
    const update = inContract(
      'name: {type: string}}}}\n        length: {type: integer, format: uint32}\n    Voyage',
      'name: {type: string}}}}\n        length: {type: string}\n    Voyage',
    )
    expect(mockOf('boat_update', update)).toBe('sample')
    expect(mockOf('boat_create', update)).toBe('crud')
  })

  it('does not answer with a row what a row has no data for', () => {
    const view = inContract(
      "        - {name: harbor, in: query, schema: {$ref: '#/components/schemas/NameOrId'}}\n      responses:\n        '200': {description: The answer., content: {application/json: {schema: {$ref: '#/components/schemas/Boat'}}}}\n    put",
      "        - {name: harbor, in: query, schema: {$ref: '#/components/schemas/NameOrId'}}\n      responses:\n        '200': {description: The answer., content: {application/json: {schema: {$ref: '#/components/schemas/Depth'}}}}\n    put",
    )
    expect(mockOf('boat_view', view)).toBe('sample')
  })

  it('does not link rows where nothing says which', () => {
    const nameless = [
      inContract('required: [harbor_id, pilot_id]', 'required: [harbor_id, since]'),
      inContract('pilot_id: {type: string, format: uuid}', 'since: {type: string}'),
    ]
    expect(mockOf('harbor_pilot_add', ...nameless)).toBe('sample')
  })
})
