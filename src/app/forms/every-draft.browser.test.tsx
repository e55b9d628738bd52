/**
 * What was filled in when the session ends, or when a newer version is loaded: every form of the manifest, with everything that can
 * be entered in it. It is there again, without its secrets and files, which no storage has held.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { tellLeaving } from '../../lib/leaving.ts'
import { readPath } from '../../lib/condition.ts'
import { tabStorage } from '../../lib/storage.ts'
import { draftKey } from '../../kit/form/draft-keys.ts'
import { withoutSecrets } from '../../kit/form/secrets.ts'
import { everyForm, openForm } from './forms.fixture.tsx'
import { bySlot, fillIn, leavesOf, told } from './leaves.fixture.ts'

let close = async (): Promise<void> => {}
beforeEach(() => sessionStorage.clear())
afterEach(() => close())

/** Storage takes nothing more. */
let isFull = false
const { setItem } = Storage.prototype
beforeAll(() => {
  Storage.prototype.setItem = function store(name, text) {
    if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    setItem.call(this, name, text)
  }
})
afterAll(() => {
  Storage.prototype.setItem = setItem
})

const forms = everyForm()
const hasPrivate = ({ fields }: (typeof forms)[number]) => leavesOf(fields).some((leaf) => leaf.isPrivate)

test('there are forms with secrets or files among them, and forms without', () => {
  expect(forms.some(hasPrivate)).toBe(true)
  expect(forms.every(hasPrivate)).toBe(false)
})

const key = draftKey('ada', '/here')

describe.each(forms)('$name', (one) => {
  test('what was filled in is there again', async () => {
    const leaving = { current: false }
    const form = await openForm(one, { key, leaving })
    close = form.close
    await form.answer()
    const leaves = leavesOf(form.fields, bySlot[one.name])
    // Whatever was typed as a secret can be found.
    await fillIn(
      form,
      leaves.map((leaf) => (leaf.isPrivate && leaf.typed === 'typed' ? { ...leaf, typed: 'hush-hush' } : leaf)),
    )
    const kept = withoutSecrets(form.fields, form.methods.getValues())
    const entered = new Map(leaves.map(({ path }) => [path, structuredClone(told(readPath(kept, path)))]))
    const stays = tellLeaving('sign-in')
    expect(leaving.current, 'nobody is asked').toBe(true)
    const text = tabStorage.getItem(key)
    const all = [...Object.values(sessionStorage), ...Object.values(localStorage)].join()
    expect(all).not.toMatch(/hush|(?:one|another)\.(?:txt|raw)/)
    stays()
    expect(leaving.current, 'who stays is asked the next time').toBe(false)
    expect(tabStorage.getItem(key)).toBe(null)
    isFull = true
    const staysAgain = tellLeaving('sign-in')
    isFull = false
    // Of what is as it was at first there is nothing to keep.
    expect(leaving.current, 'where nothing can be kept the browser asks').toBe(text === null)
    staysAgain()
    await form.close()

    // As on the next page.
    if (text !== null) tabStorage.setItem(key, text)
    const again = await openForm(one, { key })
    close = again.close
    await again.answer()
    const held = (path: string) => told(readPath(again.methods.getValues(), path))
    for (const { path } of leaves.filter((leaf) => !leaf.isPrivate)) expect(held(path), path).toEqual(entered.get(path))
    const secrets = leaves.filter(({ isPrivate, typed }) => isPrivate && (typed === 'typed' || typed instanceof File))
    for (const { path } of secrets) expect(held(path) ?? '', path).toBe('')
  })
})
