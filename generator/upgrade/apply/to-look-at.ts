/**
 * What is new or other than before, each with its names: tests state tables of their own (who may, what is offered, what is asked for), which know
 * nothing of it until somebody has looked. `npm run check` tells by these names which of its failures wait for that.
 */
import { screenId } from '../../link/views/register.ts'
import { posix } from 'node:path'
import type { Model, Operation } from '../../model/types/ir.ts'
import type { ScreenIR } from '../../model/types/screen-ir.ts'
import { viewOf } from '../../model/views/register.ts'
import { refTo } from '../../schema/references.ts'
import type { Change } from '../compare/change.ts'
import { withoutVariants } from '../compare/leaves.ts'
import { titleOf } from '../report/title.ts'
import { actionsElsewhere, coded, lookupsGone, pagesElsewhere } from './screens-elsewhere.ts'
import type { Note } from './take-out.ts'
import { ownOf } from '../../schema/records.ts'

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
  /** What was generated for a screen of the older contract, with what it reads; empty where nothing was. */
  moduleOf: (screen: ScreenIR) => string
}

/** An entry for each; names stand between backticks. */
export function toLookAt({ changes, old, now, removed, goneSchemas, words, moduleOf }: LookInput): string[] {
  const entries = changes.flatMap((change): string[] => {
    switch (change.type) {
      case 'operation-added':
        return [`${coded([change.operation])} is new${partsOf(change.operation, old, now)}`]
      case 'operation-removed':
        return [
          `${coded([change.operation, ...callsTo(change.operation, old, now), ...withSiblings(callersOf(change.operation, old), old)])} is gone`,
        ]
      case 'operation-deprecated':
      case 'field-deprecated':
        return []
      case 'operation-retagged':
        // Modules of the client are called by tags.
        return [`${coded([change.operation, `${change.from}.gen`])}: ${titleOf(change)}`]
      case 'operation-moved':
      case 'operation-repointed':
        return [
          `${coded([change.operation, ...callsTo(change.operation, old, now), ...callersOf(change.operation, old)])}: ${titleOf(change)}`,
        ]
      case 'extension-added':
      case 'extension-removed':
        return []
      case 'schema-renamed':
        return [`${coded([change.schema, change.to])}: ${titleOf(change)}`]
      case 'convention-renamed':
        return [`${coded([change.from, change.to])}: ${titleOf(change)}`]
      case 'field-added':
        return change.required ? [ofField(change, old, now)] : [`${coded([fieldName(change)])} is new`]
      default:
        if ('owner' in change) return [ofField(change, old, now)]
        if ('operations' in change)
          return [
            `${coded([...change.operations, ...change.operations.flatMap((id) => callersOf(id, old))])}: ${titleOf(change)}`,
          ]
        return [
          `${coded([change.operation, ...askedWith(change, old), ...neededBy(change), ...readersOf(change, callersOf(change.operation, old), old)])}: ${titleOf(change)}`,
        ]
    }
  })
  const entities = removed.flatMap(({ what }) => (/^\w+$/.test(what) ? [what] : []))
  const gone = [...entities, ...goneSchemas].map((name) => `${coded([name])} is gone`)
  const cut = removed.flatMap(({ what }) => {
    const [, entity = '', part, name] = /^(\w+) (\w+)(?: (\w+))?/.exec(what) ?? []
    if (part === undefined || !isKnown(entity, old)) return []
    // Parts go by their names; what is like something else is another thing without that.
    const called = /^(?:list|detail|create|edit)$/.test(part)
      ? part
      : part === 'like'
        ? undefined
        : (chartCalled(what, old) ?? name ?? part)
    // What a tab of a row's page has buttons for is in the menu of the row once the tab is gone.
    const menus = /^\w+ detail tabs\b/.test(what) ? [`${screenId({ id: entity }, 'list')}`] : []
    const names = [called === undefined ? entity : `${entity}.${called}`, ...menus, ...actionIn(what, entity, old)]
    return [`${coded([...new Set(names)])}: parts of it were taken out of the manifest`]
  })
  const untrue = Object.entries(now?.coverage.operations ?? {}).flatMap(([id, { mock }]) =>
    mock === 'sample' && ownOf(old.coverage.operations, id)?.mock !== 'sample'
      ? [`${coded([id])}: the mock answers a sample, which says nothing true`]
      : mock === 'none' && !Object.hasOwn(old.coverage.operations, id)
        ? [`${coded([id])}: the mock refuses it until somebody says what it does`]
        : [],
  )
  const said = words.map(
    (word) => `${coded([word])} is new in the language of the contract: does the generator read it?`,
  )
  return [
    ...new Set([
      ...entries,
      ...gone,
      ...cut,
      ...pagesElsewhere(old, now),
      ...lookupsGone(old, now),
      ...actionsElsewhere(old, now),
      ...unneeded({ old, now, moduleOf }),
      ...untrue,
      ...said,
    ]),
  ]
}

