/** The serial console over a WebSocket, as the mock in the page speaks it. */
import type { Page } from '@playwright/test'

import { rowOf } from './support/screen.ts'
import { expect, test } from './support/test.ts'

interface Heard {
  readonly text: string
  readonly code: number
  readonly reason: string
}

/** Opens a stream, types, waits for some text, closes; or is closed. */
const talk = (page: Page, path: string, typed: string, until: string): Promise<Heard> =>
  page.evaluate(
    ([address, input, wanted]) =>
      new Promise<Heard>((resolve) => {
        const socket = new WebSocket(address)
        socket.binaryType = 'arraybuffer'
        let text = ''
        socket.addEventListener('open', () => {
          if (input !== '') socket.send(new TextEncoder().encode(input))
        })
        socket.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
          text += new TextDecoder().decode(data)
          if (text.includes(wanted)) socket.close(1000, 'heard')
        })
        socket.addEventListener('close', ({ code, reason }) => resolve({ text, code, reason }))
      }),
    [path, typed, until] as const,
  )

const stream = (instance: string): string =>
  `/v1/instances/${instance}/serial-console/stream?project=web-shop&most_recent=262144`

test.beforeEach(async ({ page }) => {
  await page.goto('/projects')
  await expect(rowOf(page, 'web-shop')).toBeVisible()
})

test('bytes go both ways', async ({ page }) => {
  const { text } = await talk(page, stream('web-1'), 'hostname\r', 'hostname\r\n')
  expect(text).toContain('hostname\r\n')
})

test('a refusal opens first, then says why', async ({ page }) => {
  expect(await talk(page, stream('none'), '', 'never')).toEqual({
    text: '',
    code: 1011,
    reason: 'not found: instance with name "none"',
  })
})
