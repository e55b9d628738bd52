import type { Page } from '@playwright/test'

import { confirm, deleteRow, expectToast, pageAction } from './screen.ts'

/** Deletes the network that every project starts with: a project goes only when it is empty. */
export async function deleteDefaultVpc(page: Page, project: string): Promise<void> {
  await page.goto(`/projects/${project}/vpcs/default/subnets`)
  await deleteRow(page, 'default')
  await pageAction(page, 'Delete')
  await confirm(page, 'Delete default?')
  await expectToast(page, 'VPC default deleted')
}
