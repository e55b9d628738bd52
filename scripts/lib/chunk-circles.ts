/** Files of a build that import each other: which of them runs first is chance, and a page may meet what is not there yet. */
import type { Plugin } from 'vite'

/** File → the files that it imports when it is loaded. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** What is said of such a build. */
export const circleFault = 'Files of the build import each other'

/** Stops a build whose files import each other in a circle: nothing but a browser would show it. */
export function chunkCirclesPlugin(): Plugin {
  return {
    name: 'cairn-chunk-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const circle = findCircle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      if (circle)
        this.error(
          `${circleFault}: ${circle.join(' → ')}. Put what they share into one of the groups in vite.config.ts or scripts/lib/chunks.ts.`,
        )
    },
  }
}

/** @returns the files of the first circle, its first one named again at the end */
export function findCircle(imports: Imports): readonly string[] | undefined {
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    const start = path.indexOf(file)
    if (start !== -1) return [...path.slice(start), file]
    if (done.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...path, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return undefined
}
