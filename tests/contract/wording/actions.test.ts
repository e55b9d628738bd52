/** Every action of the manifest names what it is about: in its question, in what is said when it is done, and when it failed. */
import { describe, expect, test } from 'vitest'

import { bindClient } from '../../../src/api/binding.ts'
import { createClient } from '../../../src/api/client.ts'
import { ApiError } from '../../../src/api/errors.ts'
import { type Bound, type Ports, questionOf, runAction, type Toast } from '../../../src/kit/actions/pipeline.ts'
import { quietPorts } from '../../../src/kit/actions/ports.fixture.ts'
import type { Action, Row } from '../../../src/kit/spec.ts'
import { generatedWrites } from '../support/generated-writes.ts'
import { actionsByHand } from '../support/writes-by-hand.ts'
import { pathsIn, speakingRow, spoken } from '../support/speaking-row.ts'

bindClient(createClient())

const actions = [
  ...(await generatedWrites()).flatMap(({ name, action }) => (action ? [{ name, action }] : [])),
  ...actionsByHand,
]

const rowName = 'row-of-mine'
const textsOf = ({ phrase, confirm, intro, toast }: Action) => [phrase, confirm?.body, intro, toast]

const boundOf = (action: Action): Bound => ({
  row: { id: '1', ...speakingRow(textsOf(action)) },
  params: {},
  parent: speakingRow(textsOf(action), '$parent.'),
  me: {},
  name: rowName,
  ownPage: false,
})

/** What is said when the action runs and its call does this. */
async function toastsOf(action: Action, call: () => Promise<unknown>): Promise<readonly Toast[]> {
  const toasts: Toast[] = []
  const form: Row = speakingRow(textsOf(action), '$form.')
  const ports: Ports = { ...quietPorts, ask: (_, submit) => submit(form), toast: (toast) => void toasts.push(toast) }
  await runAction({ ...action, call }, boundOf(action), ports)
  return toasts
}

const textOf = ({ title = '', content }: Toast): string => `${title} ${content}`.replaceAll(/[\u2068\u2069]/g, '')

/** What of a text names the row: its name, or fields of its own. */
const ownIn = (text: string): readonly string[] =>
  pathsIn(text).flatMap((path) => (path === 'name' ? [rowName] : path.startsWith('$') ? [] : [spoken(path)]))

test('there are actions to look at', () => expect(actions.length).toBeGreaterThan(60))

describe.each(actions)('$name', ({ action }) => {
  const { label, phrase = `${label} {name}`, toast, toastOf } = action

  test('its question names the row, and asks', () => {
    const question = questionOf(action, boundOf(action))
    if (question?.kind !== 'confirm') return
    expect(ownIn(phrase)).not.toEqual([])
    for (const one of ownIn(phrase)) expect(question.title).toContain(one)
    expect(question.title).toMatch(/\?$/)
    // A field that the text names and nobody fills in.
    expect(question.title).not.toMatch(/[{}]|undefined/)
    expect(question.body).not.toMatch(/\{\}|undefined/)
  })

  test('what is said when it is done names the row, or what was filled in', async () => {
    const toasts = await toastsOf(action, async () => ({}))
    // Whoever changed something is told.
    expect(toasts).toHaveLength(1)
    const named = pathsIn(toastOf ? '{name}' : (toast ?? '')).map((path) => (path === 'name' ? rowName : spoken(path)))
    expect(named).not.toEqual([])
    for (const one of named) expect(toasts.map(textOf).join()).toContain(one)
  })

  test('what is said when it failed names the row, and gives the words of the server', async () => {
    const refuse = async () => {
      throw new ApiError('It is busy', { kind: 'error', statusCode: 503 })
    }
    const question = questionOf(action, boundOf(action))
    const toasts = await toastsOf(action, refuse)
    // A form says it itself.
    expect(toasts).toHaveLength(question?.kind === 'form' ? 0 : 1)
    for (const one of toasts) {
      expect(one.title).toMatch(/^Could not /)
      for (const own of ownIn(phrase)) expect(textOf(one)).toContain(own)
      expect(one.content).toContain('busy')
    }
  })
})
