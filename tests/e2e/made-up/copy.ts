/** The copy of the project that gets the made-up resources. */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { repositoryFiles, root } from '../../support/repository-files.ts'

/** Where the copy is; playwright.config.ts chooses. */
export const copy = process.env['CAIRN_MADE_UP'] ?? fail('CAIRN_MADE_UP is not set: run this through Playwright')

/** What nobody wrote: it is not copied, but made in the copy or shared with it. */
const products = ['generated', 'dist-mock', 'dist-mock-maps', 'node_modules']

/** Path from the project's folder → hash of the content. */
export type Files = ReadonlyMap<string, string>

/** Copies what people wrote; the libraries are shared. */
export function copyProject(): Files {
  rmSync(copy, { recursive: true, force: true })
  for (const path of repositoryFiles()) {
    if (products.includes(path.split('/')[0] ?? '')) continue
    const target = join(copy, path)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(join(root, path), target)
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return writtenFiles()
}

/** Files of the copy that were not there before, or are not now, or have another content. */
export function changedSince(before: Files): string[] {
  const now = writtenFiles()
  return [...new Set([...before.keys(), ...now.keys()])].filter((path) => before.get(path) !== now.get(path)).sort()
}

/** Everything in the copy but products. */
function writtenFiles(): Files {
  const files = new Map<string, string>()
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(copy, folder), { withFileTypes: true })) {
      const path = `${folder}${entry.name}`
      if (products.includes(path)) continue
      if (entry.isDirectory()) visit(`${path}/`)
      else files.set(path, hash(readFileSync(join(copy, path))))
    }
  }
  visit('')
  return files
}

const hash = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

function fail(message: string): never {
  throw new Error(message)
}
