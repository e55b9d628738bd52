/**
 * What is new or other than before, each with its names: tests state tables of their own (who may, what is offered, what is asked for), which know
 * nothing of it until somebody has looked. `npm run check` tells by these names which of its failures wait for that.
 */
import type { Model } from '../../model/types/ir.ts'
import type { Change } from '../compare/change.ts'
import { withoutVariants } from '../compare/leaves.ts'
import { titleOf } from '../report/title.ts'
import type { Note } from './draft.ts'

export interface LookInput {
  changes: readonly Change[]
  /** Of the older contract. */
  old: Model
  now: Model | undefined
  removed: readonly Note[]
  /** Schemas that neither are there nor have another name. */
  goneSchemas: readonly string[]
  /** Of the language of contracts, which the older one did not use: `schemaKeywords: readOnly`. */
  words: readonly string[]
}

/** An entry for each; names stand between backticks. */
export function toLookAt({ changes, old, now, removed, goneSchemas, words }: LookInput): string[] {
  const entries = changes.flatMap((change): string[] => {
    switch (change.type) {
      case 'operation-added':
        return [`${coded([change.operation])} is new${partsOf(change.operation, old, now)}`]
      case 'operation-removed':
        return [`${coded([change.operation, change.path])} is gone`]
      case 'operation-renamed':
      case 'operation-repointed':
        return [`${coded([change.operation])}: ${titleOf(change)}`]
      case 'operation-retagged':
        // Modules of the client are called by tags.
        return [`${coded([change.operation, `${change.from}.gen`])}: ${titleOf(change)}`]
      case 'operation-moved':
        return [`${coded([change.operation, change.from.replace(/^[A-Z]+ /, '')])}: ${titleOf(change)}`]
      case 'schema-renamed':
        return [`${coded([change.schema, change.to])}: ${titleOf(change)}`]
      case 'field-added':
        return change.required ? [ofField(change, old)] : [`${coded([fieldName(change)])} is new`]
      case 'field-optional':
      case 'limits-changed':
        return []
      default:
        return 'owner' in change ? [ofField(change, old)] : [`${coded([change.operation])}: ${titleOf(change)}`]
    }
  })
  const entities = removed.flatMap(({ what }) => (/^\w+$/.test(what) ? [what] : []))
  const gone = [...entities, ...goneSchemas].map((name) => `${coded([name])} is gone`)
  const cut = removed.flatMap(({ what }) => {
    const [, entity, screen] = /^(\w+) (list|detail|create|edit)\b/.exec(what) ?? []
    return entity === undefined ? [] : [`${coded([`${entity}.${screen}`])}: parts of it were taken out of the manifest`]
  })
  const untrue = Object.entries(now?.coverage.operations ?? {}).flatMap(([id, { mock }]) =>
    mock === 'sample' && old.coverage.operations[id]?.mock !== 'sample'
      ? [`${coded([id])}: the mock answers a sample, which says nothing true`]
      : [],
  )
  const said = words.map(
    (word) => `${coded([word])} is new in the language of the contract: does the generator read it?`,
  )
  return [...new Set([...entries, ...gone, ...cut, ...untrue, ...said])]
}

type FieldChange = Extract<Change, { owner: string }>

const fieldName = ({ owner, field }: FieldChange): string => (field === '' ? owner : `${owner}.${field}`)

/** With the operations that send or answer it, and their forms. */
function ofField(change: FieldChange, old: Model): string {
  const operations = [...new Set(change.uses.map(({ operation }) => operation))]
  const sent = change.uses.filter(({ side }) => side !== 'answer').map(({ operation }) => operation)
  const forms = new Set(sent.flatMap((id) => old.coverage.operations[id]?.screens ?? []))
  const about = operations.length === 0 ? '' : ` (${coded([...operations, ...forms])})`
  // What it is called now, and what it is in.
  const to =
    'to' in change && (change.type === 'field-renamed' || change.type === 'field-moved') ? change.to : undefined
  const now =
    to === undefined
      ? []
      : [...new Set([to, withoutVariants(to), withoutVariants(to).split('.')[0] ?? to])].map(
          (name) => `${change.owner}.${name}`,
        )
  // Tables of tests have a value beside the row that has it.
  const shown = operations.flatMap((id) => old.coverage.operations[id]?.screens ?? [])
  const entities = new Set(shown.flatMap((id) => id.split('.')[0] ?? []))
  const values = 'value' in change ? [...entities].map((entity) => `${entity}.${change.value}`) : []
  return `${coded([fieldName(change), ...now, ...values])}: ${titleOf(change)}${about}`
}

/** The entity and the screens that came with an operation, and the action where it is one of a row. */
function partsOf(operation: string, old: Model, now: Model | undefined): string {
  const screens = (now?.coverage.operations[operation]?.screens ?? []).filter((id) => !(id in old.coverage.screens))
  const entities = screens.flatMap((id) => id.split('.')[0] ?? []).filter((id) => !isKnown(id, old))
  const actions = (now?.screens ?? []).flatMap((screen) =>
    'actions' in screen && 'entity' in screen
      ? screen.actions.filter(({ call }) => call.operation === operation).map(({ id }) => `${screen.entity}.${id}`)
      : [],
  )
  // Sidebars name a page by its path; one below a row has the row's name.
  const paths = screens
    .flatMap((id) => now?.coverage.screens[id]?.path ?? [])
    .filter((path) => !path.includes(':') && path.lastIndexOf('/') > 0)
  const named = [...new Set([...entities, ...screens, ...actions, ...paths])].filter((name) => name !== operation)
  return named.length === 0 ? '' : `, with ${coded(named)}`
}

const isKnown = (entity: string, { coverage }: Model): boolean =>
  Object.keys(coverage.screens).some((id) => id === entity || id.startsWith(`${entity}.`))

const coded = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')
