import { describe, expect, it } from 'vitest'

import { betweenTasks } from '../lib/turns.fixture.ts'
import { readJson } from './body.ts'

/** An answer whose parts are all there already. */
function answerOf(text: string, partLength: number, headers: Record<string, string> = {}): Response {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, (at += partLength)))
    },
  })
  return new Response(body, { headers: { 'content-length': String(bytes.length), ...headers } })
}

describe('the text of a long answer', () => {
  // Of several bytes each: parts end within them.
  const name = 'zürich–東京–🦀'.repeat(10_000)

  it('is what it was, wherever its parts end', async () => {
    const { text, ...read } = await readJson(answerOf(`\uFEFF${JSON.stringify({ name })}`, 1_009), 'auto')
    expect(read).toEqual({ data: { name } })
    expect(text).toBe(JSON.stringify({ name }))
  })

  it('regression: of tens of megabytes was made in one task', async () => {
    let others = 0
    const stop = betweenTasks(() => (others += 1))
    await readJson(answerOf(JSON.stringify({ name }), 20_000), 'auto')
    stop()
    expect(others).toBeGreaterThan(10)
  })

  it('whose connection breaks is none', async () => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.error(new TypeError('network error')),
    })
    const broken = new Response(body, { headers: { 'content-length': '200000' } })
    await expect(readJson(broken, 'auto')).rejects.toThrow('network error')
  })
})
