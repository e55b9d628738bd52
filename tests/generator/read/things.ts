/** A small API of another family: its contract, its table of conventions, and a console of it. */
import { join } from 'node:path'
import { createDiagnostics, type Diagnostics } from '../../../generator/diagnostics.ts'
import { linkManifest } from '../../../generator/link/link.ts'
import { buildModel } from '../../../generator/model/build-model.ts'
import type { Model } from '../../../generator/model/types/ir.ts'
import { readContract } from '../../../generator/read/contract.ts'
import { openInput, type Input, type Locations } from '../../../generator/read/input.ts'
import { readManifest } from '../../../generator/read/manifest.ts'
import type { Workspace } from '../workspace.ts'

export const contract = `openapi: 3.0.3
info: { title: Things, version: '1' }
paths:
  /v1/things:
    get:
      operationId: thing_list
      x-pages: { required: [owner] }
      parameters:
        - { name: page_size, in: query, schema: { type: integer, nullable: true } }
        - { name: cursor, in: query, schema: { type: string, nullable: true } }
        - { name: order, in: query, schema: { type: string, enum: [uid_up, label_up, label_down, age_up] } }
        - { name: owner, in: query, schema: { type: string } }
      responses:
        200: { description: All, content: { application/json: { schema: { $ref: '#/components/schemas/Things' } } } }
        4XX: { description: Refused, content: { application/json: { schema: { $ref: '#/components/schemas/Fault' } } } }
  /v1/things/{thing}:
    get:
      operationId: thing_view
      parameters: [{ name: thing, in: path, required: true, schema: { $ref: '#/components/schemas/Either' } }]
      responses:
        200: { description: One, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
    put:
      operationId: thing_update
      parameters: [{ name: thing, in: path, required: true, schema: { $ref: '#/components/schemas/Either' } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/ThingUpdate' } } } }
      responses:
        200: { description: One, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
  /v1/feed:
    get: { operationId: feed, x-stream: {}, responses: { default: { description: A stream } } }
components:
  schemas:
    Octets: { type: integer }
    Either: { oneOf: [{ type: string, format: uuid }, { $ref: '#/components/schemas/Title' }] }
    Fault: { type: object, required: [trace, text], properties: { trace: { type: string }, kind: { type: string }, text: { type: string } } }
    Title: { type: string, pattern: '^[a-z]+$' }
    Thing:
      type: object
      required: [uid, label, marks]
      properties:
        uid: { type: string, format: uuid }
        note: { type: string }
        made_at: { type: string, format: date-time }
        changed_at: { type: string, format: date-time }
        thing_uid: { type: string, format: uuid }
        label: { $ref: '#/components/schemas/Title' }
        room: { $ref: '#/components/schemas/Octets' }
        keeper: { type: string, nullable: true }
        marks: { type: array, items: { type: string } }
    ThingUpdate:
      type: object
      properties:
        note: { type: string }
        label: { $ref: '#/components/schemas/Title' }
        room: { $ref: '#/components/schemas/Octets' }
        thing: { $ref: '#/components/schemas/Either' }
        keeper: { type: string, nullable: true }
        marks: { type: array, items: { type: string } }
    Things:
      type: object
      required: [rows]
      properties:
        rows: { type: array, items: { $ref: '#/components/schemas/Thing' } }
        after: { type: string, nullable: true }
        more: { type: array, items: { type: string } }
`

export const own = `paging: { limit: page_size, token: cursor, sort: order, items: rows, next: after, rising: _up, falling: _down, age: age }
rows: { id: uid, name: label, description: note, created: made_at, modified: changed_at, time: _at, reference: _uid }
schemas: { nameOrId: Either, name: Title, bytes: Octets, addresses: [Address] }
errors: { request: trace, code: kind, message: text, header: x-trace }
codes: { exists: taken, missing: gone, forbidden: no, unauthorized: who, invalidRequest: not-now, invalidValue: odd, conflict: busy, unavailable: later, noCapacity: full, internal: broken }
marks: { paged: x-pages, socket: x-stream }
`

export const project = {
  'contract.yaml': contract,
  'conventions.yaml': own,
  'resources/console.yaml': 'console: C\nlevels: { top: { nav: [thing.list] } }\nexcused: { feed: nobody }\n',
  'resources/things.yaml': 'entity: thing\nat: /things\n',
}

interface Opened {
  locations: Locations
  diagnostics: Diagnostics
  input: Input
}

/** The input of such a workspace. */
export function open({ root: folder }: Pick<Workspace, 'root'>): Opened {
  const diagnostics = createDiagnostics()
  const locations = { root: folder, spec: join(folder, 'contract.yaml'), resources: join(folder, 'resources') }
  return { locations, diagnostics, input: openInput(locations) }
}

/** The console of such a workspace. */
export function build(workspace: Pick<Workspace, 'root'>): { model: Model | undefined; diagnostics: Diagnostics } {
  const { diagnostics, input } = open(workspace)
  const read = { contract: readContract(input, diagnostics), manifest: readManifest(input, diagnostics) }
  if (read.contract === undefined || read.manifest === undefined) return { model: undefined, diagnostics }
  const linked = linkManifest({ contract: read.contract, manifest: read.manifest }, diagnostics)
  return { model: buildModel({ linked, behaviours: {} }), diagnostics }
}
