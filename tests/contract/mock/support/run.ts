/** Runs a recipe on a backend and holds each answer against it. */
import { expect } from 'vitest'

import type { OperationId } from '../../../../src/mock/spec/operation-spec.ts'
import { observed } from '../../../../src/mock/server/observers.ts'
import type { Snapshot } from '../../../../src/mock/store/store.ts'
import type { Backend, Reply } from './backend.ts'
import { filled, type Recipe, type Step } from './recipe.ts'

/** Called after each step that succeeds, with the store as it was before it. */
export type Watch = (step: Step, before: Snapshot['collections']) => void | Promise<void>

/** What came back, step by step: equal on every transport. */
export interface Exchange {
  readonly call: OperationId
  readonly status: number
  readonly type: string | null
  readonly requestId: string | null
  readonly cookies: readonly string[]
  readonly text: string
}

/** Starts from the beginning of the story. */
export async function runRecipe(backend: Backend, recipe: Recipe, watch?: Watch): Promise<Exchange[]> {
  backend.mock.clock.restart()
  backend.mock.reset()
  const saved: Record<string, unknown> = {}
  const transcript: Exchange[] = []
  for (const [index, raw] of recipe.steps.entries()) {
    const step = filled(raw, saved, (name, path) => {
      const asked = recipe.steps.find(({ as }) => as === name)?.call ?? name
      throw new Error(`step ${index + 1}: ${raw.call} needs ${path} of what ${asked} answers, and there is none`)
    })
    if (step.after !== undefined) await backend.mock.skip(step.after)
    // What is due is done before the request, whether it fails or not.
    await backend.mock.settle()
    const before = step.status < 400 ? undefined : contents(backend)
    const rows = watch === undefined ? {} : backend.mock.store.snapshot().collections
    const reply = await backend.call(step.call, step)
    const where = `step ${index + 1}: ${step.call}${step.query === undefined ? '' : ` ${JSON.stringify(step.query)}`}`
    hold(step, reply, where)
    // What failed changed nothing.
    if (before !== undefined) expect(contents(backend), where).toBe(before)
    if (step.status < 400) await watch?.(step, rows)
    if (step.as !== undefined) saved[step.as] = reply.body ?? { cookie: cookieOf(reply) }
    transcript.push({
      call: step.call,
      status: reply.status,
      type: reply.headers.get('content-type'),
      requestId: reply.headers.get('x-request-id'),
      cookies: reply.headers.getSetCookie(),
      // An answer may name the place where the API is reached, and each transport has its own.
      text: reply.text.replaceAll(/http:\/\/(mock\.test|127\.0\.0\.1:\d+)/g, 'http://api'),
    })
  }
  return transcript
}

/** All rows but those that keep account of what was tried. */
export function contents({ mock }: Backend): string {
  const rows = Object.entries(mock.store.snapshot().collections)
  return JSON.stringify(rows.filter(([name]) => !observed.includes(name)))
}

/** The cookie that the answer sets first. */
const cookieOf = ({ headers }: Reply): string => headers.getSetCookie()[0]?.split(';')[0] ?? ''

function hold(step: Step, reply: Reply, where: string): void {
  expect(reply.status, `${where}\n${reply.text}`).toBe(step.status)
  expect(reply.headers.get('x-request-id'), where).toMatch(/^[0-9a-f-]{36}$/)
  if (step.error !== undefined) expect(reply.body, where).toEqual(envelope(reply, step.error))
  for (const [name, value] of Object.entries(step.sends ?? {})) expect(reply.headers.get(name), where).toBe(value)
  if (step.answer !== undefined) expect(reply.body, where).toMatchObject(step.answer as object)
  if (reply.status === 204) expect(reply.text, where).toBe('')
}

/** The error body of the platform: the code is left out, not null, when there is none. */
export function envelope(reply: Reply, { code, message }: NonNullable<Step['error']>): Record<string, unknown> {
  const requestId = reply.headers.get('x-request-id')
  return { request_id: requestId, ...(code === null ? {} : { error_code: code }), message }
}
