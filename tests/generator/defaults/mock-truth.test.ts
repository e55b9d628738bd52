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

  it('does not answer with a row what is accepted and answered with a row of something else', () => {
    const answered = (status: string): Change =>
      inContract(
        "schema: {$ref: '#/components/schemas/BoatCreate'}}}\n      responses:\n        '201': {description: The answer., content: {application/json: {schema: {$ref: '#/components/schemas/Boat'}}}}",
        `schema: {$ref: '#/components/schemas/BoatCreate'}}}\n      responses:\n        '${status}': {description: The answer., content: {application/json: {schema: {$ref: '#/components/schemas/Pilot'}}}}`,
      )
    expect(mockOf('boat_create', answered('202'))).toBe('sample')
    expect(mockOf('boat_list', answered('202'))).toBe('crud')
  })

  it('does not link rows where nothing says which', () => {
    const nameless = [
      inContract('required: [harbor_id, pilot_id]', 'required: [harbor_id, since]'),
      inContract('pilot_id: {type: string, format: uuid}', 'since: {type: string}'),
    ]
    expect(mockOf('harbor_pilot_add', ...nameless)).toBe('sample')
  })

  it('links rows by each operation that names both ends', () => {
    const invite = inContract(
      '  /v1/pilots/{pilot}/harbors:\n',
      `  /v1/pilots/{pilot}/invitations:
    post:
      operationId: pilot_invite
      tags: [harbors]
      parameters:
        - {name: pilot, in: path, required: true, schema: {$ref: '#/components/schemas/NameOrId'}}
      requestBody:
        required: true
        content: {application/json: {schema: {$ref: '#/components/schemas/PilotInvite'}}}
      responses:
        '201': {description: The answer., content: {application/json: {schema: {$ref: '#/components/schemas/Service'}}}}
  /v1/pilots/{pilot}/harbors:
`,
    )
    const body = (field: string): Change =>
      inContract(
        '    ServiceAdd:\n',
        `    PilotInvite: {type: object, required: [${field}], properties: {${field}: {$ref: '#/components/schemas/NameOrId'}}}\n    ServiceAdd:\n`,
      )
    const action: Change = {
      replace: 'fields:\n  pilot: {ref: pilot}',
      by: 'fields:\n  pilot: {ref: pilot}\nactions:\n  invite: {op: pilot_invite, path: {pilot: $row.pilotId}}',
    }
    expect(mockOf('pilot_invite', invite, body('harbor'), action)).toBe('crud')
    expect(mockOf('harbor_pilot_add', invite, body('harbor'), action)).toBe('crud')
    // Which harbor, nobody says.
    expect(mockOf('pilot_invite', invite, body('reason'), action)).toBe('none')
  })
})
