/** Proposals as entries of the manifest, in the file and below the entity that they are of. */
import { screenId } from '../../link/views/register.ts'
import { singleId } from '../../link/views/single/single.ts'
import type { Proposal } from '../propose/proposal.ts'
import { entitiesOf, entriesOf, type Entry, type Texts } from './manifest-names.ts'
import { dataOf, documentText, isRecord, merge, type Path } from './yaml-text.ts'

const proposedFile = 'openapi/resources/proposed.yaml'
const consoleKinds = ['entity', 'link', 'page'] as const

export interface Placed {
  texts: Map<string, string>
  /** Those that are there now, as they were written. */
  placed: ReadonlyMap<Proposal, Proposal>
  /** Proposals that have nowhere to go. */
  left: readonly Proposal[]
}

export interface Site {
  /** Whether the answer of an operation is a row of the entity, or nothing. */
  answersRow: (operation: string, entity: string) => boolean
}

export function placeProposals(texts: Texts, proposals: readonly Proposal[], site: Site): Placed {
  const next = new Map(texts)
  const left: Proposal[] = []
  const placed = new Map<Proposal, Proposal>()
  // What entries are below has to be there first.
  const isWhole = (one: Proposal): boolean => consoleKinds.some((kind) => new RegExp(`^${kind}: `).test(one.yaml))
  for (const proposal of [...proposals.filter(isWhole), ...proposals.filter((one) => !isWhole(one))]) {
    const written = place(next, proposal, site)
    if (written === undefined) left.push(proposal)
    else placed.set(proposal, written)
  }
  return { texts: next, placed, left }
}

function place(texts: Map<string, string>, proposal: Proposal, site: Site): Proposal | undefined {
  const [data] = dataOf(proposal.yaml)
  if (!isRecord(data)) return undefined
  const kind = consoleKinds.find((key) => key in data)
  if (kind !== undefined) {
    const id = String(data[kind])
    if (entriesOf(texts).some((one) => one.id === id)) return undefined
    addEntry(texts, data)
    if (proposal.sidebar !== undefined) addToNav(texts, proposal.sidebar, screenOf(data, kind))
    if (typeof data['parent'] === 'string') addToPage(texts, data['parent'], id)
    if (typeof data['under'] === 'string') addToPage(texts, data['under'], { page: id })
    if (kind === 'link' && isRecord(data['ends']))
      for (const [side, entity] of Object.entries(data['ends'])) addToPage(texts, String(entity), { link: id, side })
    return proposal
  }
  const entry = ownerOf(texts, proposal.entity)
  if (entry === undefined) return undefined
  const { file, document, path, id } = entry
  const isRow = proposal.operations.every((one) => site.answersRow(one, id))
  const written = withMock(data, isRow)
  texts.set(file, merge(texts.get(file) ?? '', { document, path }, written))
  for (const name of keysOf(data['children'])) addToPage(texts, id, `${id}_${name}`)
  for (const name of keysOf(data['singles'])) addToPage(texts, id, { single: name })
  for (const [view, stated] of Object.entries(isRecord(data['views']) ? data['views'] : {}))
    if (isRecord(stated) && typeof stated['parent'] === 'string')
      addToPage(texts, stated['parent'], { entity: id, view })
    else if (proposal.sidebar !== undefined)
      addToNav(texts, proposal.sidebar, `${screenId({ id: `${id}.${view}` }, 'list')}`)
  return written === data ? proposal : { ...proposal, yaml: documentText(written, 1) }
}

/**
 * The mock takes an action that changes nothing it knows of: an answer that is true, or at least has the form that the contract
 * demands, until somebody says what it does. What it does to a row is said where the mock keeps that row.
 */
function withMock(data: Readonly<Record<string, unknown>>, isRow: boolean): Readonly<Record<string, unknown>> {
  const mock = isRow ? { set: {} } : { sample: true }
  const { actions } = data
  if (!isRecord(actions)) return data
  const taken = Object.entries(actions).map(
    ([id, action]) =>
      [
        id,
        isRecord(action) && isRow && 'mock' in action ? action : { ...(isRecord(action) ? action : {}), mock },
      ] as const,
  )
  return { ...data, actions: Object.fromEntries(taken) }
}

const keysOf = (value: unknown): string[] => (isRecord(value) ? Object.keys(value) : [])

/** An entry of its own stands where proposals do. */
export function addEntry(texts: Map<string, string>, data: Readonly<Record<string, unknown>>): void {
  const old = texts.get(proposedFile)
  texts.set(proposedFile, `${old === undefined ? head : `${old}---\n`}${documentText(data)}`)
}

/** What is below a row is a tab of its page, or stands in the sidebar that its page begins. */
function addToPage(texts: Map<string, string>, entity: string, tab: Tab): void {
  const top = entriesOf(texts).find(({ kind }) => kind === 'console')
  const levels = isRecord(top?.raw['levels']) ? Object.entries(top.raw['levels']) : []
  const level = levels.find(([, one]) => isRecord(one) && one['under'] === entity)
  if (level !== undefined) return addToNav(texts, level[0], screenOfTab(tab, entity))
  const entry = ownerOf(texts, entity)
  if (entry === undefined) return
  const { file, document, path } = entry
  texts.set(file, merge(texts.get(file) ?? '', { document, path }, { detail: { tabs: [tab] } }))
}

type Tab = string | Readonly<Record<string, string>>

/** The screen that a tab shows. */
function screenOfTab(tab: Tab, owner: string): string {
  if (typeof tab === 'string') return `${screenId({ id: tab }, 'list')}`
  const { single, link, side, entity, view, page } = tab
  if (page !== undefined) return page
  if (single !== undefined) return `${singleId({ entity: owner }, single)}`
  return `${screenId({ id: [link ?? entity, side ?? view].filter(Boolean).join('.') }, 'list')}`
}

const head =
  '# Entries that an upgrade proposed: see docs/upgrades. Move each to the file of its area once it was looked at.\n'

const ownerOf = (texts: Texts, entity: string | undefined): Entry | undefined =>
  entitiesOf(texts).find(({ id }) => id === entity)

function screenOf(data: Readonly<Record<string, unknown>>, kind: string): string {
  const id = String(data[kind])
  if (kind === 'page') return id
  return `${screenId({ id }, isRecord(data['detail']) ? 'detail' : 'list')}`
}

/** Puts a screen into a sidebar. */
export function addToNav(texts: Map<string, string>, level: string, screen: string): void {
  const top = entriesOf(texts).find(({ kind }) => kind === 'console')
  if (top === undefined) return
  const { file, document } = top
  const path: Path = ['levels', level, 'nav']
  texts.set(file, merge(texts.get(file) ?? '', { document, path }, [screen]))
}
