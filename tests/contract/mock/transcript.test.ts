import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { startMockServer } from '../../../scripts/mock/server.ts'
import { createNodeMock, type NodeMock } from '../../../src/mock/node/node.ts'
import { document } from './support/backend.ts'
import { play, type Brought, type Transport, type Written } from './support/play.ts'
import { lines } from './transcript/lines.ts'

/**
 * The same requests on each transport, against one committed transcript; the page plays them in
 * tests/e2e/mock-transcript.spec.ts. After a wanted change: `vitest -u`, and read the difference.
 */
const committed = fileURLToPath(new URL('transcript/transcript.json', import.meta.url))
/** Where the requests are written. */
const asked = 'tests/contract/mock/transcript/lines.ts'

const brought = async (response: Response): Promise<Brought> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  text: await response.text(),
})

/** A request with a body that was read away is of no use to a second transport: each makes its own. */
const inProcess = (mock: NodeMock): Transport => ({
  send: async ({ url, ...init }) => brought(await mock.fetch(new Request(`http://mock.test${url}`, init))),
  skip: (milliseconds) => mock.skip(milliseconds),
})

const written = (transcript: readonly Written[]): string => `${JSON.stringify(transcript, undefined, 2)}\n`

test('in process', async () => {
  const transcript = await play(lines, inProcess(createNodeMock({ document })))
  await expect(written(transcript), asked).toMatchFileSnapshot(committed)
})

test('over HTTP', async () => {
  const mock = createNodeMock({ document })
  const server = await startMockServer(mock, { port: 0 })
  const transport = {
    ...inProcess(mock),
    send: async ({ url, ...init }: Parameters<Transport['send']>[0]) =>
      brought(await fetch(`${server.url}${url}`, init)),
  }
  const transcript = await play(lines, transport).finally(() => server.close())
  await expect(written(transcript), asked).toMatchFileSnapshot(committed)
})

test('the same requests give the same bytes, whatever the time of day was before', async () => {
  const one = await play(lines, inProcess(createNodeMock({ document })))
  const mock = createNodeMock({ document })
  await play(lines.slice(5, 15), inProcess(mock))
  mock.reset()
  expect(await play(lines, inProcess(mock))).toEqual(one)
})

test('another seed gives other ids and the same story', async () => {
  const seeds = await Promise.all(
    ['one', 'two'].map((seed) => play(lines, inProcess(createNodeMock({ document, seed })))),
  )
  const [one = [], two = []] = seeds
  expect(one.map(({ status }) => status)).toEqual(two.map(({ status }) => status))
  expect(written(one)).not.toBe(written(two))
  const nameless = (text: string): string => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
  const names = (transcript: readonly Written[]): string[] =>
    nameless(written(transcript)).match(/"name": "[^"]*"/g) ?? []
  expect(names(one)).toEqual(names(two))
})
