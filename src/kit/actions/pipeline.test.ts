import { describe, expect, test } from 'vitest'

import { ApiError } from '../../api/errors.ts'
import type { Action, Row } from '../spec.ts'
import { removing } from '../routing/removing.ts'
import { answerOf, type Bound, carryOut, type Outcome, type Ports, questionOf, runAction } from './pipeline.ts'
import { filledText } from './wording.ts'

const failure = (statusCode: number) => new ApiError('No', { kind: 'error', statusCode })

/** Ports that write down what happens; `answer` is how the user reacts to a question. */
function recorder(answer: (form: Row) => Row | undefined = (form) => form) {
  const log: string[] = []
  const ports: Ports = {
    ask: async (question, submit) => {
      log.push(`ask ${question.kind}`)
      const form = answer({})
      const outcome: Outcome = form ? await submit(form) : { status: 'cancelled' }
      log.push('closed')
      return outcome
    },
    visit: () => 1,
    navigate: async (to) => void log.push(`navigate ${to}`),
    expire: async (entities) => void log.push(`expire ${entities.join()}`),
    cancelReads: async (entities) => void log.push(`cancel ${entities.join()}`),
    invalidate: async (entities) => void log.push(`invalidate ${entities.join()}`),
    refreshExpired: async (entities) => void log.push(`refresh ${entities.join()}`),
    // What keeps a name apart from the words around it is seen in wording.test.ts.
    toast: ({ variant, title, content }) =>
      void log.push(`toast ${variant} ${title ?? ''}: ${content}`.replaceAll(/[\u2068\u2069]/g, '')),
    reveal: ({ label, value }) => void log.push(`reveal ${label} ${value}`),
    show: (shown) => void log.push(`show ${shown.title} ${JSON.stringify(shown.answer)}`),
    refused: (what) => void log.push(`refused ${'page' in what ? what.page : what.action.id}`),
    hold: () => {
      log.push('hold')
      return () => log.push('release')
    },
  }
  return { log, ports }
}

const bound: Bound = {
  row: { id: '1', name: 'web' },
  params: { shelf: 's' },
  parent: {},
  me: {},
  name: 'web',
  ownPage: false,
}

const action = (log: string[], more: Partial<Action> = {}): Action => ({
  id: 'remove',
  label: 'Remove crate',
  call: async ({ form }) => {
    log.push(`call ${JSON.stringify(form)}`)
    return {}
  },
  effects: ['crate', 'shelf'],
  toast: 'Removed {name}',
  ...more,
})

