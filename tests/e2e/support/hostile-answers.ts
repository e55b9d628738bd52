/** A server whose every text is hostile: what it answers is spoiled on its way into the page. */
import type { Page } from '@playwright/test'

import { wordsOfContract } from './foreign-answers.ts'

/** Each runs, breaks or hides something where it is taken for more than a text. */
const texts = [
  '<img src="/nothing.png" onerror="window.intruder = true"><script>window.intruder = true</script>',
  '" onmouseover="window.intruder=true" autofocus onfocus="window.intruder=true" x="',
  'javascript:window.intruder=true',
  '{{constructor.constructor("window.intruder=true")()}} ${window.intruder=true}',
  'invoice \u202Egpj.exe\u202C \u2066\u2069 \u200F שלום مرحبا',
  '👩🏽‍🚀🏴‍☠️ e\u0301 ﷽',
  '..',
  '../../a?b#c%2f%2e%2e/d',
  '__proto__',
  '<b>'.padEnd(10_240, 'W'),
]

/**
 * From the first page on, once `cairnSpoil` is on. Ids, times and numbers stay: without them nothing would be shown at all.
 * @param words whether words with a meaning, of states and kinds, become unknown ones, too
 */
export async function spoilAnswers(page: Page, { words }: { words: boolean }): Promise<void> {
  const kept = words ? [] : [...wordsOfContract]
  await page.addInitScript(
    ({ hostile, known }) => {
      const meant = new Set(known)
      // Ports are asked for by these: a step up is no part of an address, and refused before it is sent (src/api/url.ts).
      const asked = new Set(['port_name', 'switch_location'])
      const plain = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT.*|[\d.:/a-fA-F]*\d[\d.:/a-fA-F]*)$/
      let count = 0
      const spoil = (value: unknown, key: string): unknown => {
        if (Array.isArray(value)) return value.map((item) => spoil(item, key))
        if (typeof value === 'object' && value !== null)
          return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, spoil(item, name)]))
        if (typeof value !== 'string' || key === 'next_page' || plain.test(value) || meant.has(value)) return value
        // Every other one is markup: it is what descriptions, which stand in few places, must meet.
        const next = (): string => hostile[count++ % 2 === 0 ? 0 : (count >> 1) % hostile.length] ?? ''
        const text = next()
        return text === '..' && asked.has(key) ? next() : text
      }
      const { fetch: send } = window
      const spoiled: typeof fetch = async (input, init) => {
        const answer = await send(input, init)
        const isJson = answer.headers.get('content-type')?.includes('json') === true
        if (Reflect.get(window, 'cairnSpoil') !== true || !isJson || answer.status === 204) return answer
        const body = spoil(JSON.parse(await answer.text()), '')
        return new Response(JSON.stringify(body), { status: answer.status, headers: answer.headers })
      }
      Object.assign(window, { fetch: spoiled })
    },
    { hostile: texts, known: kept },
  )
}
