/** How the longest task of a page is measured, for the walks that must find none that halts it. */
import { longestTask } from './support/tasks.ts'
import { expect, test } from './support/test.ts'

test('work that promises have waiting at the end of a task was not counted', async ({ page }) => {
  const browser = page.context().browser()
  if (browser === null) throw new Error('this page has no browser')
  await page.goto('about:blank')
  const microtask = await longestTask(browser, page, () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const work = (): void => {
            const end = performance.now() + 300
            while (performance.now() < end);
            resolve(end)
          }
          setTimeout(() => void Promise.resolve().then(work))
        }),
    ),
  )
  // In processor time, of which a busy machine gives less.
  expect(microtask).toBeGreaterThan(100)
})
