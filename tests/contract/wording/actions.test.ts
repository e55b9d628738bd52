/** Every action of the manifest names what it is about: in its question, in what is said when it is done, and when it failed. */
import { describe, expect, test } from 'vitest'

import { ApiError } from '../../../src/api/errors.ts'
import { type Bound, type Ports, questionOf, runAction, type Toast } from '../../../src/kit/actions/pipeline.ts'
import type { Action } from '../../../src/kit/spec.ts'
import { generatedWrites } from '../support/generated-writes.ts'

const actions = (await generatedWrites()).flatMap(({ name, action }) => (action ? [{ name, action }] : []))

const rowName = 'row-of-mine'
const bound: Bound = { row: { id: '1' }, params: {}, parent: { name: 'above' }, me: {}, name: rowName, ownPage: false }

/** What is said when the action runs and its call does this. */
async function toastsOf(action: Action, call: () => Promise<unknown>): Promise<readonly Toast[]> {
  const toasts: Toast[] = []
  const nothing = async (): Promise<void> => {}
  const ports: Ports = {
    ask: (_, submit) => submit({}),
    navigate: nothing,
    expire: nothing,
    cancelReads: nothing,
    invalidate: nothing,
    toast: (toast) => void toasts.push(toast),
    refreshExpired: nothing,
    reveal: () => {},
    show: () => {},
    refused: () => {},
    hold: () => () => {},
  }
  await runAction({ ...action, call }, bound, ports)
  return toasts
}

const textOf = ({ title = '', content }: Toast): string => `${title} ${content}`

test('there are actions to look at', () => expect(actions.length).toBeGreaterThan(60))

describe.each(actions)('$name', ({ action }) => {
  test('its question names the row, and asks', () => {
    const question = questionOf(action, bound)
    if (question?.kind !== 'confirm') return
    expect(question.title).toContain(rowName)
    expect(question.title).toMatch(/\?$/)
    // A field that the text names and nobody fills in.
    expect(question.body).not.toMatch(/\{\}|undefined/)
  })

  test('what is said when it is done names the row', async () => {
    const toasts = await toastsOf(action, async () => ({}))
    for (const toast of toasts) expect(textOf(toast)).toContain(rowName)
    expect(toasts.length).toBe(action.toast === undefined ? 0 : 1)
  })

  test('what is said when it failed names the row, and gives the words of the server', async () => {
    const refuse = async () => {
      throw new ApiError('It is busy', { kind: 'error', statusCode: 503 })
    }
    const question = questionOf(action, bound)
    const toasts = await toastsOf(action, refuse)
    // A form says it itself.
    expect(toasts).toHaveLength(question?.kind === 'form' ? 0 : 1)
    for (const { title, content } of toasts) {
      expect(title).toMatch(/^Could not /)
      expect(title).toContain(rowName)
      expect(content).toContain('busy')
    }
  })
})
