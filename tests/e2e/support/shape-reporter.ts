/** Says at the end of a run how many screens met how many wrong answers, and what came of it. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

import { summary, type Walked } from './shape-counts.ts'

/** What a test attaches what it found as. */
export const attached = 'walked'

/** @public Playwright makes it. */
// oxlint-disable-next-line import/no-default-export -- it looks for that
export default class ShapeReporter implements Reporter {
  private readonly tests: Walked[] = []

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments)
      if (name === attached && body) this.tests.push(JSON.parse(body.toString()) as Walked)
  }

  onEnd(): void {
    process.stdout.write(`\n${summary(this.tests).join('\n')}\n`)
  }
}
