/** A folder for the whole run. */
import { realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @returns path of a folder that does not exist yet, and is removed with all in it when this process ends */
export function temporaryFolder(name: string): string {
  // The real path: tools compare paths as the system reports them.
  const folder = join(realpathSync(tmpdir()), `cairn-${name}-${process.pid}`)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
