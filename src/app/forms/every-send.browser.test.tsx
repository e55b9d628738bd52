/**
 * Every form and every action of the manifest: it is sent once, however often and however it is asked to be, and what comes of it is
 * told of the row that it was sent for, wherever people are by then.
 */
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { ApiError, notFound } from '../../api/errors.ts'
import { dialogStore, dropDialogs } from '../../kit/actions/dialog-store.ts'
import { initialValues } from '../../kit/form/raw.ts'
import type { RequestForm } from '../../kit/form/use-request-form.ts'
import { removeToast, toastStore } from '../../ui/toast-store.ts'
import { actions, heldCalls, rowAt, screens, showAction, showScreen } from './writes.fixture.tsx'

let close = (): void => {}
afterEach(() => {
  close()
  dropDialogs()
  for (const { id } of toastStore.get()) removeToast(id)
})

const turn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const lost = () => new ApiError('No answer', { kind: 'network', unsure: true })
const toasts = () => toastStore.get().map(({ title, content }) => `${title ?? ''}|${content}`)

/** Two clicks and two times Enter in one breath. */
function pressAll(button: HTMLButtonElement): void {
  for (let time = 0; time < 2; time += 1) {
    button.click()
    button.form?.requestSubmit()
  }
}

const submitButton = (): HTMLButtonElement => {
  const button = document.querySelector('dialog[open] button[type="submit"], main form button[type="submit"]')
  if (!(button instanceof HTMLButtonElement)) throw new Error('there is nothing to send')
  return button
}

/** Opens a form; `fill` makes of it what can be sent. */
async function open(one: (typeof screens)[number]) {
  const server = heldCalls()
  let form: RequestForm | undefined
  const row = { isGone: false }
  const shown = await showScreen(one, {
    call: server.call,
    onForm: (now) => (form = now),
    isGone: () => row.isGone,
  })
  close = shown.close
  await expect.poll(() => form).toBeDefined()
  const now = (): RequestForm => {
    if (form === undefined) throw new Error('there is no form')
    return form
  }
  const fill = async (): Promise<void> => {
    const { methods, fields } = now()
    const values = initialValues(fields, rowAt(one, fields, 'mine'))
    methods.reset(values, { keepDefaultValues: true })
    await turn()
    // What is chosen from a list that another field names was emptied when that one changed.
    methods.reset(values, { keepDefaultValues: true })
    await turn()
    expect([...now().problemsOf(methods.getValues())], 'it can be sent').toEqual([])
  }
  return { ...server, ...shown, now, fill, row }
}

describe.each(screens)('$name', (one) => {
  test('is sent once, and again only when it is asked to be after it failed', async () => {
    const { calls, now, fill, address } = await open(one)
    await fill()
    const values = structuredClone(now().methods.getValues())
    pressAll(submitButton())
    await expect.poll(() => calls.length).toBe(1)
    pressAll(submitButton())
    await turn()
    calls[0]?.fail(lost())
    await expect.poll(() => now().pending).toBe(false)
    await expect.element(page.getByRole('alert').getByText(/may have been carried out all the same/)).toBeVisible()
    expect(now().methods.getValues()).toEqual(values)
    window.dispatchEvent(new Event('online'))
    await turn()
    expect(calls).toHaveLength(1)
    pressAll(submitButton())
    await expect.poll(() => calls.length).toBe(2)
    calls[1]?.answer({})
    await expect.poll(address).toBe('/done')
    expect(calls).toHaveLength(2)
  })

  test('of another row is another form, which nothing of the first one reaches', async () => {
    const { calls, now, fill, address, go } = await open(one)
    // With what it proposes.
    await turn()
    await turn()
    const untouched = structuredClone(now().methods.getValues())
    await fill()
    const { methods, fields } = now()
    submitButton().click()
    await expect.poll(() => calls.length).toBe(1)
    void go('/at/b/form')
    if (now().dirty) await page.getByRole('button', { name: 'Leave form' }).click()
    await expect.poll(() => now().methods !== methods).toBe(true)
    const own = one.screen.current ? initialValues(fields, rowAt(one, fields, 'b')) : untouched
    // A name that a form proposes is another one each time.
    const kept = fields.filter(({ proposed }) => proposed === undefined).map(({ id }) => id)
    const held = (values: object) => Object.fromEntries(Object.entries(values).filter(([id]) => kept.includes(id)))
    await expect.poll(() => held(now().methods.getValues())).toEqual(held(own))
    expect(now().pending).toBe(false)
    calls[0]?.fail(lost())
    await expect.poll(toasts).toHaveLength(1)
    expect(toasts()[0]).toMatch(/^Not confirmed: .*\|.*may have been carried out all the same/)
    const { rowName, current } = one.screen
    const called = current === undefined || rowName === '' ? '' : rowName === 'id' ? 'id-a' : 'sample-a'
    expect(toasts()[0]).toContain(called)
    expect(page.getByRole('alert').query()).toBe(null)
    expect(address()).toBe('/at/b/form')
    expect(calls).toHaveLength(1)
  })
})

describe.each(screens.filter(({ screen }) => screen.current))('$name', (one) => {
  test('stays as it was filled in when its row is deleted meanwhile', async () => {
    const { calls, now, fill, row, client, address } = await open(one)
    await fill()
    const values = structuredClone(now().methods.getValues())
    row.isGone = true
    await client.refetchQueries()
    await turn()
    expect(now().methods.getValues()).toEqual(values)
    submitButton().click()
    await expect.poll(() => calls.length).toBe(1)
    calls[0]?.fail(notFound())
    await expect.element(page.getByRole('alert').getByText('Not found')).toBeVisible()
    expect(now().methods.getValues()).toEqual(values)
    expect(address()).toBe('/at/a/form')
  })
})

/** The button with this name, once it is there. */
async function buttonNamed(name: string, within: Pick<typeof page, 'getByRole'> = page): Promise<HTMLButtonElement> {
  const button = within.getByRole('button', { name, exact: true })
  await expect.element(button).toBeVisible()
  const element = button.element()
  if (!(element instanceof HTMLButtonElement)) throw new Error(`${name} is no button`)
  return element
}

const openDialogs = (): number => dialogStore.get().length
const hasForm = ({ action }: (typeof actions)[number]): boolean => (action.form?.length ?? 0) > 0

describe.each(actions)('$name', (one) => {
  test('asks once, and is sent once', async () => {
    const { calls, call } = heldCalls()
    const shown = await showAction(one, call)
    close = shown.close
    const button = await buttonNamed(one.action.label)
    const isAsked = one.action.confirm !== undefined || hasForm(one)
    const begun = (): number => (isAsked ? openDialogs() : calls.length)
    button.click()
    button.click()
    await expect.poll(begun).toBeGreaterThan(0)
    await turn()
    expect(begun()).toBe(1)
    // Forms are sent as those above are.
    if (hasForm(one)) return
    if (isAsked) {
      const yes = await buttonNamed('Confirm', page.getByRole('dialog'))
      yes.click()
      yes.click()
    }
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    button.click()
    await turn()
    expect(calls).toHaveLength(1)
    calls[0]?.answer({})
    await expect.poll(openDialogs).toBe(0)
    // It can be done again.
    await turn()
    const before = begun()
    button.click()
    await expect.poll(begun).toBe(before + 1)
  })
})

test('there are such forms and actions', () => {
  expect(screens.length).toBeGreaterThan(50)
  expect(actions.length).toBeGreaterThan(50)
})
