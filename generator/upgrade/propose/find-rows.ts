/** Entries for rows that have pages and that nothing lists any more: a page asks which one is meant, and leads to its page. */
import type { Model } from '../../model/types/ir.ts'
import type { ScreenIR } from '../../model/types/screen-ir.ts'
import { viewOf } from '../../model/views/register.ts'
import { paramsOf } from '../../link/paths.ts'
import type { Proposal } from './proposal.ts'

/** @param old of the older contract: only what was listed there is looked at */
export function findPages(old: Model, now: Model): Proposal[] {
  const [listed, pages] = [showing('rows', now), showing('row', now)]
  const names = new Set([...now.screens, ...now.entities].map(({ id }) => `${id}`))
  return [...showing('rows', old)].flatMap(([entity, [list]]) => {
    const page = pages.get(entity)?.[0]
    const name = `find_${entity}`
    if (list === undefined || page === undefined || listed.has(entity) || names.has(name)) return []
    return proposalOf({ entity, list, page, name }, now) ?? []
  })
}

/** Screens of rows, or of one, by their entity. */
const showing = (what: 'rows' | 'row', { screens }: Model): Map<string, ScreenIR[]> =>
  Map.groupBy(
    screens.filter((screen) => screen.entity !== undefined && viewOf(screen).shows === what),
    ({ entity = '' }) => entity,
  )

interface Lost {
  entity: string
  list: ScreenIR
  /** Of its rows. */
  page: ScreenIR
  /** Of what finds them. */
  name: string
}

function proposalOf({ entity, list, page, name }: Lost, now: Model): Proposal | undefined {
  const operation = viewOf(page).main?.operation
  // There may be only one.
  const isOfRow = /\/:\w+$/.test(page.path)
  const place = isOfRow ? placeOf(list, page, now) : undefined
  if (operation === undefined || place === undefined) return undefined
  const { sidebar, line } = place
  return {
    shape: 'page',
    title: `a page that finds one ${entity}`,
    confidence: 'low',
    operations: [operation],
    file: 'openapi/resources/proposed.yaml',
    ...(sidebar === undefined ? {} : { sidebar }),
    yaml: [`page: ${name}`, line, `operation: ${operation}`, `see: ${page.id}`, ''].join('\n'),
    question: `\`${name}\` asks which row of \`${entity}\` is meant, since nothing lists them any more: where else do people come to \`${page.id}\` from?`,
  }
}

/** Where the list was: in its sidebar, at its address, or on the page of the row above. */
function placeOf(
  { path: at, level }: ScreenIR,
  { path }: ScreenIR,
  now: Model,
): { sidebar?: string; line: string } | undefined {
  const { screens, levels, redirects } = now
  const own = levels.find(({ id }) => id === level)
  if (own !== undefined && paramsOf(at).every((param) => paramsOf(own.at).includes(param))) {
    const isTaken = at in redirects || screens.some((one) => one.path === at)
    return { sidebar: own.id, line: `at: ${isTaken ? `${at}-find` : at}` }
  }
  const parents = [...showing('row', now).values()].flat().filter((one) => path.startsWith(`${one.path}/`))
  const [parent] = parents.toSorted((a, b) => b.path.length - a.path.length)
  return parent && { line: `under: ${parent.entity}` }
}
