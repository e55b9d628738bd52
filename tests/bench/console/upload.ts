/** What is measured of an upload, inside the page. */
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

export interface ImageFile {
  readonly path: string
  readonly size: number
  readonly piece: number
  /** Which pieces hold something: 0 for none, 16 for every sixteenth. */
  readonly every: number
  remove(): Promise<void>
}

/** A sparse file: pieces without contents take no room on the disk. */
export async function makeFile(size: number, piece: number, every: number): Promise<ImageFile> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-bench-'))
  const path = join(folder, 'image.raw')
  const file = await open(path, 'w')
  await file.truncate(size)
  const contents = Buffer.alloc(piece, 'cairn')
  if (every > 0) for (let at = 0; at < size; at += every * piece) await file.write(contents, 0, piece, at)
  await file.close()
  return { path, size, piece, every, remove: () => rm(folder, { recursive: true }) }
}

/** Milliseconds from the first piece of the file to the last, as the progress on the page has it. */
export const uploaded = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        let from: number | undefined
        const look = () => {
          const steps = [...document.querySelectorAll('section[aria-labelledby="upload-title"] li')]
          const text = steps.find((step) => step.textContent.startsWith('Upload image file'))?.textContent ?? ''
          if (text.includes(': failed')) reject(new Error('the upload failed'))
          if (text.includes(': running')) from ??= performance.now()
          if (from === undefined || !text.includes(': done')) return
          observer.disconnect()
          resolve(performance.now() - from)
        }
        const observer = new MutationObserver(look)
        observer.observe(document, { childList: true, subtree: true, characterData: true })
      }),
  )

/** Milliseconds that a loop takes which does no more than it must: reads every piece, sends a body that is ready. */
export async function bareLoop(page: Page, address: string, { path, piece, every }: ImageFile): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const input = document.createElement('input')
    input.type = 'file'
    input.id = 'bare'
    document.body.append(input)
  })
  await page.locator('#bare').setInputFiles(path)
  return page.evaluate(
    async ({ length, step }) => {
      const file = document.querySelector<HTMLInputElement>('#bare')?.files?.[0]
      if (file === undefined) throw new Error('no file')
      const call = async (target: string, body: string | undefined): Promise<void> => {
        const headers: HeadersInit = body === undefined ? {} : { 'content-type': 'application/json' }
        const answer = await fetch(`/v1/disks${target}?project=web-shop`, { method: 'POST', body, headers })
        if (!answer.ok) throw new Error(`${target}: ${answer.status}`)
        await answer.arrayBuffer()
      }
      const name = `bare-${Date.now()}`
      const source = { type: 'importing_blocks', block_size: 512 }
      await call(
        '',
        JSON.stringify({ name, description: '', size: Math.ceil(file.size / 2 ** 30) * 2 ** 30, disk_source: source }),
      )
      await call(`/${name}/bulk-write-start`, undefined)
      const contents = btoa('cairn'.repeat(Math.ceil(length / 5)).slice(0, length))
      const from = performance.now()
      let next = 0
      const worker = async (): Promise<void> => {
        while (next < file.size) {
          const offset = next
          next += length
          await file.slice(offset, offset + length).arrayBuffer()
          if (step > 0 && (offset / length) % step === 0)
            await call(`/${name}/bulk-write`, `{"offset":${offset},"base64_encoded_data":"${contents}"}`)
        }
      }
      await Promise.all(Array.from({ length: 6 }, worker))
      return performance.now() - from
    },
    { length: piece, step: every },
  )
}
