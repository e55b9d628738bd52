/** Files of a build that a page waits for although it shows nothing of them. */
import type { Plugin } from 'vite'

import type { Imports } from './chunk-circles.ts'

interface Rule {
  files: RegExp
  /** What these files must not wait for. */
  not: RegExp
}

const named = (...names: string[]): RegExp => new RegExp(`/(?:${names.join('|')})-[\\w-]{7}\\.js$`)

/** What somebody opens, or asks of a list, comes when they do. */
const rules: readonly Rule[] = [
  { files: /\/pages-[^/]+$/, not: named('forms', 'whole', 'filter', 'bulk', 'relations', 'charts') },
  {
    files: named('index', 'detail', 'dialogs', 'filter-text', 'whole', 'relations', 'bulk', 'values', 'Palette'),
    not: named('forms', 'charts'),
  },
]

/** Stops a build whose pages wait for what is only opened from them: the import of one small module is enough, and nobody would see it. */
export function chunkWaitsPlugin(): Plugin {
  return {
    name: 'cairn-chunk-waits',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]))
      for (const { files, not } of rules) {
        for (const file of imports.keys()) {
          const way = files.test(file) ? wayTo(file, imports, (other) => not.test(other)) : undefined
          if (way)
            this.error(
              `A page waits for what it does not show: ${way.join(' → ')}. Put the module that both need into an earlier part in scripts/lib/chunks.ts.`,
            )
        }
      }
    },
  }
}

/** @returns the shortest way along imports to a file that is looked for, both ends named */
export function wayTo(
  start: string,
  imports: Imports,
  isWanted: (file: string) => boolean,
): readonly string[] | undefined {
  const from = new Map<string, string | undefined>([[start, undefined]])
  for (const file of from.keys()) {
    if (isWanted(file)) {
      const way = [file]
      for (let before = from.get(file); before !== undefined; before = from.get(before)) way.unshift(before)
      return way
    }
    for (const next of imports.get(file) ?? []) if (!from.has(next)) from.set(next, file)
  }
  return undefined
}