describe('order', () => {
  test('regression: a part of the page that came late asked what had just been deleted', async () => {
    const { log, ports } = recorder()
    const leave = () => '/shelves/s'
    const noting = (what: string) => async () => void log.push(`${what} ${removing.get() ? 'removing' : 'staying'}`)
    const changed = { ...ports, expire: noting('expire'), navigate: noting('navigate') }
    const remove = action([], { confirm: { body: '{name}?' }, leave, call: noting('call') })
    await runAction(remove, { ...bound, ownPage: true }, changed)
    await runAction(remove, bound, changed)
    expect(log.filter((line) => line.endsWith('ing'))).toEqual([
      'call removing',
      'expire removing',
      'navigate removing',
      'call staying',
    ])
    expect(removing.get()).toBe(false)
    const call = async () => Promise.reject(failure(500))
    await runAction(action([], { leave, call }), { ...bound, ownPage: true }, ports)
    expect(removing.get()).toBe(false)
  })

  test('regression: what a question had read of a thing was asked for again once the thing was being deleted, until it closed', async () => {
    const { ports } = recorder()
    const marks: boolean[] = []
    const ask: Ports['ask'] = async (_, submit) => {
      const outcome = await submit({})
      marks.push(removing.get())
      return outcome
    }
    const confirm = { body: '{name}?' }
    const relations = async () => ({ param: 'crate', field: 'id', related: [], unlisted: [], references: [] })
    const call = async () => void marks.push(removing.get())
    await runAction(action([], { confirm, relations, call }), bound, { ...ports, ask })
    expect(marks).toEqual([true, true])
    expect(removing.get()).toBe(false)
    // What was refused is still there, and the question about it may stay.
    marks.length = 0
    await runAction(action([], { confirm, relations, call: () => Promise.reject(failure(409)) }), bound, {
      ...ports,
      ask,
    })
    expect(marks).toEqual([false])
    // What a question about something else reads goes on.
    await runAction(action([], { confirm, call }), bound, { ...ports, ask })
    expect(marks).toEqual([false, false, false])
  })

  test('what is said may be made of the answer', async () => {
    const { log, ports } = recorder()
    const toastOf = (answer: Row, name: string) => ({ id: 'moved', content: `${name} ${String(answer['at'])}` })
    await runAction(action(log, { call: async () => ({ at: 'first' }), toastOf }), bound, ports)
    expect(log.at(-1)).toBe('toast success : web first')
  })

  test('from the page of the row: confirm, call, cancel, leave, ask again for what is left, toast', async () => {
    const { log, ports } = recorder()
    const leave = () => '/shelves/s'
    await runAction(action(log, { confirm: { body: '{name}?' }, leave }), { ...bound, ownPage: true }, ports)
    expect(log).toEqual([
      'ask confirm',
      'call {}',
      'cancel crate,shelf',
      'expire crate,shelf',
      'navigate /shelves/s',
      'refresh crate,shelf',
      'toast success : Removed web',
      'closed',
    ])
  })

  test('regression: whoever had gone elsewhere meanwhile was taken away from there, from a form half filled in too', async () => {
    const { log, ports } = recorder()
    let visit = 1
    const call = async () => {
      visit = 2
      return { id: '1' }
    }
    const job = { call, scope: { params: {}, row: {}, parent: {}, me: {}, form: {} }, effects: ['crate'] }
    const toast = () => ({ variant: 'success', content: 'Crate made' }) as const
    await carryOut({ ...job, next: () => '/crates/1', toast }, { ...ports, visit: () => visit })
    expect(log).toEqual(['cancel crate', 'invalidate crate', 'toast success : Crate made'])
  })

  test('from a list there is nowhere to go', async () => {
    const { log, ports } = recorder()
    await runAction(action(log, { leave: () => '/shelves/s' }), bound, ports)
    expect(log).toEqual(['call {}', 'cancel crate,shelf', 'invalidate crate,shelf', 'toast success : Removed web'])
  })

  test('the next page is waited for before anything is asked again', async () => {
    const { log, ports } = recorder()
    let arrive: () => void = () => {}
    const slow: Ports = { ...ports, navigate: () => new Promise((resolve) => (arrive = resolve)) }
    const running = runAction(action(log, { leave: () => '/' }), { ...bound, ownPage: true }, slow)
    await new Promise((resolve) => setTimeout(resolve))
    expect(log).toEqual(['call {}', 'cancel crate,shelf', 'expire crate,shelf'])
    arrive()
    await running
    expect(log).toContain('refresh crate,shelf')
  })

  test('answers of the invalidated queries are not waited for', async () => {
    const { log, ports } = recorder()
    const outcome = await runAction(action(log), bound, { ...ports, invalidate: () => new Promise(() => {}) })
    expect(outcome.status).toBe('done')
  })
})

