/** Makes operations of the mock fail. */
import type { Page } from '@playwright/test'

import type { FaultRule } from '../../../src/mock/http/fault-rules.ts'
import { serverOf } from './mock.ts'

/** From the next call on, in place of what failed before; without rules everything goes well again. */
export const makeFail = (page: Page, ...rules: readonly FaultRule[]): void => serverOf(page).fail(rules)
