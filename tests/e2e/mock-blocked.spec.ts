/** The console with its mock in browsers that forbid what the mock needs. */
import type { Page } from '@playwright/test'

import { expectNoViolations } from './support/axe.ts'
import { heading, notifications, rowOf } from './support/screen.ts'
import { expect, test } from './support/test.ts'

// No worker of an earlier test.
test.use({ cold: true })

async function expectFailure(page: Page, problem: string): Promise<void> {
  await expect(heading(page, 'The preview cannot start')).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText([
    /^Allow cookies and site data for 127\.0\.0\.1/,
    /^Use a normal window/,
  ])
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByText('Details').click()
  await expect(page.getByText(problem)).toBeVisible()
}

test('a worker that cannot be registered left a blank page: it says what is needed', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
  })
  await page.goto('/projects')
  await expectFailure(page, 'The operation is insecure.')
  await expectNoViolations(page)
})

test('storage that is blocked left a blank page: it says what is needed', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/projects')
  await expectFailure(page, 'Access is denied')
})

test('a database that is forbidden only means that nothing is kept', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  })
  await page.goto('/projects')
  await expect(rowOf(page, 'web-shop')).toBeVisible()
  await expect(notifications(page).getByText('Nothing is kept')).toBeVisible()
  // What streams over a socket does not need it either.
  await page.goto('/projects/web-shop/instances/web-1/serial-console')
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
})

test('a database that is full lost what was done and said nothing: it goes on, and says that nothing is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await page.goto('/projects-new')
  await page.getByLabel('Name').fill('orchard')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(notifications(page).getByText('Project orchard created')).toBeVisible()
  await expect(notifications(page).getByText('Nothing is kept')).toBeVisible()
  await page.goto('/projects')
  await expect(rowOf(page, 'web-shop')).toBeVisible()
  await expect(rowOf(page, 'orchard')).toBeHidden()
})

test('an address without service workers has the mock inside the page', async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.goto('/projects')
  await expect(rowOf(page, 'web-shop')).toBeVisible()
})