describe('questions', () => {
  test.each([
    ['is not put when there is nothing to decide', () => Promise.resolve(false), ['call {}']],
    ['is put when there is', () => Promise.resolve(true), ['ask confirm', 'call {}']],
    ['is put when nobody could find out', () => Promise.reject(new Error('offline')), ['ask confirm', 'call {}']],
  ] as const)('a confirmation that is not always needed %s', async (_title, needed, expected) => {
    const { log, ports } = recorder()
    await runAction(action(log, { confirm: { body: 'Sure?', needed } }), bound, ports)
    expect(log.slice(0, expected.length)).toEqual(expected)
  })

  test('what an action will do is shown with its question', () => {
    const preview = () => null
    expect(questionOf(action([], { confirm: { body: 'Sure?' }, preview }), bound)).toMatchObject({ preview })
  })

  const form = [{ id: 'size', label: 'Size', required: true, widget: { kind: 'integer' } as const }]
  test('a confirmation says more of rows that meet a condition', () => {
    const note = { when: { kind: 'field', path: 'last', in: [true] }, text: 'It is the last one.' } as const
    const confirm = { body: 'Sure?', notes: [note] }
    const bodyFor = (row: object) => questionOf(action([], { confirm }), { ...bound, row: { ...row } })
    expect(bodyFor({ last: true })).toMatchObject({ body: 'Sure? It is the last one.' })
    expect(bodyFor({ last: false })).toMatchObject({ body: 'Sure?' })
    expect(bodyFor({})).not.toHaveProperty('notes')
  })

  test('fields come before a confirmation, which comes before nothing', () => {
    const confirm = { body: 'b' }
    expect(questionOf(action([], { form, confirm }), bound)).toMatchObject({
      kind: 'form',
      title: 'Remove crate',
      fields: form,
    })
    expect(questionOf(action([], { confirm, danger: true }), bound)).toEqual({
      kind: 'confirm',
      ...confirm,
      title: 'Remove crate: web?',
      name: 'web',
      row: bound.row,
      parent: {},
      params: bound.params,
      danger: true,
      request: expect.any(Function),
    })
    expect(questionOf(action([], { form: [] }), bound)).toBeUndefined()
  })
  test('what the call would send can be found out beforehand', async () => {
    const log: string[] = []
    const question = questionOf(action(log, { confirm: { body: 'b' } }), bound)
    await question?.request({ size: 5 })
    expect(log).toEqual(['call {"size":5}'])
  })
  test('a cancelled question calls nothing', async () => {
    const { log, ports } = recorder(() => undefined)
    const outcome = await runAction(action(log, { confirm: { body: 'b' } }), bound, ports)
    expect(outcome).toEqual({ status: 'cancelled' })
    expect(log).toEqual(['ask confirm', 'closed'])
  })
  test('what was filled in reaches the call', async () => {
    const { log, ports } = recorder(() => ({ size: 5 }))
    await runAction(action(log, { form }), bound, ports)
    expect(log).toContain('call {"size":5}')
  })
})

describe('failures', () => {
  const failing = (log: string[], statusCode: number, more: Partial<Action> = {}) =>
    action(log, { call: () => Promise.reject(failure(statusCode)), ...more })

  test('of a confirmed action: the dialog closes, then a toast says so', async () => {
    const { log, ports } = recorder()
    const outcome = await runAction(failing(log, 400, { confirm: { body: 'b' } }), bound, ports)
    expect(outcome.status).toBe('failed')
    expect(log).toEqual([
      'ask confirm',
      'invalidate crate,shelf',
      'closed',
      'toast error Could not remove crate: web: No',
    ])
  })
  test("of a form are the form's to show", async () => {
    const { log, ports } = recorder(() => ({ a: 'b' }))
    const form = [{ id: 'a', label: 'A', required: true, widget: { kind: 'text' } as const }]
    await runAction(failing(log, 500, { form }), bound, ports)
    expect(log).toEqual(['ask form', 'closed'])
  })
  test('a bad request about something new is about what was filled in: nothing is asked for again', async () => {
    const { log, ports } = recorder()
    const call = () => Promise.reject(failure(400))
    await carryOut({ call, scope: { ...bound, row: {}, form: { a: 'b' } }, effects: ['crate'] }, ports)
    expect(log).toEqual([])
  })
  test('a refused form about a row that had changed left the old row on screen', async () => {
    const { log, ports } = recorder()
    const call = () => Promise.reject(failure(400))
    await carryOut({ call, scope: { ...bound, form: { a: 'b' } }, effects: ['crate'] }, ports)
    expect(log).toEqual(['invalidate crate'])
  })
  test.each([500, 503])('%i says nothing about what is on screen', async (status) => {
    const { log, ports } = recorder()
    await runAction(failing(log, status), bound, ports)
    expect(log).toEqual(['toast error Could not remove crate: web: No'])
  })
  test.each([400, 404, 409])('%i: what is on screen was wrong and is asked for again', async (status) => {
    const { log, ports } = recorder()
    await runAction(failing(log, status), bound, ports)
    expect(log).toEqual(['invalidate crate,shelf', 'toast error Could not remove crate: web: No'])
  })
  test.each(['network', 'client_error', 'told'] as const)(
    'a row that stayed although it was deleted: the answer was lost (%s), and nobody asked what had come of it',
    async (kind) => {
      const { log, ports } = recorder()
      const error = new ApiError('Lost', { kind })
      await runAction({ ...action(log), call: () => Promise.reject(error) }, bound, ports)
      expect(log).toContain('invalidate crate,shelf')
      expect(log.at(-1)).toBe('toast error Could not remove crate: web: Lost')
    },
  )
  test('regression: what the server had accepted was said to have failed when its answer was lost', async () => {
    const { log, ports } = recorder()
    const error = new ApiError('The server accepted it', { kind: 'told', statusCode: 204, unsure: true })
    await runAction({ ...action(log), call: () => Promise.reject(error) }, bound, ports)
    expect(log.at(-1)).toBe('toast error Not confirmed: remove crate: web: The server accepted it')
  })
})

