/** A throw-away folder with the files of a small project. */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

export interface Workspace {
  /** Absolute, without links in it. */
  root: string
  path: (name: string) => string
  write: (files: Readonly<Record<string, string>>) => void
  /** Every file below a folder (default: all) with its text, sorted; empty folders are not listed. */
  read: (folder?: string) => Record<string, string>
}

/** Removed when the test is over. */
export function createWorkspace(files: Readonly<Record<string, string>> = {}): Workspace {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'generator-test-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const workspace: Workspace = {
    root,
    path: (name) => join(root, name),
    write(more) {
      for (const [name, text] of Object.entries(more)) {
        mkdirSync(dirname(join(root, name)), { recursive: true })
        writeFileSync(join(root, name), text)
      }
    },
    read: (folder = '.') => Object.fromEntries(filesBelow(join(root, folder), '')),
  }
  workspace.write(files)
  return workspace
}

function filesBelow(folder: string, prefix: string): [string, string][] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry): [string, string][] => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesBelow(path, `${prefix}${entry.name}/`)
      return [[`${prefix}${entry.name}`, readFileSync(path, 'utf8')]]
    })
}
