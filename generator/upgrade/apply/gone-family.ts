/** What a project had of another API, for `docs/upgrades`: tests write it out, and wait for somebody who takes it out of them. */
import { methods, type Document } from '../../model/types/contract.ts'
import { byCodePoint } from '../../link/names.ts'

/** An entry for each tag, with its module, its operations and where they were, and one for all schemas; none of what is there still. */
export function goneWith(old: Document, now: Document): string[] {
  const there = new Set(callsOf(now).flatMap(({ id, call }) => [id, call]))
  const byTag = Map.groupBy(callsOf(old), ({ tag }) => tag)
  const operations = [...byTag].map(([tag, calls]) => [
    ...(tag === '' ? [] : [`${tag}.gen`]),
    ...calls.flatMap(({ id, call }) => [id, call]).filter((name) => isTelling(name) && !there.has(name)),
  ])
  const isOfCalls = (name: string): boolean => callsOf(old).some(({ id }) => id.startsWith(`${name.toLowerCase()}_`))
  const schemas = Object.keys(old.components.schemas).filter(
    (name) => (isTelling(name) || isOfCalls(name)) && now.components.schemas[name] === undefined,
  )
  return [...operations.toSorted((a, b) => byCodePoint(a[0] ?? '', b[0] ?? '')), schemas]
    .filter((names) => names.length > 0)
    .map((names) => `${names.map((name) => `\`${name}\``).join(', ')}: gone with the API before`)
}

/** A single word may be anybody's, unless operations begin with it. */
const isTelling = (name: string): boolean => /[_ ]|[a-z][A-Z]/.test(name)

const callsOf = ({ paths }: Document): { tag: string; id: string; call: string }[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const { operationId: id = '', tags: [tag = ''] = [] } = item[method] ?? {}
      return id === '' ? [] : [{ tag, id, call: `${method.toUpperCase()} ${path}` }]
    }),
  )
