/**
 * What was filled in when the session ends, or when a newer version is loaded: every form of the manifest, with everything that can
 * be entered in it. It is there again for the same person, for nobody else, and without its secrets and files.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { type Departure, tellLeaving } from '../../lib/leaving.ts'
import { readPath } from '../../lib/condition.ts'
import { tabStorage } from '../../lib/storage.ts'
import { draftKey } from '../../kit/form/draft-keys.ts'
import { everyForm, openForm } from './forms.fixture.tsx'
import { bySlot, fillIn, leavesOf, told } from './leaves.fixture.ts'

let close = async (): Promise<void> => {}
beforeEach(() => sessionStorage.clear())
afterEach(() => close())

const forms = everyForm()
const isPrivate = ({ fields }: (typeof forms)[number]) => leavesOf(fields).some((leaf) => leaf.isPrivate)

test('there are forms with secrets or files among them, and forms without', () => {
  expect(forms.some(isPrivate)).toBe(true)
  expect(forms.every(isPrivate)).toBe(false)
})

const key = draftKey('ada', '/here')
const kept = () => tabStorage.getItem(key)

describe.each(forms)('$name', (one) => {
  test.each<Departure>(['sign-in', 'reload'])('what was filled in before a %s is there again', async (why) => {
    const leaving = { current: false }
    const form = await openForm(one, { key, leaving })
    close = form.close
    await form.answer()
    const leaves = leavesOf(form.fields, bySlot[one.name])
    const begun = Object.fromEntries(leaves.map(({ path }) => [path, told(readPath(form.methods.getValues(), path))]))
    // Whatever was typed as a secret can be found.
    await fillIn(
      form,
      leaves.map((leaf) => (leaf.isPrivate && leaf.typed === 'typed' ? { ...leaf, typed: 'hush-hush' } : leaf)),
    )
    const entered = form.methods.getValues()
    const stays = tellLeaving(why)
    expect(leaving.current, 'nobody is asked').toBe(true)
    const text = kept()
    expect([...Object.values(sessionStorage), ...Object.values(localStorage)].join()).not.toMatch(
      /hush|another\.(?:txt|raw)/,
    )
    const before = Object.fromEntries(leaves.map(({ path }) => [path, told(readPath(entered, path))]))
    stays()
    expect(leaving.current, 'who stays is asked the next time').toBe(false)
    expect(kept()).toBe(null)
    await form.close()

    // As on the next page; the person who signs in may be another one.
    if (text !== null) tabStorage.setItem(key, text)
    const others = await openForm(one, { key: draftKey('eve', '/here') })
    close = others.close
    await others.answer()
    const held = (path: string) => told(readPath(others.methods.getValues(), path))
    for (const { path, typed } of leaves.filter((leaf) => leaf.typed !== begun[leaf.path])) {
      if (typeof typed === 'string' && typed.startsWith('typed')) expect(held(path), path).not.toEqual(typed)
    }
    await others.close()

    if (text !== null) tabStorage.setItem(key, text)
    const again = await openForm(one, { key })
    close = again.close
    await again.answer()
    for (const leaf of leaves) {
      const now = told(readPath(again.methods.getValues(), leaf.path))
      if (leaf.isPrivate)
        expect(now, leaf.path).not.toEqual(before[leaf.path] === begun[leaf.path] ? Symbol('same') : before[leaf.path])
      else expect(now, leaf.path).toEqual(before[leaf.path])
    }
  })
})
