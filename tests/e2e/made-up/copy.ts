/** The copy of the project that gets the made-up resources. */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { repositoryFiles, root } from '../../support/repository-files.ts'

/** Where the copy is. The first process chooses, and clears up in the end; its workers are told. */
export const copy = process.env['CAIRN_MADE_UP'] ?? chosenFolder()

function chosenFolder(): string {
  // The real path: tools compare paths as the system reports them.
  const folder = join(realpathSync(tmpdir()), `cairn-made-up-${process.pid}`)
  process.env['CAIRN_MADE_UP'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What nobody wrote: it is not copied, but made in the copy or shared with it. */
const products = ['generated', 'dist-mock', 'node_modules']

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
      else files.set(path, createHash('sha256').update(readFileSync(join(copy, path))).digest('hex'))
    }
  }
  visit('')
  return files
}
