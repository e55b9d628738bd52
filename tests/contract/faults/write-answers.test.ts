/**
 * Every call of every generated form and action whose answer is not what it should be: half a body, another type of content, a page of
 * a proxy, a redirect, an answer of another form. It is sent once. Whoever cannot be told what came of it is told so, and is led nowhere;
 * an answer that says nothing of the thing counts as what its status says, and nobody is led to an address that nothing has.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { bindClient } from '../../../src/api/binding.ts'
import { createClient } from '../../../src/api/client.ts'
import { isUnsure, toUserMessage } from '../../../src/api/errors.ts'
import { carryOut, type Outcome, type Ports, runAction } from '../../../src/kit/actions/pipeline.ts'
import { quietPorts } from '../../../src/kit/actions/ports.fixture.ts'
import { savedToast } from '../../../src/kit/form/saved-toast.ts'
import { pathOf } from '../../../src/kit/links/links.ts'
import { generatedWrites, type Write } from '../support/generated-writes.ts'
import { answerTo } from '../support/kept-rows.ts'
import { scopeOf, whole } from '../support/write-scope.ts'

const writes = await generatedWrites()

const json = { 'content-type': 'application/json', 'x-request-id': 'r-1' }
const html = { 'content-type': 'text/html' }
const page = '<!doctype html><title>Sign in</title><script>alert(1)</script>'
const broken = (): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"id": "0')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  })

/** Nobody can tell what came of it. */
const unclear: Readonly<Record<string, () => Response>> = {
  'half a body': () => new Response('{"id": "00', { status: 201, headers: json }),
  'a body that broke off': () => new Response(broken(), { status: 201, headers: json }),
  'a page of a proxy': () => new Response(page, { headers: html }),
  'a page said to be JSON': () => new Response(page, { headers: json }),
  'a text': () => new Response('OK', { headers: { 'content-type': 'text/plain' } }),
  bytes: () => new Response(new Uint8Array([0, 255, 7]), { headers: { 'content-type': 'application/octet-stream' } }),
  'two documents': () => new Response('{}{}', { headers: json }),
  'a page of a gateway': () => new Response(page, { status: 504, headers: html }),
}
/** It was done, as the status says, and nothing else is known of it. */
const bare: Readonly<Record<string, () => Response>> = {
  'no body': () => new Response(null, { status: 204 }),
  'an empty body': () => new Response('', { status: 202, headers: json }),
}
/** What is no object where one is due cannot be read; where nothing is due, nobody reads it. */
const others: Readonly<Record<string, () => Response>> = {
  null: () => new Response('null', { headers: json }),
  'a number': () => new Response('7', { headers: json }),
  'an empty list': () => new Response('[]', { headers: json }),
  'an empty object': () => new Response('{}', { headers: json }),
}

let answer: () => Response = () => new Response()
let sent: string[] = []
const send: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  if (request.method === 'GET') return Response.json(answerTo(request, whole))
  sent.push(`${request.method} ${request.url}`)
  return answer()
}

let before: ReturnType<typeof bindClient>
beforeAll(() => {
  before = bindClient(createClient({ baseUrl: 'http://localhost', fetch: send }))
})
afterAll(() => void bindClient(before))

async function run({ name, action, screen, call, fields }: Write, given: () => Response) {
  answer = given
  sent = []
  const write = { name, call, fields, ...(action && { action }), ...(screen && { screen }) }
  const scope = scopeOf(write)
  const said: string[] = []
  const led: string[] = []
  const secrets: string[] = []
  const ports: Ports = {
    ...quietPorts,
    ask: async (_, submit) => submit(fields.length > 0 ? scope.form : {}),
    navigate: async (to) => void led.push(to),
    toast: ({ title = '', content }) => void said.push(`${title}|${content}`),
    reveal: ({ value }) => void secrets.push(value),
  }
  const { row, parent, me } = scope
  // Where the page lies, which calls that go by id do not say.
  const params = { project: 'garden', vpc: 'default', silo: 'harbor', ...scope.params }
  const outcome: Outcome = action
    ? await runAction(action, { row, params, parent, me, name: 'orders-7', ownPage: true }, ports)
    : await carryOut(
        {
          call,
          scope,
          effects: screen?.effects ?? [],
          ...(screen && {
            toast: (body) => savedToast(screen, { form: scope.form, answer: body, row, parent, params }),
            reveal: screen.reveal,
            // As a form does it: src/kit/form/use-screen-form.ts.
            next: (body) =>
              pathOf(screen.done, Object.keys(body).length > 0 ? body : { ...row, ...scope.form }, params) ?? '/below',
          }),
        },
        ports,
      )
  return { outcome, said, led, secrets }
}

const raw = /undefined|\[object |NaN|null|<!doctype|alert\(/

describe.each(writes)('$name', (write) => {
  test.each(Object.entries(unclear))('%s: it may have been done, and nobody is led on', async (_, given) => {
    const { outcome, led, said, secrets } = await run(write, given)
    expect(sent).toHaveLength(1)
    if (outcome.status !== 'failed') throw new Error(`it ${outcome.status}`)
    expect(isUnsure(outcome.error)).toBe(true)
    const text = toUserMessage(outcome.error)
    expect(text).toMatch(/check before you try again/)
    expect([text, ...said].join()).not.toMatch(raw)
    expect([...led, ...secrets]).toEqual([])
  })

  test.each(Object.entries({ ...bare, ...others }))(
    '%s: no address or text is made of nothing',
    async (what, given) => {
      const { outcome, led, said, secrets } = await run(write, given)
      expect(sent).toHaveLength(1)
      const { status } = outcome
      const mayBeDone = !Object.hasOwn(bare, what) && 'error' in outcome && isUnsure(outcome.error)
      expect(status === 'done' || mayBeDone, 'done, or perhaps done').toBe(true)
      expect([...led, ...said].join()).not.toMatch(raw)
      expect(led.filter((to) => !/^\/[^/]/.test(to) || to.includes('//'))).toEqual([])
      expect(secrets).toEqual([])
      // A value that is shown only once is missed.
      const isMissed = status === 'done' && (write.action ?? write.screen)?.reveal !== undefined
      expect(said.some((text) => text.includes('The answer had no '))).toBe(isMissed)
    },
  )
})
