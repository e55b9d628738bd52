/** Where the tests of the generator find and put things. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** The repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A folder of its own for one test, gone when the test is. */
export function scratch(): string {
  const folder = makeScratch()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The same for whoever cleans up himself. The real path: tools compare paths as the system reports them. */
export const makeScratch = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'cairn-test-')))

/** Writes files, given by path below `folder`. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}
