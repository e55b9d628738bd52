/** Stands in for all flows where there is no Firefox to see them in: playwright.firefox.config.ts says why. */
import { test } from '@playwright/test'

test(`the flows in Firefox: ${process.env['CAIRN_NO_FIREFOX']}`, () => test.skip())
