/** All ways in which the console sends anything. What changes something, or is typed into a machine, asks first whether the session is still that of the person whom the page shows. */
import ts from 'typescript'
import { expect, test } from 'vitest'

import { parse, readSource, shippedCode, walk } from './source.ts'

/** Asked before each write by whoever makes the client (src/app/main.tsx). */
const client = ['src/api/client.ts', 'src/api/upload-send.ts']

/** What is typed there goes to a machine: who opens it asks by itself. */
const sockets = ['src/features/serial-console/connection.ts', 'src/kit/operation/SocketPage.tsx']

/** They read, without the client: the console's own page and files, and where an identity provider is. */
const reads = [
  'src/app/errors/come-back.ts',
  'src/app/version/watch.ts',
  'src/lib/load-files.ts',
  'src/overrides/login/SamlRedirect.tsx',
]

/** Only in builds that have the mock inside, for people with the browser's console open. */
const ofMock = ['src/app/mock.ts']

const ways = new Set([
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'sendBeacon',
  'WebTransport',
  'fetchLater',
])

const shipped = shippedCode()

/** Whether one of these is called or made there, or taken from the global object: `query.fetch()` and the like are something else. */
function calls(path: string, names: ReadonlySet<string>): boolean {
  let found = false
  const tree = parse(readSource(path))
  walk(tree, (node) => {
    if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return
    const name = node.expression.getText(tree).replace(/^(?:globalThis|window|navigator)\./, '')
    found ||= names.has(name)
  })
  return found
}

test('nothing goes out in another way', () => {
  expect(shipped.filter((path) => calls(path, ways)).toSorted()).toEqual(
    [...client, ...sockets, ...reads, ...ofMock].toSorted(),
  )
})

test.each(sockets)('%s asks whose session it is', (path) => {
  expect(readSource(path).text).toContain('sessionGuard.beforeWrite()')
})

test('so does the client of the console, and it is the only one', () => {
  expect(shipped.filter((path) => calls(path, new Set(['createClient'])))).toEqual(['src/app/main.tsx'])
  expect(readSource('src/app/main.tsx').text).toContain('beforeWrite: sessionGuard.beforeWrite')
  expect(readSource('src/app/main.tsx').text).toContain('afterRead: ofShown')
  expect(readSource('src/app/main.tsx').text).toContain('isFirst: asksWho')
})

test.each(reads)('%s changes nothing', (path) => {
  expect(readSource(path).text).not.toMatch(/method: '(?:POST|PUT|PATCH|DELETE)'/)
})
