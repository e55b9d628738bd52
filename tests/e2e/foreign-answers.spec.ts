/** A few screens in front of a server that says what nobody here would; `npm run e2e:foreign` looks at all of them, in both themes. */
import { foreignAnswers, foreignKinds } from './support/foreign-answers.ts'
import { beginForeign, walkForeign } from './support/foreign-walk.ts'
import { serverOf } from './support/mock.ts'
import { expect, test } from './support/test.ts'

const addresses = [
  '/projects/web-shop/disks',
  '/projects/web-shop/instances/web-1/networking',
  '/projects/web-shop/access',
  '/projects/web-shop/vpcs/backend/edit',
  '/system/networking/ip-pools/uplink',
]

for (const kind of foreignKinds) {
  test(`${kind} texts do no harm on pages and in questions`, async ({ page, watch }) => {
    await beginForeign(page, watch)
    serverOf(page).rewrite(foreignAnswers[kind].rewrite(() => undefined))
    const { wrong, pages, dialogs } = await walkForeign(page, { addresses, kind, patience: 60_000 })
    expect(wrong).toEqual([])
    expect(pages).toBe(addresses.length)
    expect(dialogs).toBeGreaterThan(2)
  })
}
