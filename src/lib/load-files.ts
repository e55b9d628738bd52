/**
 * What the build puts around every `import()`, in the place of Vite's helper: the files are fetched before the browser is told to
 * import them. Chromium remembers a module that did not come, one of its dependencies too, and never asks again; files that were
 * fetched lie in the browser's cache. docs/decisions/0013-files-before-import.md
 */

import { isMissingModule } from './missing-module.ts'
import { createStore } from './store.ts'

/** The network or the server failed: the file may be there later. `isMissingModule` knows it by its words. */
export class UnreachableFile extends Error {
  override name = 'UnreachableFile'
  constructor(url: string) {
    super(`Failed to fetch dynamically imported module: ${url}`)
  }
}

/** Whether code has turned out to be gone: a newer version has taken the place of the console on this page. */
export const goneFiles = createStore(false)

/** By address: what came, or is on its way, with the addresses of what it imports itself. */
const files = new Map<string, Promise<readonly string[]>>()

/**
 * @param load calls `import()` with the address of one file, as it stands in the build
 * @param announced files that it needs, below the console's base: all styles, and the larger ones of its code
 * @throws UnreachableFile when it is worth to try again
 */
export async function loadFiles<T>(load: () => Promise<T>, announced: readonly string[] = []): Promise<T> {
  // Files import each other in circles.
  const wanted = new Set<string>()
  const want = async (file: string, from: string): Promise<void> => {
    const { href } = new URL(file, from)
    if (wanted.has(href)) return
    wanted.add(href)
    const imports = await fileAt(href)
    await Promise.all(imports.map((one) => want(one, href)))
  }
  const own = /\bimport\(["'`]([^"'`]+)/.exec(String(load))?.[1]
  try {
    await Promise.all([
      ...announced.map((file) => want(import.meta.env.BASE_URL + file, document.baseURI)),
      ...(own === undefined ? [] : [want(own, import.meta.url)]),
    ])
    return await load()
  } catch (error) {
    if (isMissingModule(error) && !(error instanceof UnreachableFile)) goneFiles.set(true)
    throw error
  }
}

function fileAt(url: string): Promise<readonly string[]> {
  let file = files.get(url)
  if (!file) {
    file = url.endsWith('.css') ? applyStyles(url) : fetchCode(url)
    files.set(url, file)
    file.catch(() => files.delete(url))
  }
  return file
}

async function fetchCode(url: string): Promise<readonly string[]> {
  const name = url.slice(url.lastIndexOf('/'))
  // The page runs it already.
  if (document.querySelector(`[src$="${name}"],[href$="${name}"]`)) return []
  const response = await fetch(url).catch(() => undefined)
  if (!response || response.status >= 500) throw new UnreachableFile(url)
  // What is cut off on its way fails here.
  const code = await response.text().catch(() => undefined)
  if (code === undefined) throw new UnreachableFile(url)
  return [...code.matchAll(/\b(?:from|import)"(\.\/[^"]+)"/g)].map(([, file = '']) => file)
}

function applyStyles(url: string): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    link.addEventListener('load', () => resolve([]))
    link.addEventListener('error', () => {
      link.remove()
      // Where the server has something else there, they are gone.
      void fetch(url)
        .then(({ status, headers }) => status < 500 && !/css/.test(`${headers.get('content-type')}`))
        .catch(() => false)
        .then((isGone) => reject(isGone ? new Error('Unable to preload CSS') : new UnreachableFile(url)))
    })
    document.head.append(link)
  })
}
