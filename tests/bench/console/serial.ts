/** A machine's serial line that the benchmark holds in its hands, and what is measured of the terminal on the page. */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Page } from '@playwright/test'
import { WebSocketServer, type WebSocket } from 'ws'

import { createProxy } from '../../../server/proxy/proxy.ts'
import type { Front } from './site.ts'

declare global {
  interface Window {
    /** Of the page with the plain terminal: writes the flood. */
    print10(): Promise<void>
    /** Milliseconds from the next key to its echo. */
    echo: Promise<number>
  }
}

const lastLine = 'the-last-line-of-all'

/** So many bytes of a talkative machine, some of them coloured. */
export function makeFlood(size: number): Uint8Array {
  let text = ''
  for (let n = 0; text.length < size; n++) {
    const words = `unit-${n % 97}: ${'started stopped waiting ready '.repeat(1 + (n % 3))}`
    text += `[${(n / 1000).toFixed(6).padStart(12)}] ${n % 10 === 0 ? `\u001B[33m${words}\u001B[0m` : words}\r\n`
  }
  return new TextEncoder().encode(`${text}${lastLine}\r\n`)
}

export interface Machine {
  print(bytes: Uint8Array): Promise<void>
}

export interface SerialLine extends Front {
  /** The machine at the other end of the next connection. It echoes what is typed. */
  next(): Promise<Machine>
}

const frame = 65_536

/** In front of the API: consoles talk to this machine, which has said nothing yet; all else goes on. */
export async function openLine(api: URL, flood: Uint8Array): Promise<SerialLine> {
  const proxy = createProxy(api)
  const sockets = new WebSocketServer({ noServer: true })
  let waiting: ((machine: Machine) => void)[] = []
  const isConsole = ({ url = '' }: IncomingMessage) => url.includes('/serial-console')
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const file = files[path]
    if (file !== undefined) response.writeHead(200, { 'content-type': file.type }).end(file.read(flood))
    else if (isConsole(request))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[],"last_byte_offset":0}')
    else proxy.pass(request, response)
  })
  server.on('upgrade', (request, socket, head) => {
    if (!isConsole(request)) return proxy.upgrade(request, socket, head)
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.on('message', (data) => client.send(data))
      for (const tell of waiting) tell(machineOf(client))
      waiting = []
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    close: async () => {
      for (const client of sockets.clients) client.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const machineOf = (client: WebSocket): Machine => ({
  print: async (bytes) => {
    for (let at = 0; at < bytes.length; at += frame)
      await new Promise<void>((resolve, reject) =>
        client.send(bytes.subarray(at, at + frame), (error) => (error ? reject(error) : resolve())),
      )
  },
})

/** Milliseconds from now until the last line of the flood is drawn, and the longest time in which nothing else was done. */
export const flooded = (page: Page): Promise<{ drawn: number; block: number }> =>
  page.evaluate(
    (last) =>
      new Promise<{ drawn: number; block: number }>((resolve) => {
        const from = performance.now()
        let block = 0
        const tasks = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) block = Math.max(block, duration)
        })
        tasks.observe({ type: 'longtask' })
        const look = () => {
          if (!(document.querySelector('.xterm-rows')?.textContent ?? '').includes(last))
            return void requestAnimationFrame(look)
          const drawn = performance.now() - from
          // What was long is told a little later.
          setTimeout(() => {
            tasks.disconnect()
            resolve({ drawn, block })
          }, 300)
        }
        requestAnimationFrame(look)
      }),
    lastLine,
  )

const keys = 21

/** Median of the milliseconds from a key to the frame that shows it. */
export async function echoes(page: Page): Promise<number> {
  await page.locator('.xterm-helper-textarea').focus()
  const times: number[] = []
  for (let n = 0; n < keys; n++) {
    // Listening before the key is pressed: input overtakes what a driver asks of the page.
    await page.evaluate(() => {
      window.echo = new Promise((resolve) => {
        const rows = document.querySelector('.xterm-rows')
        const text = rows?.textContent
        let from = 0
        document.addEventListener('keydown', () => (from = performance.now()), { capture: true, once: true })
        const observer = new MutationObserver(() => {
          if (from === 0 || rows?.textContent === text) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)))
        })
        if (rows) observer.observe(rows, { childList: true, subtree: true, characterData: true })
      })
    })
    await page.keyboard.press('x')
    times.push(await page.evaluate(() => window.echo))
  }
  return times.toSorted((a, b) => a - b)[keys >> 1] ?? Number.NaN
}

const packaged = (path: string) => () => readFileSync(new URL(`../../../node_modules/@xterm/${path}`, import.meta.url))

/** The page of the plain terminal. */
const files: Readonly<Record<string, { type: string; read: (flood: Uint8Array) => string | Uint8Array }>> = {
  '/xterm.js': { type: 'text/javascript', read: packaged('xterm/lib/xterm.js') },
  '/fit.js': { type: 'text/javascript', read: packaged('addon-fit/lib/addon-fit.js') },
  '/xterm.css': { type: 'text/css', read: packaged('xterm/css/xterm.css') },
  '/flood': { type: 'application/octet-stream', read: (flood) => flood },
  '/plain.html': {
    type: 'text/html',
    read: () => `<!doctype html><title>plain</title><link rel="stylesheet" href="/xterm.css">
<script src="/xterm.js"></script><script src="/fit.js"></script><div id="host"></div><script type="module">
const size = new URLSearchParams(location.search)
const host = document.getElementById('host')
for (const side of ['width', 'height']) host.style[side] = size.get(side) + 'px'
const flood = new Uint8Array(await (await fetch('/flood')).arrayBuffer())
const terminal = new Terminal({ fontSize: 13, lineHeight: 1.2, fontFamily: 'monospace', scrollback: 10000 })
const fit = new FitAddon.FitAddon()
terminal.loadAddon(fit)
window.print10 = () => new Promise((resolve) => terminal.write(flood, resolve))
terminal.open(host)
fit.fit()
terminal.onData((data) => terminal.write(data))
</script>`,
  },
}