describe('answers', () => {
  const result = (data: unknown) => ({ type: 'success', headers: new Headers(), statusCode: 200, data })
  test('bodies are taken out of results; no body is an empty row', () => {
    expect(answerOf(result({ id: '2' }))).toEqual({ id: '2' })
    expect(answerOf({ id: '2' })).toEqual({ id: '2' })
    expect(answerOf(undefined)).toEqual({})
    expect(answerOf(result([1]))).toEqual({})
  })
  test('the next page may depend on the answer', async () => {
    const { log, ports } = recorder()
    const scope = { ...bound, form: {} }
    await carryOut(
      {
        call: async () => ({ name: 'new' }),
        scope,
        effects: ['crate'],
        next: (row) => `/crates/${String(row['name'])}`,
      },
      ports,
    )
    expect(log).toContain('navigate /crates/new')
  })
  test('a one-time value is shown after all else, and until then the page is not left for the login page', async () => {
    const { log, ports } = recorder()
    const call = async () => result({ key: { secret: 's3' } })
    await runAction(action(log, { call, reveal: { path: 'key.secret', label: 'access key' } }), bound, ports)
    expect(log[0]).toBe('hold')
    expect(log.slice(-2)).toEqual(['reveal Access key s3', 'release'])
  })

  test('the answer of an action that was done for its sake is shown', async () => {
    const { log, ports } = recorder()
    const call = async () => result({ probe: { state: 'failed' } })
    await runAction(action(log, { call, result: [] }), bound, ports)
    expect(log.at(-1)).toBe('show Remove crate {"probe":{"state":"failed"}}')
  })

  test('a one-time value is shown even when what follows fails', async () => {
    const { log, ports } = recorder()
    const job = {
      call: async () => ({ secret: 's3' }),
      scope: { params: {}, row: {}, parent: {}, me: {}, form: {} },
      effects: [],
      next: () => '/gone',
      reveal: { path: 'secret', label: 'key' },
    }
    const navigate = () => Promise.reject(new Error('no such page'))
    await expect(carryOut(job, { ...ports, navigate })).rejects.toThrow('no such page')
    expect(log).toEqual(['hold', 'cancel ', 'expire ', 'reveal Key s3', 'release'])
  })
})

test('a name is put in as it is', () => {
  expect(filledText('{name} and {name}', { name: "$& <b>{name}</b> $'", row: {}, parent: {} })).toBe(
    "$& <b>{name}</b> $' and $& <b>{name}</b> $'",
  )
})
