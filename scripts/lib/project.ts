/** Where things are, for the scripts. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Notes and reports of the scripts: gone with node_modules, never in the way. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'cairn')

/** The command that runs another program of an npm package on this Node, whatever the shell's Node is. */
export function nodeProgram(path: string, ...args: readonly string[]): readonly [string, string[]] {
  return [process.execPath, [join(root, path), ...args]]
}
