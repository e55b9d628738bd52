/** Vite plugin of builds with the mock inside: `virtual:cairn-contract`, the precompiled contract, a lazy chunk per area. */
import type { Plugin } from 'vite'
import { precompile } from './precompile.ts'
import type { ContractDocument } from './schemas.ts'

const root = 'virtual:cairn-contract'

export interface ContractPluginOptions {
  /** Reads the bundled contract; called once per build, and only when the mock is part of it. */
  document: () => ContractDocument
  /** Absolute path of this folder, `/`-separated. */
  folder: string
}

/** Provides `virtual:cairn-contract` (see `virtual.d.ts`). */
export function contractPlugin({ document, folder }: ContractPluginOptions): Plugin {
  let modules: Map<string, string> | undefined
  const made = (): Map<string, string> =>
    (modules ??= precompile(document(), { formats: `${folder}/formats.ts`, runtime: `${folder}/runtime.ts` }))
  return {
    name: 'cairn-contract',
    config: () => ({ resolve: { alias: { tldts: `${folder}/../browser/tldts.ts` } } }),
    resolveId: (id) => (id === root || id.startsWith(`${root}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${root}`) return index([...made().keys()])
      return id.startsWith(`\0${root}/`) ? made().get(id.slice(root.length + 2)) : undefined
    },
    // A new contract needs new validators: the dev server reads it again.
    handleHotUpdate() {
      modules = undefined
    },
  }
}

function index(areas: readonly string[]): string {
  const entries = areas.map((area) => `  ${JSON.stringify(area)}: () => import(${JSON.stringify(`${root}/${area}`)}),`)
  return `export const areas = {\n${entries.join('\n')}\n}\n`
}
