/** What a project had of another API, for `docs/upgrades`: tests write it out, and wait for somebody who takes it out of them. */
import { methods, type Document } from '../../model/types/contract.ts'
import { byCodePoint } from '../../link/names.ts'
import { refTo } from '../../schema/references.ts'

/** An API, and the console of it. */
export interface Api {
  document: Document
  /** IDs of its pages. */
  pages: readonly string[]
}

/** An entry for each tag, with its module, its operations and where they were, one for all schemas, and one for all pages; none of what is there still. */
export function goneWith({ document: old, pages }: Api, { document: now, pages: present }: Api): string[] {
  const there = new Set(callsOf(now).flatMap(({ id, call }) => [id, call]))
  const byTag = Map.groupBy(callsOf(old), ({ tag }) => tag)
  const operations = [...byTag].map(([tag, calls]) => [
    ...(tag === '' ? [] : [`${tag}.gen`]),
    ...calls.flatMap(({ id, call }) => [id, call]).filter((name) => isTelling(name) && !there.has(name)),
  ])
  const isOfCalls = (name: string): boolean => callsOf(old).some(({ id }) => id.startsWith(`${name.toLowerCase()}_`))
  const schemas = Object.keys(old.components.schemas)
    .filter((name) => !Object.hasOwn(now.components.schemas, name))
    .map((name) => (isTelling(name) || isOfCalls(name) ? name : refTo(name)))
  const others = pages.filter((id) => id.includes('_') && !present.includes(id))
  return [...operations.toSorted((a, b) => byCodePoint(a[0] ?? '', b[0] ?? '')), schemas, others]
    .filter((names) => names.length > 0)
    .map((names) => `${names.map((name) => `\`${name}\``).join(', ')}: gone with the API before`)
}

/** A single word may be anybody's, unless operations begin with it; a schema has an address as well. */
const isTelling = (name: string): boolean => /[_ ]|[a-z][A-Z]/.test(name)

const callsOf = ({ paths }: Document): { tag: string; id: string; call: string }[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const { operationId: id = '', tags: [tag = ''] = [] } = item[method] ?? {}
      return id === '' ? [] : [{ tag, id, call: `${method.toUpperCase()} ${path}` }]
    }),
  )
