import { describe, expect, it } from 'vitest'

import { betweenTasks } from '../lib/turns.fixture.ts'
import { readJson } from './body.ts'

/** An answer whose parts are all there already. */
function answerOf(text: string, partLength: number): Response {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, (at += partLength)))
    },
  })
  return new Response(body)
}

describe('the text of a long answer', () => {
  // Of several bytes each: parts end within them.
  const name = 'zürich–東京–🦀'.repeat(10_000)

  it('is what it was, wherever its parts end', async () => {
    const { text, ...read } = await readJson(answerOf(`\uFEFF${JSON.stringify({ name })}`, 1_009), 'auto')
    expect(read).toEqual({ data: { name } })
    expect(text).toBe(JSON.stringify({ name }))
  })

  it('regression: of tens of megabytes was made in one task, where its server did not say how long it is', async () => {
    let others = 0
    const stop = betweenTasks(() => (others += 1))
    await readJson(answerOf(JSON.stringify({ name: name.repeat(20) }), 20_000), 'auto')
    stop()
    expect(others).toBeGreaterThan(10)
  })

  it('of a short one is made without a pause', async () => {
    let read: unknown
    void readJson(answerOf('{"name":"zürich"}', 2), 'auto').then((one) => (read = one))
    // Within one task: nothing else has a turn meanwhile.
    for (let at = 0; at < 500; at += 1) await Promise.resolve()
    expect(read).toMatchObject({ data: { name: 'zürich' } })
  })

  it('that is empty is none', async () => {
    expect(await readJson(new Response(null), 'auto')).toMatchObject({ text: '', unreadable: expect.any(SyntaxError) })
  })

  it('that ends within a character ends with a mark of that', async () => {
    const cut = new TextEncoder().encode('"ü"').slice(0, 2)
    expect(await readJson(new Response(cut), 'auto')).toMatchObject({ text: '"\uFFFD' })
  })

  it('whose connection breaks is none', async () => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.error(new TypeError('network error')),
    })
    await expect(readJson(new Response(body), 'auto')).rejects.toThrow('network error')
  })
})
