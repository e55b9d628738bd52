import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import type { ContractDocument } from '../../src/mock/contract/schemas.ts'
import { root } from '../lib/project.ts'
import { errorsIn } from './failures-reporter.ts'
import { readOpenEntries } from './open-entries.ts'
import { unanswered } from './unanswered.ts'

test('the mock says which requests it has no operation for, and nothing of others', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await import('./refused-calls.setup.ts')
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

test('the mock says which operations are not sent what they take, and not what else it refuses', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await import('./refused-calls.setup.ts')
  const { createNodeMock } = await import('../../src/mock/node/node.ts')
  const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as ContractDocument
  const mock = createNodeMock({ document })
  const statusOf = async (path: string) => (await mock.fetch(new Request(`http://mock.test${path}`))).status
  said.mockClear()
  expect([await statusOf('/v1/projects?limit=none'), await statusOf('/v1/projects/none')]).toEqual([400, 404])
  expect(said.mock.calls.flat()).toEqual(['Error: project_list is not sent what it takes'])
  said.mockClear()
  // Regression: what it no longer takes is ignored, and nobody said that it had been asked with it.
  expect([await statusOf('/v1/projects?limit=3&fleet=all'), await statusOf('/v1/projects?limit=3')]).toEqual([200, 200])
  expect(said.mock.calls.flat()).toEqual(['Error: project_list does not take fleet'])
  said.mockRestore()
})

test('regression: a mock that looks for a name under which nothing is sent any more did not say whose call that was', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await import('./refused-calls.setup.ts')
  const { createNodeMock } = await import('../../src/mock/node/node.ts')
  const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as ContractDocument
  const mock = createNodeMock({ document })
  said.mockClear()
  const { status } = await mock.fetch(new Request('http://mock.test/v1/projects/undefined'))
  expect(status).toBe(404)
  expect(said.mock.calls.flat()).toEqual(['Error: project_view is not told what to look for'])
  said.mockRestore()
})

test('regression: what is asked for by its address waited for nothing where the mock has only a sample of it, or refuses it', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.resetModules()
  vi.doMock(import('./unanswered.ts'), () => ({ unanswered: () => new Set(['instance_serial_console_stream']) }))
  await import('./refused-calls.setup.ts')
  const { createRouter } = await import('../../src/mock/http/router.ts')
  const route = createRouter()
  said.mockClear()
  const found = [route('GET', '/v1/instances/web-1/serial-console/stream'), route('GET', '/v1/projects')]
  expect(found).toMatchObject([{ kind: 'found' }, { kind: 'found' }])
  expect(said.mock.calls.flat()).toEqual(['Error: nothing says what instance_serial_console_stream answers'])
  said.mockRestore()
})

test('regression: what is found out from an answer that is of another type now waited for nothing, as nobody said whose answer that was', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await import('./refused-calls.setup.ts')
  await import('../../tests/support/unread-answers.setup.ts')
  const { createAnswerReader } = await import('../../src/api/read-answer.ts')
  const read = createAnswerReader({ shapes: ['name size:n'], answers: { lampView: '0' } })
  said.mockClear()
  expect(read('lampView', { name: 'one', size: 'big' })).toHaveLength(1)
  expect(said.mock.calls.flat()).toEqual(['Error: lampView answers a text where a number is due: /size'])
  expect(read('lampView', { name: 'one', size: 7 })).toEqual([])

  const { createNodeMock } = await import('../../src/mock/node/node.ts')
  const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as ContractDocument
  Object.assign(document.components.schemas, { CurrentUser: { type: 'array', items: {} } })
  const mock = createNodeMock({ document, onDefect: () => undefined })
  said.mockClear()
  await mock.fetch(new Request('http://mock.test/v1/me'))
  expect(said.mock.calls.flat()).toEqual([
    expect.stringMatching(/^Error: mock of current_user_view: the answer breaks the contract: /),
  ])
  said.mockRestore()
})

test('the mock has something true to say of all operations of our own contract', ({ skip }) => {
  skip(readOpenEntries(root).length > 0, 'an upgrade left operations of which nobody has said what they answer')
  expect([...unanswered()]).toEqual([])
})