/** An action with its call, which the mock answers by what is said of it: `disk views attached actions detach accept`. Some have a form of their own. */
function actionIn(what: string, entity: string, { screens }: Model): string[] {
  const [, action] = / actions (\w+)/.exec(what) ?? []
  const calls = screens
    .filter((screen) => screen.entity === entity)
    .flatMap((screen) => [
      ...viewOf(screen).actions.flatMap(({ id, call }) => (id === action ? call.operation : [])),
      ...('call' in screen && screen.kind === action ? [screen.call.operation] : []),
    ])
  return calls.length === 0 ? [] : [`${entity}.${action ?? ''}`, ...calls]
}

/** A chart by its title, which is what people and tests call it: `utilization charts items 2`. */
function chartCalled(what: string, { screens }: Model): string | undefined {
  const [, page = '', at] = /^(\w+) charts items (\d+)$/.exec(what) ?? []
  const screen = at === undefined ? undefined : screens.find(({ id }) => `${id}` === page)
  return screen !== undefined && 'charts' in screen ? screen.charts[Number(at)]?.title : undefined
}

/** Parts that only pages had that are gone or are made of other operations now: it may be that nothing uses them any more. */
function unneeded({ old, now, moduleOf }: Pick<LookInput, 'old' | 'now' | 'moduleOf'>): string[] {
  if (now === undefined) return []
  const partsOfScreen = (screen: ScreenIR): string[] =>
    [...moduleOf(screen).matchAll(/ from '(?:\.\.\/)+(src\/kit\/[^']+)'/g)].map(([, file = '']) => file)
  const isThere = ({ id }: ScreenIR): boolean => Object.hasOwn(now.coverage.screens, `${id}`)
  /** What some screens are made of, and others are not. */
  const partsOfOnly = (some: readonly ScreenIR[], others: readonly ScreenIR[]): string[] => {
    const used = new Set(others.flatMap(partsOfScreen))
    return [...new Set(some.flatMap(partsOfScreen))].filter((file) => !used.has(file))
  }
  const there = old.screens.filter(isThere)
  const gone = old.screens.filter((screen) => !isThere(screen))
  const folders = new Set(partsOfOnly(gone, there).map((file) => posix.dirname(file)))
  // Screens of a folder read with the same code.
  const changed = new Set(
    there.flatMap(({ id, folder }) => (operationsOf(`${id}`, old) === operationsOf(`${id}`, now) ? [] : folder)),
  )
  const isChanged = ({ folder }: ScreenIR): boolean => changed.has(folder)
  return [
    ...(old.activity !== undefined && now.activity === undefined
      ? [`${coded(['src/kit/activity/thing.ts'])}: there is no log any more whose requests it could find the pages of`]
      : []),
    ...[...folders].map((folder) => `${coded([folder])}: pages that are gone were made of parts of it`),
    ...partsOfOnly(
      there.filter(isChanged),
      there.filter((screen) => !isChanged(screen)),
    ).map((file) => `${coded([file])}: pages that had it are made of other operations now`),
  ]
}

