/** A filter of days, asked of the server: the days are those of the reader, wherever that is. */
import { dialog, heading, table } from './support/screen.ts'
import { expect, test } from './support/test.ts'

// Between them every moment of the day is another date than in UTC.
for (const timezoneId of ['Pacific/Kiritimati', 'Asia/Kolkata', 'Pacific/Pago_Pago']) {
  test(`a day of the audit log has all its entries and no others in ${timezoneId}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId, locale: 'en-GB' })
    const page = await context.newPage()
    await page.goto('/system/audit-log')
    await expect(heading(page, 'Audit log')).toBeVisible()
    const times = await page.evaluate(async () => {
      const answer = await fetch('/v1/system/audit-log?start_time=1970-01-01T00:00:00Z&limit=1000')
      const { items }: { items: { time_completed: string }[] } = await answer.json()
      return items.map(({ time_completed: time }) => time)
    })
    const dayOf = (time: string) => new Date(time).toLocaleDateString('en-CA', { timeZone: timezoneId })
    const day = dayOf(times[1] ?? '')
    const count = times.filter((time) => dayOf(time) === day).length

    const asked = page.waitForRequest((request) => request.url().includes('end_time='))
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const form = dialog(page, 'Add filter')
    await form.getByLabel('Column', { exact: true }).selectOption('Completed')
    await form.getByLabel('Condition', { exact: true }).selectOption('between')
    await form.getByLabel('From', { exact: true }).fill(day)
    await form.getByLabel('To', { exact: true }).fill(day)
    await form.getByRole('button', { name: 'Apply' }).click()

    const { searchParams } = new URL((await asked).url())
    const ends = ['start_time', 'end_time'].map((name) => Date.parse(searchParams.get(name) ?? ''))
    expect(ends.map((time) => dayOf(new Date(time - 1).toISOString()) < dayOf(new Date(time).toISOString()))).toEqual([
      true,
      true,
    ])
    expect((ends[1] ?? 0) - (ends[0] ?? 0)).toBe(24 * 3_600_000)
    await expect(page.getByRole('status').filter({ hasText: `${count} of ${count}` })).toBeVisible()
    await expect(table(page, 'Audit log').locator('tr[data-row]')).toHaveCount(count)
    await context.close()
  })
}
