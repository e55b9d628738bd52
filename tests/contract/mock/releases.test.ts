import { expect, test } from 'vitest'

import { createNodeMock } from '../../../src/mock/node/node.ts'
import { document } from './support/backend.ts'

test('a release that was pruned is refused by its own id, which no answer shows', async () => {
  const mock = createNodeMock({ document })
  const reply = await mock.fetch(
    new Request('http://mock.test/v1/system/update/target-release', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ system_version: '16.0.0' }),
    }),
  )
  expect(reply.status).toBe(400)
  const { message } = (await reply.json()) as { message: string }
  expect(message).toMatch(/^cannot make TUF repo [0-9a-f-]{36} the target release: it has been pruned from the system$/)
})