/** The operations that a page asks for, for comparing. */
const operationsOf = (screen: string, { coverage }: Model): string =>
  Object.entries(coverage.operations)
    .flatMap(([id, { screens = [] }]) => (screens.includes(screen) ? [id] : []))
    .toSorted()
    .join()

const asked = ({ method, path }: Operation): string => `${method.toUpperCase()} ${path}`

/** How an operation was asked for with a parameter of its query that it no longer takes, or takes under another name. */
const askedWith = (change: OfOperation, { operations }: Model): string[] =>
  change.type === 'parameter-removed' || change.type === 'parameter-renamed'
    ? operations.flatMap((one) =>
        one.id === change.operation && one.queryParams.some(({ wire }) => wire === change.parameter)
          ? [`${asked(one)}?${change.parameter}`]
          : [],
      )
    : []

/** What a call is refused for the lack of. */
function neededBy(change: OfOperation): string[] {
  switch (change.type) {
    case 'parameter-added':
      return change.required ? [`${change.operation}.${change.parameter}`] : []
    case 'parameter-required':
      return [`${change.operation}.${change.parameter}`]
    case 'parameter-renamed':
      return [`${change.operation}.${change.to}`]
    default:
      return []
  }
}

type OfOperation = Extract<Change, { operation: string }>

/** How an operation was asked for, with its method, as others may be at the same path; nothing where that is answered still. */
function callsTo(operation: string, old: Model, now: Model | undefined): string[] {
  const nameless = (one: Operation): string => asked(one).replaceAll(/\{[^}]*\}/g, '{}')
  const there = new Set(now?.operations.map(nameless))
  return old.operations.flatMap((one) => (one.id === operation && !there.has(nameless(one)) ? [asked(one)] : []))
}

/** Screens that are made of an operation, and actions that call it. */
function callersOf(operation: string, { screens }: Model): string[] {
  const found = screens.flatMap((screen) => {
    const view = viewOf(screen)
    const start = 'current' in screen ? screen.current?.call.operation : undefined
    const isOf = view.main?.operation === operation || start === operation
    const actions = view.actions.filter(({ call }) => call.operation === operation)
    return [...(isOf ? [`${screen.id}`] : []), ...actions.map(({ id }) => `${screen.entity ?? screen.id}.${id}`)]
  })
  return [...new Set(found)].filter((name) => name !== operation)
}

/** With the lists whose rows lead to a page, where what that is told by in its address is called otherwise. */
function readersOf(change: OfOperation, callers: string[], old: Model): string[] {
  const { pathParams = [] } = old.operations.find(({ id }) => id === change.operation) ?? {}
  const isOfAddress = change.type === 'parameter-renamed' && pathParams.some(({ wire }) => wire === change.parameter)
  return isOfAddress ? withSiblings(callers, old) : callers
}

/** Rows of a list lead to a page that may be gone, and have their names from there. */
function withSiblings(ids: readonly string[], { screens }: Model): string[] {
  const entities = new Set(screens.flatMap(({ id, entity }) => (ids.includes(`${id}`) ? (entity ?? []) : [])))
  const siblings = screens.filter(({ entity }) => entity !== undefined && entities.has(entity)).map(({ id }) => `${id}`)
  return [...new Set([...ids, ...siblings])]
}

type FieldChange = Extract<Change, { owner: string }>

const fieldName = ({ owner, field }: FieldChange): string => (field === '' ? owner : `${owner}.${field}`)

