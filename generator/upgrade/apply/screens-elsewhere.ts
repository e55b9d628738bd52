/** Pages, lists to choose from and actions that are gone, elsewhere or new: entries of what to look at, with names between backticks. */
import type { FormFieldIR, Model } from '../../model/types/ir.ts'
import { viewOf } from '../../model/views/register.ts'
import { ownOf } from '../../schema/records.ts'

/** Pages that are gone, that have another address, and that are new; nothing when it is not known what there is now. */
export function pagesElsewhere(old: Model, now: Model | undefined): string[] {
  if (now === undefined) return []
  const called = new Map(old.screens.map(({ id, title, short = title }) => [`${id}`, [title, short]]))
  const before = Object.entries(old.coverage.screens).flatMap(([id, { path }]) => {
    const there = ownOf(now.coverage.screens, id)
    // As sidebars call it.
    if (there === undefined)
      return [`${coded([...new Set([id, path, ...tellingOf(called.get(id) ?? [])])])}: the page is gone`]
    return there.path === path ? [] : [`${coded([id, path, there.path])}: the page is elsewhere`]
  })
  const added = now.screens.flatMap(({ id, path, title, short = title }) => {
    if (Object.hasOwn(old.coverage.screens, `${id}`)) return []
    const names = tellingOf([`${id}`, path, title, short])
    return names.length === 0 ? [] : [`${coded([...new Set(names)])}: the page is new`]
  })
  return [...before, ...added]
}

/** Lists that rows were chosen from, and can no longer be asked for there: with the forms that offered them, which ask for a text now. */
export function lookupsGone(old: Model, now: Model | undefined): string[] {
  if (now === undefined) return []
  const there = new Set(now.lookups.map(({ name }) => name))
  return old.lookups.flatMap(({ id, name }) => {
    if (there.has(name)) return []
    const forms = old.screens.flatMap((screen) => [
      ...('fields' in screen && chooses(screen.fields, id) ? [`${screen.id}`] : []),
      ...viewOf(screen).actions.flatMap((action) =>
        chooses(action.form ?? [], id) ? [`${screen.entity ?? screen.id}.${action.id}`] : [],
      ),
    ])
    return [
      `${coded([...new Set([name, ...forms])])}: what was chosen from is listed by nothing that can be asked there`,
    ]
  })
}

/** Whether a form offers the rows of a lookup, however deep. */
const chooses = (fields: readonly FormFieldIR[], lookup: string): boolean =>
  fields.some(({ widget }) => {
    switch (widget.kind) {
      case 'picker':
        return widget.lookup === lookup
      case 'group':
        return chooses(widget.fields, lookup)
      case 'list':
        return chooses([widget.item], lookup)
      case 'map':
        return chooses([widget.value], lookup)
      case 'union':
        return widget.variants.some((variant) => chooses(variant.fields, lookup))
      default:
        return false
    }
  })

/** A single word may be anybody's. */
const tellingOf = (names: readonly string[]): string[] =>
  names.filter((name) => /\w\W+\w|_/.test(name.replace(/^\W+/, '')))

/** Modules of actions that are no longer generated, which pages of rows shared with their lists, and actions that are new. */
export function actionsElsewhere(old: Model, now: Model | undefined): string[] {
  return now === undefined ? [] : [...modulesGone(old, now), ...actionsNew(old, now)]
}

/** Nobody here has read what their forms and questions say; so does the module that screens share them from. */
function actionsNew(old: Model, now: Model): string[] {
  const before = placesOfActions(old)
  return [...placesOfActions(now)].flatMap(([name, places]) =>
    before.has(name) ? [] : [`${coded([...new Set([name, ...places])])}: the action is new`],
  )
}

/** Screens and modules that have an action, by its name. */
function placesOfActions({ screens }: Model): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const screen of screens)
    for (const { id } of viewOf(screen).actions) {
      const name = `${screen.entity ?? screen.id}.${id}`
      places.set(name, [...(places.get(name) ?? []), `${screen.id}`, `${screen.folder}.actions`])
    }
  return places
}

function modulesGone(old: Model, now: Model): string[] {
  const foldersOf = ({ screens }: Model): string[] =>
    screens.flatMap((screen) => (viewOf(screen).actions.length > 0 && /\/:\w+$/.test(screen.path) ? screen.folder : []))
  const there = new Set(foldersOf(now))
  return [...new Set(foldersOf(old))].flatMap((folder) =>
    there.has(folder)
      ? []
      : [`${coded([`${folder}.actions`])}: no page of a row shares actions with its list any more`],
  )
}

/** Names as code. */
export const coded = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')
