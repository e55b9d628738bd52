/**
 * React is published as CommonJS, of which a bundler knows no names: each call of `jsx` or of a hook is one of an object's property
 * (`(0,r.jsx)(…)`), in 3,500 places, and each file opens the object first. `docs/decisions/0019` says what that weighs.
 */
import { createRequire } from 'node:module'

import type { Plugin } from 'vite'

/** What `import` asks for; what React's own files require of each other stays as it is. */
const packages = /^react(?:-dom)?(?:\/(?:jsx-runtime|client))?$/

/** Starts the ids of these modules: the build puts them beside the libraries. */
export const reactModule = '\0react-module:'

/** Gives React's packages to the build as modules with named exports, of which the unused are left out. */
export function reactAsModule(folder: string): Plugin {
  const require = createRequire(`${folder}/package.json`)
  return {
    name: 'cairn-react-as-module',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: packages },
      handler: (id, importer, { kind }) =>
        kind === 'import-statement' && importer?.startsWith(reactModule) !== true ? reactModule + id : undefined,
    },
    load: {
      filter: { id: new RegExp(`^${reactModule}`) },
      handler: (id) => asModule(id.slice(reactModule.length), require),
    },
  }
}

/** @returns the text of a module that exports what the CommonJS package does, and the package itself as default */
function asModule(name: string, require: NodeJS.Require): string {
  const exported: unknown = require(name)
  if (typeof exported !== 'object' || exported === null) throw new Error(`${name} exports no object`)
  return [
    `import all from '${name}'`,
    'export default all',
    ...Object.keys(exported).map((key) => `export const ${key} = all.${key}`),
  ].join('\n')
}
