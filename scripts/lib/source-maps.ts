/** Source maps lie beside a build, not in it: they are for reading error reports, and hold the whole source. */
import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

/** Where the source maps of a build lie, under the names of their files. */
export const mapsFolder = (buildFolder: string): string => `${buildFolder}-maps`

/** Moves the maps out of what is served. */
export function sourceMapsPlugin(): Plugin {
  return {
    name: 'cairn-source-maps',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (dir === undefined) return
        const target = mapsFolder(dir)
        rmSync(target, { recursive: true, force: true })
        for (const file of globSync('**/*.map', { cwd: dir })) {
          mkdirSync(dirname(join(target, file)), { recursive: true })
          renameSync(join(dir, file), join(target, file))
        }
      },
    },
  }
}
