/**
 * Nothing that was entered is lost or changed when something else in the form is: every form of the manifest, field by field. What a
 * form fills in by itself stays away from what a person has entered.
 */
import { afterEach, describe, expect, test } from 'vitest'

import { readPath } from '../../lib/condition.ts'
import { formsByHand, screensWithForm } from './by-hand.fixture.ts'
import { everyForm, openForm, type OpenForm, slotted } from './forms.fixture.tsx'
import { bySlot, fillIn, type Leaf, leavesOf, told } from './leaves.fixture.ts'

let close = async (): Promise<void> => {}
afterEach(() => close())

const held = (form: OpenForm, leaves: readonly Leaf[]): Record<string, unknown> =>
  structuredClone(Object.fromEntries(leaves.map(({ path }) => [path, told(readPath(form.methods.getValues(), path))])))

const forms = everyForm()

test('every kind of form is among them', () => {
  const names = forms.map(({ name }) => name)
  expect(names.some((name) => name.endsWith('.create'))).toBe(true)
  expect(names.some((name) => name.endsWith('.edit'))).toBe(true)
  expect(names.some((name) => !name.includes('.'))).toBe(true)
})

test('every form that is written by hand is among them, and every one with slots has them', () => {
  expect(Object.keys(formsByHand)).toEqual(screensWithForm())
  expect(forms.filter(({ name, slots }) => slots && !Object.hasOwn(formsByHand, name)).length).toBe(slotted.length)
  expect(slotted.length).toBeGreaterThan(0)
})

describe.each(forms)('$name', (one) => {
  test('what was entered stays while another field changes, and is there when that changes back', async () => {
    const form = await openForm(one)
    close = form.close
    await form.answer()
    const leaves = leavesOf(form.fields, bySlot[one.name])
    await fillIn(form, leaves)
    const entered = Object.fromEntries(leaves.map(({ path, typed }) => [path, told(typed)]))
    expect(held(form, leaves)).toEqual(entered)
    for (const { path, others, typed } of leaves) {
      for (const other of others) {
        // oxlint-disable no-await-in-loop -- one change after the other
        await form.enter(path, other)
        // What is chosen from a list that is another one now is not in that list.
        const rest = leaves.filter((leaf) => leaf.path !== path && !leaf.within.includes(path))
        expect(held(form, rest), `with ${path} changed`).toEqual(
          Object.fromEntries(rest.map((leaf) => [leaf.path, told(leaf.typed)])),
        )
        await form.enter(path, typed)
        await form.settle()
        expect(held(form, leaves), `with ${path} changed back`).toEqual(entered)
        // oxlint-enable no-await-in-loop
      }
    }
  })

  test('what was entered, or emptied, before the lists were there stays', async () => {
    const form = await openForm(one)
    close = form.close
    const leaves = leavesOf(form.fields, bySlot[one.name])
    await fillIn(form, leaves)
    const pickers = leaves.filter(({ path, others }) => others.length === 1 && !path.endsWith('.tag'))
    const emptied = pickers.filter(({ within, typed }) => within.length === 0 && typeof typed === 'string')
    for (const { path } of emptied) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await form.enter(path, '')
    }
    const before = held(form, leaves)
    await form.answer()
    expect(held(form, leaves)).toEqual(before)
  })
})
