import { expect, test, vi } from 'vitest'

import { errorsIn } from './failures-reporter.ts'

test('the mock says which requests it has no operation for, and nothing of others', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await import('./unanswered.setup.ts')
  const { createRouter } = await import('../../src/mock/http/router.ts')
  const route = createRouter()
  expect([route('GET', '/v1/projects'), route('GET', '/v1/nothing'), route('PATCH', '/v1/projects')]).toMatchObject([
    { kind: 'found', spec: { id: 'project_list' } },
    { kind: 'nowhere' },
    { kind: 'method' },
  ])
  const lines = said.mock.calls.flat().map(String)
  expect(lines).toEqual(['Error: nothing answers GET /v1/nothing', 'Error: nothing answers PATCH /v1/projects'])
  expect(errorsIn(lines.join('\n'))).toEqual(lines)
})
