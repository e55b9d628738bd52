/**
 * Tests of a server that lacks an operation (501): the part of a page that needs it says so, and the rest of the page stays. Over all
 * screens that are written by hand; generated ones are looked at in faults-reads.spec.ts.
 */
import { operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationId } from '../../../src/mock/spec/operation-spec.ts'
import { prepareWalk, type WalkOnWindow } from './in-page-walk.ts'
import { expect, test } from './test.ts'
import { addressOf, coverage, openStory } from './walk.ts'

/** Screens that have nothing to show without the answer. */
const excused: Readonly<Record<string, string>> = {
  instance_lookup: 'only leads on to the page of an instance; what it cannot find is an unknown page',
  instance_lookup_short: 'as above',
}

/** Screens that read nothing before they are used, or nothing of a thing in the state that the story has it in. */
const asksLater = ['image.create', 'support_bundle_files', 'tuf_repo.create']

const reads = new Set<string>(Object.values(operations).flatMap(({ id, method }) => (method === 'GET' ? [id] : [])))

const readsOf = (screen: string): OperationId[] =>
  (Object.keys(coverage.operations) as OperationId[]).filter(
    (id) => reads.has(id) && coverage.operations[id]?.screens.includes(screen) === true,
  )

const visits = Object.entries(coverage.screens).flatMap(([id, screen]) => {
  const isOwn = screen.kind === 'bespoke' || screen.kind === 'replaced'
  const own = readsOf(id)
  return isOwn && own.length > 0 && !(id in excused) ? [{ id, screen, operations: own }] : []
})

/** @param isWhole each page without each of its operations, else without one of them, and without all */
export function testNotOffered({ isWhole }: { isWhole: boolean }): void {
  test('a page written by hand went as a whole when the server lacked one of its operations', async ({
    page,
    watch,
  }) => {
    // A ceiling for a busy machine, as in playwright.config.ts; nothing waits for it to pass.
    test.setTimeout(300_000)
    watch.allowFailures()
    await prepareWalk(page)
    const ids = await openStory(page)
    expect(visits.length).toBeGreaterThan(10)
    const plan = visits.map(({ id, screen, operations: own }, at) => ({
      screen: id,
      address: addressOf(id, screen, ids),
      // One by one, and all of them.
      lacks: [...(isWhole ? own : own.slice(at % own.length).slice(0, 1)).map((operation) => [operation]), own],
    }))
    const { wrong, met } = await page.evaluate(async (all) => {
      const { cairnWalk } = window as unknown as WalkOnWindow
      const { shown, isBusy, until, go, fail, newCalls } = cairnWalk
      const found = { wrong: [] as string[], met: [] as string[] }
      const taken = /Something went wrong|Page not found|No connection to the server/
      const goAway = async (): Promise<void> => {
        await fail([])
        go('/settings/profile')
        await until(() => document.title.startsWith('Profile') && !isBusy())
        await cairnWalk.forget()
      }
      const isThere = (): boolean => !isBusy() && shown().length > 20
      for (const { screen, address, lacks } of all) {
        await goAway()
        go(address)
        await until(() => !document.title.startsWith('Profile') && isThere())
        const { title } = document
        for (const failing of lacks) {
          await goAway()
          await newCalls()
          await fail(failing.map((operation) => ({ operation, fault: 'not-implemented' })))
          go(address)
          const stays = await until(() => document.title === title && isThere())
          await cairnWalk.quiet()
          // A part that comes after the refusal may still be on its way.
          const settles = await until(isThere)
          if (!stays || !settles || taken.test(shown()))
            found.wrong.push(`${screen} without ${failing.join()}: ${document.title}: ${shown().slice(0, 2000)}`)
          for (const call of await newCalls()) if (call.message === 'failed on purpose') found.met.push(screen)
        }
      }
      return found
    }, plan)
    expect(wrong).toEqual([])
    const asked = new Set(met)
    expect(visits.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual(asksLater)
  })
}
