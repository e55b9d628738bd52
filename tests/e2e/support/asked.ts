/**
 * Notes which operations the console asks for while the browser tests run. Each worker leaves a list;
 * scripts/test/asked.ts compares them with what generated/coverage.json says that screens use.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { BrowserContext } from '@playwright/test'

import { askedFolder } from '../../../scripts/test/asked.ts'
import { createRouter } from '../../../src/mock/http/router.ts'

const route = createRouter()

/** Adds the ids of the operations that pages of this context ask for. */
export function noteAsked(context: BrowserContext, asked: Set<string>): void {
  const note = (method: string, url: string, accept = ''): void => {
    const match = route(method, new URL(url).pathname)
    if (match.kind !== 'found') return
    // Tests ask on their own account, too. Only the console says that it wants JSON, which it does unless it takes bytes.
    const takesBytes = ['any', 'octets', 'socket'].includes(match.spec.response ?? '')
    if (takesBytes || accept === 'application/json') asked.add(match.spec.id)
  }
  context.on('request', (request) => note(request.method(), request.url(), request.headers()['accept']))
  context.on('page', (page) => page.on('websocket', (socket) => note('GET', socket.url())))
}

/** @param worker tells the workers of one run apart */
export function leaveAsked(asked: ReadonlySet<string>, worker: number): void {
  mkdirSync(askedFolder, { recursive: true })
  writeFileSync(join(askedFolder, `${worker}.json`), JSON.stringify([...asked].sort()))
}
