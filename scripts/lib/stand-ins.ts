/**
 * A document is tried (`--spec`) before the hand-written code was brought in line with it. What that code imports from generated modules and is no
 * longer there must not keep anybody from looking at all the rest: a call that another module has by now is taken from there, and anything else is
 * stood in for by a value that fails when it is used, with the name of what is missing.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import type { Plugin } from 'vite'

/** Id of the module with what stands in. What begins with `cairn:` is made by `screenFiles` of vite.config.ts. */
const standIn = 'trial:stand-in'

/** For a trial alone: a build of the repository fails instead. */
export function standInsPlugin(root: string): Plugin {
  const named = new Set<string>()
  return {
    name: 'cairn-stand-ins',
    enforce: 'pre',
    resolveId: { filter: { id: /^trial:stand-in$/ }, handler: () => `\0${standIn}` },
    load: { filter: { id: /^\0trial:stand-in$/ }, handler: () => standInModule },
    transform: {
      filter: { id: /[\\/]src[\\/].+\.tsx?$/, code: /generated\// },
      handler(code, id) {
        const { code: next, missing } = withStandIns(code, { file: id.replace(/\?.*$/, ''), root })
        for (const name of missing) {
          const line = `${relative(root, id)}: this contract has no ${name}`
          if (!named.has(line)) this.warn(line)
          named.add(line)
        }
        return next === code ? undefined : { code: next, map: null }
      },
    },
  }
}

const importOf =
  /^import (?!type )(?:(\w+)|\* as (\w+)|(?:(\w+), )?\{([^}]*)\}) from '((?:\.\.?\/)+generated\/[^']+)'/gm

/** A module of hand-written code in which all imports from generated modules can be resolved, and the names that nothing has. */
export function withStandIns(
  code: string,
  { file, root }: { file: string; root: string },
): { code: string; missing: readonly string[] } {
  const missing: string[] = []
  const gone = (name: string, local = name): string => {
    missing.push(name)
    return `const ${local} = standIn('${name}')`
  }
  const next = code.replaceAll(
    importOf,
    (own: string, only?: string, all?: string, first?: string, names: string = '', from: string = '') => {
      const target = resolve(dirname(file), from)
      const exported = exportsOf(target)
      if (all !== undefined) return exported === undefined ? gone(from, all) : own
      const main = only ?? first
      const wanted = names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
      const isThere = (name: string): boolean => exported?.has(name) === true
      const nameOf = (one: string): { name: string; local: string } => {
        const [name = one, local = name] = one.split(/ as /)
        return { name, local }
      }
      const lost = wanted.filter((one) => !isThere(nameOf(one).name))
      if (lost.length === 0 && (main === undefined || isThere('default'))) return own
      const kept = wanted.filter((one) => !lost.includes(one))
      return [
        ...(kept.length === 0 ? [] : [`import { ${kept.join(', ')} } from '${from}'`]),
        ...(main === undefined
          ? []
          : [isThere('default') ? `import ${main} from '${from}'` : gone(`default of ${from}`, main)]),
        ...lost.map((one) => {
          const { name, local } = nameOf(one)
          const other = moduleOfCall(name, { root, from: target })
          return other === undefined ? gone(name, local) : `import { ${one} } from ${JSON.stringify(other)}`
        }),
      ].join(';')
    },
  )
  return { code: missing.length === 0 ? next : `import { standIn } from '${standIn}';${next}`, missing }
}

/** What a generated module exports; undefined if there is none. */
function exportsOf(file: string): ReadonlySet<string> | undefined {
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  const names = [...text.matchAll(/^export (?:const|type|interface|function) (\w+)/gm)].map(([, name = '']) => name)
  return new Set(/^export default /m.test(text) ? [...names, 'default'] : names)
}

/** The module that a call is in by now: each tag has one of its own. */
function moduleOfCall(name: string, { root, from }: { root: string; from: string }): string | undefined {
  const folder = dirname(from)
  if (!folder.startsWith(join(root, 'generated', 'api')) || !existsSync(folder)) return undefined
  return readdirSync(folder)
    .map((other) => join(folder, other))
    .find((other) => exportsOf(other)?.has(name) === true)
}

/** Any property of it is such a value as well: modules only take hold of what they need when they are loaded. */
const standInModule = `
export function standIn(name) {
  const fail = () => {
    throw new Error('This contract has no ' + name + ': the code that uses it was written for another one')
  }
  const part = new Proxy(fail, { get: (_, key) => (typeof key === 'symbol' || key === 'then' ? undefined : part) })
  return part
}
`
