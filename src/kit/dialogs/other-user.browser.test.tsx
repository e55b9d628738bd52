/**
 * Somebody else signs in in another tab while an action asks its question: nothing is sent, what was filled in stays, and it is said why.
 * Every action of the manifest, with its form or its confirmation.
 */
import { Outlet } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { bindWho, otherSessionText, sessionGuard } from '../../api/session-guard.ts'
import { askUser, dropDialogs } from '../actions/dialog-store.ts'
import { type Ports, runAction, type Toast } from '../actions/pipeline.ts'
import { quietPorts } from '../actions/ports.fixture.ts'
import { showRoutes } from '../routing/router.fixture.tsx'
import type { Action } from '../spec.ts'
import { ActionHost } from './ActionHost.tsx'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../generated/screens/*/*.gen.{ts,tsx}', {
  eager: true,
})

const isAction = (value: unknown): value is Action =>
  typeof value === 'object' && value !== null && 'call' in value && 'label' in value && 'effects' in value

const actionsIn = (value: unknown): readonly Action[] =>
  Array.isArray(value)
    ? value.filter(isAction)
    : typeof value === 'object' && value !== null && 'actions' in value
      ? actionsIn(value.actions)
      : []

/** Each once, by its call. */
const actions = [
  ...new Map(
    Object.entries(modules).flatMap(([file, module]) =>
      Object.values(module)
        .flatMap(actionsIn)
        .map((action) => [action.call, { name: `${file.split('/').at(-2)} ${action.id}`, action }] as const),
    ),
  ).values(),
].filter(({ action }) => action.form !== undefined || action.confirm !== undefined)

const ada = { id: 'a', displayName: 'Ada' }
const bruno = { id: 'b', displayName: 'Bruno' }
const said = otherSessionText(bruno)

const written: string[] = []
const toasts: Toast[] = []
let before: ReturnType<typeof bindClient>
beforeAll(() => {
  bindWho(() => Promise.resolve({ type: 'success', statusCode: 200, data: bruno, headers: new Headers() }))
  before = bindClient(
    createClient({
      beforeWrite: sessionGuard.beforeWrite,
      fetch: async (input, init) => {
        const { method, url } = new Request(input, init)
        if (method !== 'GET') written.push(`${method} ${url}`)
        return Response.json({ items: [], rules: [], role_assignments: [] })
      },
    }),
  )
})
afterAll(() => void bindClient(before))
beforeEach(() => {
  dropDialogs()
  written.length = 0
  toasts.length = 0
  sessionGuard.restart()
  sessionGuard.heard(ada)
})
afterEach(() => {
  dropDialogs()
  sessionGuard.restart()
})

const ports: Ports = { ...quietPorts, ask: askUser, toast: (toast) => toasts.push(toast) }

/** Fills in every control that takes a text. */
function fillIn(): string {
  const controls = [...document.querySelectorAll<HTMLInputElement>('dialog[open] :is(input, textarea)')]
  for (const [at, control] of controls.entries()) {
    const { type } = control
    if (!['text', 'password', 'textarea'].includes(type) || control.role === 'combobox' || control.readOnly) continue
    const prototype = type === 'textarea' ? HTMLTextAreaElement : HTMLInputElement
    const text = control.inputMode === 'numeric' ? String(at + 1) : `typed-${at}`
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, text)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return valuesOf()
}

const valuesOf = (): string =>
  [...document.querySelectorAll<HTMLInputElement>('dialog[open] :is(input, textarea, select)')]
    .map(({ value }) => value)
    .join()

const asking = actions.filter(({ action }) => action.form === undefined)
const forms = actions.filter(({ action }) => action.form !== undefined)

test('there are many, with forms and with confirmations', () => {
  expect(forms.length).toBeGreaterThan(10)
  expect(asking.length).toBeGreaterThan(30)
})

/** The action puts its question, and somebody else signs in. */
async function asked(action: Action) {
  await showRoutes(
    [
      {
        element: (
          <>
            <Outlet />
            <ActionHost />
          </>
        ),
        children: [{ index: true, element: <h1>Sheds</h1> }],
      },
    ],
    '/',
  )
  const row = { id: 'one', name: 'orders' }
  const outcome = runAction(action, { row, params: {}, parent: {}, me: ada, name: 'orders', ownPage: false }, ports)
  const dialog = page.getByRole('dialog').first()
  await expect.element(dialog).toBeVisible()
  const filled = fillIn()
  sessionGuard.suspect()
  return { dialog, outcome, filled }
}

test.each(asking)('$name says why it was not done', async ({ action }) => {
  const { dialog, outcome } = await asked(action)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  expect(await outcome).toMatchObject({ status: 'failed' })
  expect(toasts.map(({ content }) => content)).toEqual([said])
  expect(written).toEqual([])
})

test.each(forms)('$name keeps what was filled in, and says why it was not sent', async ({ action }) => {
  const { dialog, filled } = await asked(action)
  dialog.element().querySelector('form')?.requestSubmit()
  // What is not filled in rightly is not even tried.
  const isInvalid = () => dialog.element().querySelector('[aria-invalid="true"], [data-invalid]') !== null
  await expect.poll(() => isInvalid() || dialog.element().textContent.includes(said)).toBe(true)
  expect(valuesOf()).toBe(filled)
  expect(written).toEqual([])
})
