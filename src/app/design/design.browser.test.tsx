/** The catalogue of all parts: that nothing is missing in it, and that none of it shuts anybody out, in both themes. */
import { Fragment } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locator } from 'vitest/browser'

import { showRoutes } from '../../kit/routing/router.fixture.tsx'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { Choices } from './Choices.tsx'
import { DesignPage } from './DesignPage.tsx'
import { Overlays } from './Overlays.tsx'
import { Section } from './Section.tsx'

/** Parts that the page need not show, and why. */
const excused: Readonly<Record<string, string>> = {
  VirtualOptions: 'a combobox of more than a hundred options: it looks like one of few',
}

/** What opens over the page: the button, and what then is looked at. */
const overlays: Readonly<Record<string, () => Promise<Locator>>> = {
  menu: async () => {
    await overlay('Open menu').click()
    return page.getByRole('menu', { name: 'Open menu' })
  },
  tooltip: async () => {
    await overlay('Tooltip').hover()
    return page.getByRole('tooltip')
  },
  combobox: async () => {
    await page.getByRole('combobox', { name: 'Combobox', exact: true }).click()
    return page.getByRole('listbox')
  },
  ...Object.fromEntries(
    ['Dialog', 'Question', 'Dangerous question', 'Side dialog', 'Refused form'].map((name) => [
      name.toLowerCase(),
      async () => {
        await overlay(name).click()
        return page.getByRole('dialog')
      },
    ]),
  ),
  toasts: async () => {
    await overlay('Toasts').click()
    await expect.element(page.getByRole('button', { name: 'Dismiss notification' }).first()).toBeVisible()
    return page.getByRole('region', { name: 'Notifications' })
  },
}

const overlay = (name: string): Locator =>
  page.getByRole('region', { name: 'Menus, dialogs and toasts' }).getByRole('button', { name, exact: true })

async function open(): Promise<void> {
  await showRoutes([{ path: 'design', element: <DesignPage /> }], '/design', Fragment)
  await expect.element(page.getByRole('heading', { name: 'Design', level: 1 })).toBeVisible()
}

test('the page has every part of src/ui, or says why not', async () => {
  await open()
  const shown = new Set(renderedNow())
  for (const show of Object.values(overlays)) {
    await expect.element(await show()).toBeVisible()
    for (const part of renderedNow()) shown.add(part)
    await userEvent.keyboard('{Escape}')
  }
  const modules = import.meta.glob(['../../ui/*.tsx', '!../../ui/*.test.tsx'], { eager: true })
  const parts = Object.values(modules).flatMap((module) => Object.entries(module as object))
  const missing = parts.filter(([name, part]) => isPart(name, part) && !shown.has(part)).map(([name]) => name)
  expect(missing.toSorted()).toEqual(Object.keys(excused).toSorted())
})

test('the page has no violations', async () => {
  await open()
  await expect(expectAccessible()).resolves.toBe(undefined)
})

test('what opens over the page has no violations', async () => {
  // Only what it opens from: axe takes its time over the whole page.
  const parts = (
    <>
      <h1>Page</h1>
      <Section id="choices" title="Choices">
        <Choices />
      </Section>
      <Section id="overlays" title="Menus, dialogs and toasts">
        <Overlays />
      </Section>
    </>
  )
  await showRoutes([{ path: 'design', element: parts }], '/design')
  for (const show of Object.values(overlays)) {
    const shown = await show()
    await expect.element(shown).toBeVisible()
    await expectAccessible(shown.element())
    await userEvent.keyboard('{Escape}')
  }
})

/** A component: a function with a capital, or what `memo` and `lazy` make. Contexts show nothing by themselves. */
const isPart = (name: string, part: unknown): boolean => /^[A-Z][a-z]/.test(name) && typeof part === 'function'

/** The components that React has on the page, as its own tools for developers find them. */
function renderedNow(): unknown[] {
  const found: unknown[] = []
  const walk = (fiber: unknown): void => {
    for (let node = fiber; isObject(node); node = Reflect.get(node, 'sibling')) {
      found.push(Reflect.get(node, 'type'))
      walk(Reflect.get(node, 'child'))
    }
  }
  for (const element of document.querySelectorAll('body, body > div')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'))
    const root: unknown = key === undefined ? undefined : Reflect.get(element, key)
    const state: unknown = isObject(root) ? Reflect.get(root, 'stateNode') : undefined
    if (isObject(state)) walk(Reflect.get(state, 'current'))
  }
  if (found.length === 0) throw new Error('React keeps its tree elsewhere by now')
  return found
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