/** With the operations that send or answer it, and their forms. */
function ofField(change: FieldChange, old: Model, now: Model | undefined): string {
  const operations = [...new Set(change.uses.map(({ operation }) => operation))]
  const sent = change.uses.filter(({ side }) => side !== 'answer').map(({ operation }) => operation)
  const callers = operations.flatMap((id) => callersOf(id, old))
  const forms = new Set([...sent.flatMap((id) => ownOf(old.coverage.operations, id)?.screens ?? []), ...callers])
  const about = operations.length === 0 ? '' : ` (${coded([...operations, ...forms])})`
  // What it is called now, and what it is in.
  const to =
    'to' in change && (change.type === 'field-renamed' || change.type === 'field-moved') ? change.to : undefined
  const called =
    to === undefined
      ? []
      : [...new Set([to, withoutVariants(to), withoutVariants(to).split('.')[0] ?? to])].map(
          (name) => `${change.owner}.${name}`,
        )
  // Tables of tests have a value beside the row that has it; code of the mock has it where its type is held.
  const shown = operations.flatMap((id) => ownOf(old.coverage.operations, id)?.screens ?? [])
  const entities = new Set(shown.flatMap((id) => id.split('.')[0] ?? []))
  const values = 'value' in change ? [fieldName(change), ...entities].map((holder) => `${holder}.${change.value}`) : []
  // Rows are called after their entity; so is what is in them, however deep.
  const rows = new Set(
    old.screens.flatMap((screen) => {
      const main = viewOf(screen).main?.operation
      return main !== undefined && operations.includes(main) ? (screen.entity ?? []) : []
    }),
  )
  const leaves = [
    change.field
      .replaceAll(/\[[^\]]*\]/g, '')
      .split('.')
      .at(-1) ?? '',
    ...holdersOf(change, old),
  ]
  // A form that is written by hand has no call of its own.
  const ofRows = [...(rows.size > 0 ? rows : entities)].flatMap((entity) =>
    leaves.filter((one) => one !== '').map((one) => `${entity}.${one}`),
  )
  const alone = change.type === 'field-removed' && isNowhere(change.field, now) ? [change.field] : []
  return `${coded([fieldName(change), ...called, ...values, ...ofRows, ...alone])}: ${titleOf(change)}${about}`
}

/** Whether a name of several words is that of no field any more: code that has it speaks of what is gone, whatever it calls the rest. */
function isNowhere(field: string, now: Model | undefined): boolean {
  const fields = Object.values(now?.document.components.schemas ?? {}).map((schema) => JSON.stringify(schema))
  return /^[a-z\d]+_\w+$/.test(field) && fields.length > 0 && !fields.some((text) => text.includes(`"${field}":`))
}

/** Fields whose type is another one, because a schema has other values or variants. */
function holdersOf({ owner, field, type }: FieldChange, { document }: Model): string[] {
  if (field !== '' || !/^(?:value|variant)-/.test(type)) return []
  const reference = `"${refTo(owner)}"`
  const found = Object.values(document.components.schemas).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, one]) => (JSON.stringify(one).includes(reference) ? [name] : [])),
  )
  return [...new Set(found)]
}

/** The entity and the screens that came with an operation, and the action where it is one of a row. */
function partsOf(operation: string, old: Model, now: Model | undefined): string {
  const screens = (ownOf(now?.coverage.operations, operation)?.screens ?? []).filter(
    (id) => !Object.hasOwn(old.coverage.screens, id),
  )
  const entities = screens.flatMap((id) => id.split('.')[0] ?? []).filter((id) => !isKnown(id, old))
  const actions = (now?.screens ?? []).flatMap((screen) =>
    'actions' in screen && 'entity' in screen
      ? screen.actions.filter(({ call }) => call.operation === operation).map(({ id }) => `${screen.entity}.${id}`)
      : [],
  )
  // Sidebars name a page by its path; one below a row has the row's name.
  const paths = screens
    .flatMap((id) => ownOf(now?.coverage.screens, id)?.path ?? [])
    .filter((path) => !path.includes(':') && path.lastIndexOf('/') > 0)
  const named = [...new Set([...entities, ...screens, ...actions, ...paths])].filter((name) => name !== operation)
  return named.length === 0 ? '' : `, with ${coded(named)}`
}

const isKnown = (entity: string, { coverage }: Model): boolean =>
  Object.keys(coverage.screens).some((id) => id === entity || id.startsWith(`${entity}.`))
