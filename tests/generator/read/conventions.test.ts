/** Another API family is another `conventions.yaml`, not other code. */
import { cpSync, rmSync } from 'node:fs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planUpgrade, type Applying } from '../../../generator/upgrade-apply.ts'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import { emitSession } from '../../../generator/emit/routes/session.ts'
import type { Model } from '../../../generator/model/types/ir.ts'
import { linkManifest } from '../../../generator/link/link.ts'
import { buildModel } from '../../../generator/model/build-model.ts'
import { readContract } from '../../../generator/read/contract.ts'
import { readConventions } from '../../../generator/read/conventions.ts'
import { openInput, sameInputs } from '../../../generator/read/input.ts'
import { readManifest } from '../../../generator/read/manifest.ts'
import { makeScratch, root, writeFiles } from '../support/folders.ts'
import { isUpgraded } from '../support/upgraded.ts'
import { addEmitted, compile, emitForCompile, openWorkshop } from '../support/workshop.ts'
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
      required: [uid, label]
      properties:
        uid: { type: string, format: uuid }
        note: { type: string }
        made_at: { type: string, format: date-time }
        changed_at: { type: string, format: date-time }
        thing_uid: { type: string, format: uuid }
        label: { $ref: '#/components/schemas/Title' }
        room: { $ref: '#/components/schemas/Octets' }
    Things:
      type: object
      required: [rows]
      properties:
        rows: { type: array, items: { $ref: '#/components/schemas/Thing' } }
        after: { type: string, nullable: true }
        more: { type: array, items: { type: string } }
