/** Entries for rows that have pages and that nothing lists any more: a page asks which one is meant, and leads to its page. */
import type { Model } from '../../model/types/ir.ts'
import type { DetailScreenIR, ListScreenIR } from '../../model/types/screen-ir.ts'
import { viewOf } from '../../model/views/register.ts'
import { paramsOf } from '../../link/paths.ts'
import type { Proposal } from './proposal.ts'

/** @param old of the older contract: only what was listed there is looked at */
export function findPages(old: Model, now: Model): Proposal[] {
  const listed = new Set(listsOf(now).map(({ entity }) => entity))
  const lost = Map.groupBy(
    listsOf(old).filter(({ entity }) => !listed.has(entity)),
    ({ entity }) => entity,
  )
  const names = new Set([...now.screens, ...now.entities].map(({ id }) => `${id}`))
  return [...lost].flatMap(([entity, [list]]) => {
    const page = now.screens.find((screen) => screen.kind === 'detail' && screen.entity === entity)
    const name = `find_${entity}`
    if (list === undefined || page?.kind !== 'detail' || names.has(name)) return []
    return proposalOf({ list, page, name }, now) ?? []
  })
}

const listsOf = ({ screens }: Model): ListScreenIR[] =>
  screens.flatMap((screen) => (screen.kind === 'list' ? [screen] : []))

interface Lost {
  list: ListScreenIR
  /** Of its rows. */
  page: DetailScreenIR
  /** Of what finds them. */
  name: string
}

function proposalOf({ list, page, name }: Lost, now: Model): Proposal | undefined {
  const operation = viewOf(page).main?.operation
  // There may be only one.
  const isOfRow = /\/:\w+$/.test(page.path)
  const place = isOfRow ? placeOf(list, page, now) : undefined
  if (operation === undefined || place === undefined) return undefined
  const { sidebar, line } = place
  return {
    shape: 'page',
    title: `a page that finds one ${page.entity}`,
    confidence: 'low',
    operations: [operation],
    file: 'openapi/resources/proposed.yaml',
    ...(sidebar === undefined ? {} : { sidebar }),
    yaml: [`page: ${name}`, line, `operation: ${operation}`, `see: ${page.id}`, ''].join('\n'),
    question: `\`${name}\` asks which row of \`${page.entity}\` is meant, since nothing lists them any more: where else do people come to \`${page.id}\` from?`,
  }
}

/** Where the list was: in its sidebar, at its address, or on the page of the row above. */
function placeOf(
  { path: at, level }: ListScreenIR,
  { path }: DetailScreenIR,
  { screens, levels, redirects }: Model,
): { sidebar?: string; line: string } | undefined {
  const own = levels.find(({ id }) => id === level)
  if (own !== undefined && paramsOf(at).every((param) => paramsOf(own.at).includes(param))) {
    const isTaken = at in redirects || screens.some((one) => one.path === at)
    return { sidebar: own.id, line: `at: ${isTaken ? `${at}-find` : at}` }
  }
  const parents = screens.flatMap((one) => (one.kind === 'detail' && path.startsWith(`${one.path}/`) ? [one] : []))
  const [parent] = parents.toSorted((a, b) => b.path.length - a.path.length)
  return parent === undefined ? undefined : { line: `under: ${parent.entity}` }
}
