import { afterEach, beforeEach, expect, test } from 'vitest'

import { type ApiRequest, bindClient } from '../../api/binding.ts'
import { ApiError } from '../../api/errors.ts'
import type { Call, Scope } from '../../kit/spec.ts'
import { linkAsDefault } from './link-as-default.ts'

let sent: string[]
let refused: ApiError | undefined
let before: ReturnType<typeof bindClient>

beforeEach(() => {
  sent = []
  refused = undefined
  before = bindClient({
    baseUrl: '/v1',
    request: async ({ method, url, body }: ApiRequest) => {
      sent.push(`${method} ${url} ${JSON.stringify(body)}`)
      return { data: {}, response: new Response() } as never
    },
  })
})
afterEach(() => void bindClient(before))

const link: Call = async ({ form }) => {
  sent.push(`link ${String(form['isDefault'])}`)
  if (refused) throw refused
  return { siloId: 'meadow' }
}
const scope = (isDefault: boolean): Scope => ({ params: {}, row: {}, parent: {}, me: {}, form: { isDefault } })
const call = linkAsDefault(link, () => ({ pool: 'uplink', silo: 'meadow' }))

test('a pool is linked first and made the default then: a second default would be refused', async () => {
  await expect(call(scope(true))).resolves.toEqual({ siloId: 'meadow' })
  expect(sent[0]).toBe('link false')
  expect(sent[1]).toContain('"isDefault":true')
  expect(sent).toHaveLength(2)
})

test('a pool that is not to be the default is only linked', async () => {
  await call(scope(false))
  expect(sent).toEqual(['link false'])
})

test('a second try goes on where the first one failed', async () => {
  refused = new ApiError('exists', { kind: 'error', statusCode: 400, errorCode: 'ObjectAlreadyExists' })
  await call(scope(true))
  expect(sent).toHaveLength(2)
})

test('any other refusal ends it', async () => {
  refused = new ApiError('no', { kind: 'error', statusCode: 403, errorCode: 'Forbidden' })
  await expect(call(scope(true))).rejects.toBe(refused)
  expect(sent).toEqual(['link false'])
})

test.each([true, false])('what is shown is what is sent, in its order: default %s', async (isDefault) => {
  await call(scope(isDefault))
  const really = sent.splice(0)
  await call.preview?.(scope(isDefault))
  for (const next of call.after?.(scope(isDefault)) ?? []) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await next()
  }
  expect(sent).toEqual(really)
})
