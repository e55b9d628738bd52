/** Another API family is another `conventions.yaml`, not other code. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import { linkManifest } from '../../../generator/link/link.ts'
import { buildModel } from '../../../generator/model/build-model.ts'
import { readContract } from '../../../generator/read/contract.ts'
import { readConventions } from '../../../generator/read/conventions.ts'
import { openInput, sameInputs } from '../../../generator/read/input.ts'
import { readManifest } from '../../../generator/read/manifest.ts'
import { conventions } from '../../support/document-model.ts'
import { createWorkspace, type Workspace } from '../workspace.ts'

const contract = `openapi: 3.0.3
info: { title: Things, version: '1' }
paths:
  /v1/things:
    get:
      operationId: thing_list
      x-pages: { required: [owner] }
      parameters:
        - { name: page_size, in: query, schema: { type: integer, nullable: true } }
        - { name: cursor, in: query, schema: { type: string, nullable: true } }
        - { name: order, in: query, schema: { type: string, enum: [id_ascending, label_ascending] } }
        - { name: owner, in: query, schema: { type: string } }
      responses:
        200: { description: All, content: { application/json: { schema: { $ref: '#/components/schemas/Things' } } } }
  /v1/things/{thing}:
    get:
      operationId: thing_view
      parameters: [{ name: thing, in: path, required: true, schema: { type: string, format: uuid } }]
      responses:
        200: { description: One, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
  /v1/feed:
    get: { operationId: feed, x-stream: {}, responses: { default: { description: A stream } } }
components:
  schemas:
    Octets: { type: integer }
    Title: { type: string, pattern: '^[a-z]+$' }
    Thing:
      type: object
      required: [id, label]
      properties:
        id: { type: string, format: uuid }
        label: { $ref: '#/components/schemas/Title' }
        room: { $ref: '#/components/schemas/Octets' }
    Things:
      type: object
      required: [rows]
      properties:
        rows: { type: array, items: { $ref: '#/components/schemas/Thing' } }
        more: { type: array, items: { type: string } }
`

const own = `paging: { limit: page_size, token: cursor, sort: order, items: rows }
schemas: { nameOrId: Either, name: Title, bytes: Octets, addresses: [Address] }
marks: { paged: x-pages, socket: x-stream }
`

const project = {
  'contract.yaml': contract,
  'conventions.yaml': own,
  'resources/console.yaml': 'console: C\nlevels: { top: { nav: [thing.list] } }\nexcused: { feed: nobody }\n',
  'resources/things.yaml': 'entity: thing\nat: /things\nname: label\nlist: { columns: [label, room] }\n',
}

function open({ root }: Workspace) {
  const diagnostics = createDiagnostics()
  const locations = { root, spec: join(root, 'contract.yaml'), resources: join(root, 'resources') }
  return { locations, diagnostics, input: openInput(locations) }
}

function build(workspace: Workspace) {
  const { diagnostics, input } = open(workspace)
  const read = { contract: readContract(input, diagnostics), manifest: readManifest(input, diagnostics) }
  if (read.contract === undefined || read.manifest === undefined) return { model: undefined, diagnostics }
  const linked = linkManifest({ contract: read.contract, manifest: read.manifest }, diagnostics)
  return { model: buildModel({ linked, behaviours: {} }), diagnostics }
}

describe('conventions', () => {
  it('beside a contract say what its names mean', () => {
    const { model, diagnostics } = build(createWorkspace(project))
    expect(diagnostics.all).toEqual([])
    const list = model?.screens.find(({ id }) => `${id}` === 'thing.list')
    expect(list).toMatchObject({ kind: 'list', list: { query: [], paged: true } })
    const room = expect.objectContaining({ id: 'room', cell: { kind: 'bytes' } })
    expect(list).toMatchObject({ columns: expect.arrayContaining([room]) })
    const operations = new Map(model?.operations.map((operation) => [operation.id, operation]))
    expect(operations.get('thing_list')?.paged).toEqual({ required: ['owner'] })
    expect(operations.get('feed')?.response.transport).toBe('socket')
  })

  it('of the generator count where a contract has none', () => {
    const { input, diagnostics } = open(createWorkspace({ ...project, 'conventions.yaml': '' }))
    expect(readConventions(input, diagnostics)).toBeUndefined()
    const { 'conventions.yaml': _, ...none } = project
    const other = open(createWorkspace(none))
    expect(readConventions(other.input, other.diagnostics)).toEqual(conventions)
    expect(other.diagnostics.all).toEqual([])
  })

  it.each([
    ['is missing', 'bytes: Octets, ', '', 'There is no "schemas.bytes".'],
    ['is no text', 'bytes: Octets', 'bytes: [Octets]', '"schemas.bytes" must be a text, but is a list.'],
    ['is no list', '[Address]', 'Address', '"schemas.addresses" must be a list of texts, but is text.'],
  ])('one that %s is reported with its place', (_, from, to, cause) => {
    const { input, diagnostics } = open(createWorkspace({ ...project, 'conventions.yaml': own.replace(from, to) }))
    expect(readConventions(input, diagnostics)).toBeUndefined()
    expect(diagnostics.all).toMatchObject([
      { code: 'WRONG_CONVENTION', place: { file: 'conventions.yaml', line: 2 }, cause },
    ])
  })

  it('that are new or other than before make a run necessary', () => {
    const { 'conventions.yaml': _, ...none } = project
    const workspace = createWorkspace(none)
    const { input, locations, diagnostics } = open(workspace)
    readContract(input, diagnostics)
    readManifest(input, diagnostics)
    const recorded = { contract: 'contract.yaml', inputs: input.hashes() }
    expect(sameInputs(locations, recorded)).toBe(true)
    workspace.write({ 'conventions.yaml': own })
    expect(sameInputs(locations, recorded)).toBe(false)
  })
})
