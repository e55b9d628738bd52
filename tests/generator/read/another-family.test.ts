/** A console of another API family, of which all was proposed: it compiles, and its mock speaks as that family does. */
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planUpgrade, type Applying } from '../../../generator/upgrade-apply.ts'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import { makeScratch, root, writeFiles } from '../support/folders.ts'
import { addEmitted, compile, emitForCompile, openWorkshop } from '../support/workshop.ts'
import { contract, own } from './things.ts'

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

  /** The mock of things, with these in it. */
  async function mockOf(things: readonly { uid: string }[]) {
    cpSync(join(root, 'src/mock'), join(workshop, 'src/mock'), { recursive: true })
    const { operations } = await load('generated/mock/operations.gen.ts')
    const { crudHandler } = await load('src/mock/crud/crud.ts')
    const { Store } = await load('src/mock/store/store.ts')
    const { makeCtx } = await load('src/mock/context/make-ctx.ts')
    const store = new Store({})
    for (const thing of things) store.collection('thing').insert(thing.uid, thing)
    const ctx = makeCtx({ store, identity: {}, clock: () => 0, seed: 'seed', rules: {} })
    return { operations, crudHandler, ctx }
  }

  const uidOf = (i: number): string => `0b2c6b0e-0000-4000-8000-00000000000${i}`

  it('regression: its mock kept what a PUT left out, although the whole is replaced', async () => {
    const kept = { uid: uidOf(0), label: 'a' }
    const held = { note: 'Once', room: 7, keeper: 'me', marks: ['new'], thing_uid: uidOf(0) }
    const { crudHandler, ctx } = await mockOf([{ ...kept, ...held }])
    const put = (body: object) => crudHandler('thing_update')({ path: { thing: kept.uid }, query: {}, body, ctx })
    const changed = { changed_at: expect.any(String) }
    expect(put({ ...held, thing: uidOf(0), note: 'Twice' })).toMatchObject({ ...kept, ...held, note: 'Twice' })
    expect(put({ room: 8 })).toEqual({ ...kept, ...changed, room: 8, keeper: null, marks: [] })
  })

  it('has a mock that asks and answers with its names', async () => {
    const things = ['a', 'b', 'c'].map((label, i) => ({ uid: uidOf(i), label, made_at: `202${9 - i}` }))
    const { operations, crudHandler, ctx } = await mockOf(things)
    const { parsePath, parseQuery } = await load('src/mock/parse/params.ts')
    const { errorBody } = await load('src/mock/http/errors.ts')
    const { withId } = await load('src/mock/http/answer.ts')
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
