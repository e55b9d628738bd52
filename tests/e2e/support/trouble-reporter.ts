/** Says at the end of a run how many screens were looked at in which kind of trouble. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

import { summary, type Walked } from './trouble-counts.ts'

/** What a test attaches what it saw as. */
export const attached = 'trouble'

/** @public Playwright makes it. */
// oxlint-disable-next-line import/no-default-export -- it looks for that
export default class TroubleReporter implements Reporter {
  private readonly walks: Walked[] = []

  onTestEnd(_test: TestCase, { status, attachments }: TestResult): void {
    if (status !== 'passed') return
    for (const { name, body } of attachments)
      if (name === attached && body) this.walks.push(JSON.parse(body.toString()) as Walked)
  }

  onEnd(): void {
    const lines = summary(this.walks)
    if (lines.length > 0) process.stdout.write(`\n${lines.join('\n')}\n`)
  }
}
