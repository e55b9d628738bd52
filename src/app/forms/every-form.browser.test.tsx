/**
 * Nothing that was entered is lost or changed when something else in the form is: every form of the manifest, field by field. What a
 * form fills in by itself stays away from what a person has entered.
 */
import { afterEach, describe, expect, test } from 'vitest'

import { readPath } from '../../lib/condition.ts'
import type { FormField, Widget } from '../../kit/spec.ts'
import { formsByHand, screensWithForm } from './by-hand.fixture.ts'
import { candidates, everyForm, openForm, type OpenForm, slotted, valueOf } from './forms.fixture.tsx'

let close = () => {}
afterEach(() => close())

/** A field that holds a value of its own. */
interface Leaf {
  path: string
  /** What a person enters first. */
  typed: unknown
  /** Other values of it. */
  others: readonly unknown[]
  /** Fields that say which list it is chosen from. */
  within: readonly string[]
}

/** What may be entered: as the form holds it. */
function valuesFor(widget: Widget, place: string): readonly unknown[] {
  switch (widget.kind) {
    case 'integer':
    case 'bytes':
      // The least there is, so that anything that asks for more is noticed.
      return [1]
    case 'select':
    case 'radio':
      return widget.options.map(({ value }) => String(value)).toReversed()
    case 'checkbox':
      return [false, true]
    case 'picker':
      return candidates.map((name) => valueOf(name, place)).toReversed()
    case 'file':
      return [new File(['one'], 'one.txt'), new File(['another'], 'another.txt')]
    case 'grid':
      return [
        Object.fromEntries(widget.rows.map(({ value }) => [value, widget.options.map((one) => String(one.value))])),
        {},
        { [String(widget.rows[0]?.value)]: [String(widget.options[0]?.value)] },
      ]
    case 'ipRange':
      return [{ first: '10.0.0.1', last: '10.0.0.9' }]
    case 'list':
      return [[{ value: 'listed' }]]
    case 'map':
      return [[{ key: 'key', value: 'mapped' }]]
    default:
      return ['typed']
  }
}

/** Fields whose control is a slot's, or that a slot listens to: what a person enters there. */
const bySlot: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  'image/UploadImage.tsx': { file: [new File(['one'], 'one.raw'), new File(['another'], 'another.raw')] },
  'identity-provider: identity_provider.create': {
    name: ['typed', 'another'],
    // Begins like the one that the form makes of the name.
    acsUrl: [`${location.origin}/login/silo/saml/own`],
  },
}

/** In the order in which a person meets them: a union's variants one after the other. */
function leavesOf(
  fields: readonly FormField[],
  own: Readonly<Record<string, readonly unknown[]>> = {},
  base = '',
): Leaf[] {
  return fields.flatMap(({ id, widget }): Leaf[] => {
    const path = base + id
    switch (widget.kind) {
      case 'group':
        return leavesOf(widget.fields, own, `${path}.`)
      case 'union': {
        const tags = widget.variants.map(({ value }) => value)
        const [typed, ...others] = tags.toReversed()
        const inner = widget.variants.flatMap((one) => leavesOf(one.fields, own, `${path}.variants.${one.value}.`))
        return [{ path: `${path}.tag`, typed, others, within: [] }, ...inner]
      }
      default: {
        const within = widget.kind === 'picker' ? Object.values(widget.within ?? {}).map((one) => base + one) : []
        // The list that belongs to what is entered there.
        const place = within.map(() => 'large').join('-')
        const [typed, ...others] = own[path] ?? valuesFor(widget, place)
        if (typed === undefined) throw new Error(`${path}: nobody knows what may be entered in a ${widget.kind}`)
        return [{ path, typed, others, within }]
      }
    }
  })
}

/** Every leaf filled in, each while it is shown: the variant that holds it is chosen first. */
async function fillIn(form: OpenForm, leaves: readonly Leaf[]): Promise<void> {
  for (const { path, typed } of leaves) {
    // oxlint-disable no-await-in-loop -- one after the other, as a person does
    for (const [tag, value] of variantsAround(path)) await form.enter(tag, value)
    await form.enter(path, typed)
    // oxlint-enable no-await-in-loop
  }
  for (const { path, typed } of leaves.filter((leaf) => leaf.path.endsWith('.tag'))) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await form.enter(path, typed)
  }
}

/** The choices that lead to a field: `a.variants.b.c` → `a.tag` is `b`. */
const variantsAround = (path: string): (readonly [string, string])[] =>
  [...path.matchAll(/\.variants\.([^.]+)\./g)].map((match) => [`${path.slice(0, match.index)}.tag`, match[1] ?? ''])

const held = (form: OpenForm, leaves: readonly Leaf[]): Record<string, unknown> =>
  structuredClone(Object.fromEntries(leaves.map(({ path }) => [path, told(readPath(form.methods.getValues(), path))])))

/** Files are compared by name: any two are equal otherwise. */
const told = (raw: unknown): unknown => (raw instanceof File ? `file ${raw.name}` : raw)

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