`

const own = `paging: { limit: page_size, token: cursor, sort: order, items: rows, next: after, rising: _up, falling: _down, age: age }
rows: { id: uid, name: label, description: note, created: made_at, modified: changed_at, time: _at, reference: _uid }
schemas: { nameOrId: Either, name: Title, bytes: Octets, addresses: [Address] }
errors: { request: trace, code: kind, message: text, header: x-trace }
codes: { exists: taken, missing: gone, forbidden: no, unauthorized: who, invalidRequest: not-now, invalidValue: odd, conflict: busy, unavailable: later, noCapacity: full, internal: broken }
marks: { paged: x-pages, socket: x-stream }
`

const project = {
  'contract.yaml': contract,
  'conventions.yaml': own,
  'resources/console.yaml': 'console: C\nlevels: { top: { nav: [thing.list] } }\nexcused: { feed: nobody }\n',
  'resources/things.yaml': 'entity: thing\nat: /things\n',
}

function open({ root: folder }: Pick<Workspace, 'root'>) {
  const diagnostics = createDiagnostics()
  const locations = { root: folder, spec: join(folder, 'contract.yaml'), resources: join(folder, 'resources') }
  return { locations, diagnostics, input: openInput(locations) }
}

function build(workspace: Pick<Workspace, 'root'>) {
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
    const order = { uid: { rising: 'uid_up' }, label: { rising: 'label_up', falling: 'label_down' } }
    expect(list).toMatchObject({ list: { server: { order } } })
    // What people call a row first, then what is said of it; when it was made comes last, and what it is told apart by is hidden.
    expect(list).toMatchObject({ rowKey: 'uid', rowName: 'label' })
    const columns = list?.kind === 'list' ? list.columns : []
    const shown = columns.filter(({ hidden }) => hidden !== true).map(({ id }) => id)
    expect([shown.slice(0, 2), shown.at(-1)]).toEqual([['label', 'note'], 'madeAt'])
    const cells = Object.fromEntries(columns.map(({ id, label, cell }) => [id, [label, cell.kind]]))
    expect(cells).toMatchObject({ uid: ['Uid', 'id'], note: ['Note', 'description'], thingUid: ['Thing', 'ref'] })
    const page = model?.screens.find(({ id }) => `${id}` === 'thing.detail')
    const rows = page?.kind === 'detail' ? page.rows.map(({ id }) => id) : []
    expect([rows[0], ...rows.slice(-3)]).toEqual(['note', 'changedAt', 'madeAt', 'uid'])
    const operations = new Map(model?.operations.map((operation) => [operation.id, operation]))
    expect(operations.get('thing_list')?.paged).toEqual({ required: ['owner'] })
    expect(operations.get('feed')?.response.transport).toBe('socket')
  })

  it('of the generator count where a contract has none', () => {
    const { input, diagnostics } = open(createWorkspace({ ...project, 'conventions.yaml': '' }))
    expect(readConventions(input, diagnostics)).toBeUndefined()
    const { 'conventions.yaml': _, ...none } = project
    const other = open(createWorkspace(none))
    const table = readFileSync(join(root, 'generator/read/default-conventions.yaml'), 'utf8')
    const same = open(createWorkspace({ ...project, 'conventions.yaml': table }))
    expect(readConventions(other.input, other.diagnostics)).toEqual(readConventions(same.input, same.diagnostics))
    expect(other.diagnostics.all).toEqual([])
  })

  it('of the generator are those of our own API, but for who is signed in', ({ skip }) => {
    const { 'conventions.yaml': _, ...none } = project
    const other = open(createWorkspace(none))
    const { session: __, ...ours } = readConventions(openInput({ root }), other.diagnostics) ?? {}
    const general = readConventions(other.input, other.diagnostics)
    skip(isUpgraded && !isDeepStrictEqual(ours, general), 'the table is that of another document')
    expect(general).toEqual(ours)
  })

  it('call names what takes lower-case letters, digits and hyphens; a schema that takes more is an ordinary text', () => {
    const formOf = (pattern: string): unknown => {
      const made = contract
        .replace(
          '  /v1/things:\n',
          `  /v1/things:
    post:
      operationId: thing_create
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/New' } } } }
      responses:
        201: { description: It, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
`,
        )
        .replace("pattern: '^[a-z]+$'", () => pattern)
      const New =
        "    New: { type: object, required: [label], properties: { label: { $ref: '#/components/schemas/Title' } } }\n"
      const { model, diagnostics } = build(createWorkspace({ ...project, 'contract.yaml': made + New }))
      expect(diagnostics.all).toEqual([])
      return model?.screens.find(({ id }) => `${id}` === 'thing.create')
    }
    expect(formOf("pattern: '^[a-z]+$'")).toMatchObject({ fields: [{ widget: { kind: 'name' } }] })
    expect(formOf("pattern: '^[A-Z][A-Za-z0-9 ]*$'")).toMatchObject({
      fields: [{ widget: { kind: 'text', pattern: '^[A-Z][A-Za-z0-9 ]*$' } }],
    })
    expect(formOf('maxLength: 40')).toMatchObject({ fields: [{ widget: { kind: 'text', maxLength: 40 } }] })
  })

  it('need not have a header for the version, nor say that a field which a PUT leaves out is kept', () => {
    const callsOf = (more: string) => {
      const { input, diagnostics } = open(createWorkspace({ ...project, 'conventions.yaml': own + more }))
      return [readConventions(input, diagnostics)?.calls, diagnostics.all.map(({ cause }) => cause)]
    }
    expect(callsOf('')).toEqual([{}, []])
    expect(callsOf('calls: { version: x-version }\n')).toEqual([{ version: 'x-version' }, []])
    expect(callsOf('calls: { version: [] }\n')).toEqual([undefined, ['"calls.version" must be a text, but is a list.']])
    expect(callsOf('calls: { leftOut: kept }\n')).toEqual([{ leftOut: 'kept' }, []])
    expect(callsOf('calls: { leftOut: gone }\n')).toEqual([
      undefined,
      ['"calls.leftOut" must be `kept`, or left out, but is text.'],
    ])
  })

  it.each([
    ['is missing', 'bytes: Octets, ', '', 'There is no "schemas.bytes".'],
    ['is no text', 'bytes: Octets', 'bytes: [Octets]', '"schemas.bytes" must be a text, but is a list.'],
    ['is no list', '[Address]', 'Address', '"schemas.addresses" must be a list of texts, but is text.'],
  ])('one that %s is reported with its place', (_, from, to, cause) => {
    const { input, diagnostics } = open(createWorkspace({ ...project, 'conventions.yaml': own.replace(from, to) }))
    expect(readConventions(input, diagnostics)).toBeUndefined()
    expect(diagnostics.all).toMatchObject([
      { code: 'WRONG_CONVENTION', place: { file: 'conventions.yaml', line: 3 }, cause },
    ])
  })

  describe('of signing in', () => {
    const things = contract.replace(
      '  /v1/feed:',
      `  /v1/me:
    get:
      operationId: who_am_i
      responses:
        200: { description: You, content: { application/json: { schema: { $ref: '#/components/schemas/Person' } } } }
  /v1/bye: { post: { operationId: say_bye, responses: { 204: { description: Gone } } } }
  /v1/feed:`,
    )
    const person = `    Person:
      type: object
      required: [uid]
      properties: { uid: { type: string }, call_sign: { type: string }, may_steer: { type: boolean } }
`
    const withSession = (session: string, levels = '') =>
      build(
        createWorkspace({
          ...project,
          'contract.yaml': things + person,
          'conventions.yaml': `${own}session: ${session}\n`,
          'resources/console.yaml': `console: C\nlevels: { top: { nav: [thing.list] }${levels} }\nexcused: { feed: nobody }\n`,
        }),
      )
    const emitted = (model: Model | undefined, path: string): string =>
      (model === undefined ? [] : emitSession(model)).find((file) => file.path === path)?.text ?? ''

    it('names operations, which are used by that and have no page of their own', () => {
      const table = '{ who: who_am_i, called: call_sign, end: say_bye, signIn: /gangway }'
      const { model, diagnostics } = withSession(table, ', bridge: { at: /bridge, seen: maySteer, nav: [] }')
      expect(diagnostics.all).toEqual([])
      const text = emitted(model, 'routes/session.gen.ts')
      expect(text).toContain("whoOperation: string | undefined = 'whoAmI'")
      expect(text).toContain("calledField: string | undefined = 'callSign'")
      expect(text).toContain('= () => sayBye({ throwOnError: true })')
      expect(text).toContain("signInPath: string | undefined = '/gangway'")
      expect(text).toMatch(/groups: .* = undefined/)
      expect(model?.session.levels['bridge']).toEqual({ seen: 'maySteer' })
      expect(model?.coverage.operations['say_bye']).toMatchObject({
        screens: [],
        mock: 'sample',
        claimed: expect.any(String),
      })
    })

    it('need not be there: then nobody is asked for', () => {
      const { model, diagnostics } = build(createWorkspace(project))
      expect(diagnostics.all).toEqual([])
      expect(emitted(model, 'routes/session.gen.ts')).toContain('knowsWho: boolean = false')
      expect(emitted(model, 'routes/session-roles.gen.ts')).toContain('= undefined')
    })

    it.each([
      ['{ who: who_am_y, end: say_bye }', 'session.who', 'who_am_y', 'did you mean `who_am_i`?'],
      ['{ who: who_am_i, called: callsign, end: say_bye }', 'no field `callsign`', '', 'did you mean `call_sign`?'],
      ['{ who: say_bye, end: who_am_i }', 'session.who', 'is a POST', 'name an operation that reads'],
      ['{ who: who_am_i, end: thing_view }', 'session.end', 'which needs thing', 'name an operation that signs out'],
      ['{ whom: who_am_i }', '"session.whom" is nothing that the table may say', '', 'Did you mean "who"?'],
      ['who_am_i', '"session" must be a table of who, called', 'but is text', ''],
    ])('what is wrong with it is reported where it stands: %s', (table, cause, more, suggestion) => {
      const { diagnostics } = withSession(table)
      const found = diagnostics.all.find((one) => one.cause.includes(cause) && one.cause.includes(more))
      expect(found, JSON.stringify(diagnostics.all)).toBeDefined()
      expect(found?.place).toMatchObject({ file: 'conventions.yaml', line: 7 })
      expect(found?.suggestion).toContain(suggestion)
    })

    it('that is wrong is told once: not also where a level needs it', () => {
      const { diagnostics } = withSession(
        '{ who: who_am_y, end: say_bye }',
        ', bridge: { at: /bridge, seen: up, nav: [] }',
      )
      expect(diagnostics.all.map(({ code }) => code)).toEqual(['UNKNOWN_OPERATION'])
    })

    it('is what a level for some people only needs', () => {
      const { diagnostics } = withSession('{ end: say_bye }', ', bridge: { at: /bridge, seen: maySteer, nav: [] }')
      expect(diagnostics.all.find(({ cause }) => cause.includes('seen'))).toMatchObject({
        code: 'UNKNOWN_FIELD',
        place: { file: 'resources/console.yaml', line: 2 },
        cause: expect.stringContaining('session.who'),
      })
    })
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

/** The mock's own code, as far as it is told here. */
interface Engine {
  'generated/mock/operations.gen.ts': { operations: Record<string, object> }
  'src/mock/crud/crud.ts': { crudHandler: (id: string) => (input: object) => Record<string, unknown> }
  'src/mock/parse/params.ts': {
    parseQuery: (spec: object | undefined, search: URLSearchParams) => object
    parsePath: (spec: object | undefined, raw: object) => object
  }
  'src/mock/http/answer.ts': { withId: (headers: Headers, id: string) => Headers }
  'src/mock/http/errors.ts': { errorBody: (error: unknown, id: string) => object }
  'src/mock/store/store.ts': {
    Store: new (version: object) => { collection: (name: string) => { insert: (key: string, row: object) => void } }
  }
  'src/mock/context/make-ctx.ts': { makeCtx: (parts: object) => object }
}

describe('another family of APIs', () => {
  const [workshop, world] = [makeScratch(), makeScratch()]
  let applied: Applying | undefined
  const load = <P extends keyof Engine>(path: P): Promise<Engine[P]> =>
    import(/* @vite-ignore */ join(workshop, path)) as Promise<Engine[P]>

  beforeAll(async () => {
    // A console of nothing is upgraded to the document: what there is of things was proposed, and nobody wrote it.
    const files = {
      'openapi/openapi.yaml': contract.replace(/^ {2}\/v1\/things:\n[^]*(?=^ {2}\/v1\/feed:)/m, ''),
      'openapi/conventions.yaml': own,
      'openapi/resources/console.yaml':
        'console: C\nlevels: { top: { nav: [home] } }\nexcused: { feed: nobody }\n---\npage: home\nat: /home\nkind: placeholder\ntitle: Home\nissue: later\nsummary: Nothing yet\n',
    }
    writeFiles(world, { ...files, 'newer.yaml': contract, 'newer/conventions.yaml': own })
    const diagnostics = createDiagnostics()
    const made = await planUpgrade({ locations: { root: world }, to: join(world, 'newer.yaml') }, diagnostics)
    const model = made?.draft.model
    if (made === undefined || model === undefined) throw new Error(JSON.stringify(diagnostics.all))
    applied = made
    openWorkshop(workshop)
    addEmitted(workshop, await emitForCompile(model))
  })
  afterAll(() => [workshop, world].forEach((folder) => rmSync(folder, { recursive: true, force: true })))

  it('needs nothing but proposals', () => {
    expect(applied?.draft.refused).toEqual([])
    expect(applied?.draft.placed.map(({ shape, yaml }) => [shape, yaml])).toEqual([
      ['entity', 'entity: thing\nat: /things\n'],
    ])
  })

  it('compiles: no name of the console is one of a single API', async () => {
    expect(await compile(workshop, 'src')).toEqual([])
  })

  it('has a mock that asks and answers with its names', async () => {
    cpSync(join(root, 'src/mock'), join(workshop, 'src/mock'), { recursive: true })
    const { operations } = await load('generated/mock/operations.gen.ts')
    const { crudHandler } = await load('src/mock/crud/crud.ts')
    const { parsePath, parseQuery } = await load('src/mock/parse/params.ts')
    const { errorBody } = await load('src/mock/http/errors.ts')
    const { withId } = await load('src/mock/http/answer.ts')
    const { Store } = await load('src/mock/store/store.ts')
    const { makeCtx } = await load('src/mock/context/make-ctx.ts')

    const store = new Store({})
    const things = ['a', 'b', 'c'].map((label, i) => ({
      uid: `0b2c6b0e-0000-4000-8000-00000000000${i}`,
      label,
      made_at: `202${9 - i}`,
    }))
    for (const thing of things) store.collection('thing').insert(thing.uid, thing)
    const ctx = makeCtx({ store, identity: {}, clock: () => 0, seed: 'seed', rules: {} })
    const list = (search: string) => {
      const query = parseQuery(operations['thing_list'], new URLSearchParams(search))
      return crudHandler('thing_list')({ path: {}, query, body: undefined, ctx })
    }

    const first = list('owner=me&page_size=2&order=uid_up')
    expect(first).toEqual({ rows: things.slice(0, 2), after: expect.any(String) })
    expect(list(`page_size=2&cursor=${String(first['after'])}`)).toEqual({ rows: things.slice(2), after: null })

    expect(list('owner=me&order=age_up')).toMatchObject({ rows: things.toReversed() })
    expect(withId(new Headers(), 'r-1').get('x-trace')).toBe('r-1')

    const refusal = (call: () => unknown): object => {
      try {
        call()
      } catch (error) {
        return errorBody(error, 'r-1')
      }
      throw new Error('it was not refused')
    }
    const view = (thing: string) => () =>
      crudHandler('thing_view')({ path: parsePath(operations['thing_view'], { thing }), query: {}, ctx })
    expect(view(things[1]?.uid ?? '')()).toEqual(things[1])
    expect(refusal(view('nobody'))).toEqual({
      trace: 'r-1',
      kind: 'gone',
      text: 'not found: thing with name "nobody"',
    })
    expect(refusal(view('No Name'))).toMatchObject({ trace: 'r-1', text: expect.stringContaining('enum Either') })
  })
})
