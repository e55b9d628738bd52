/**
 * Parameters of one call that are called otherwise now, or stand in its query and no longer in its path, or the other way round, while
 * the pages that send them are as they were: they are given what they were given before.
 */
import type { BoundCall, Model } from '../../model/types/ir.ts'
import type { ScreenIR } from '../../model/types/screen-ir.ts'
import { viewOf } from '../../model/views/register.ts'
import { camelCase } from '../../schema/client-name.ts'
import type { Change } from '../compare/change.ts'
import { substitutionsOf } from '../compare/substitutions.ts'
import { entitiesOf, operationIn, type Texts } from './manifest-names.ts'
import { bindRead, readersOf, stateCall } from './reads.ts'
import { isRecord, merge, partIn } from './yaml-text.ts'

interface Renamed {
  /** As they are called now. */
  operation: string
  parameter: string
  /** What both were called before. */
  was: { operation: string; parameter: string }
  where: 'path' | 'query'
}

/** With such binds written out; undefined where there are none. */
export function giveAsBefore(
  texts: Texts,
  { changes, old, now }: { changes: readonly Change[]; old: Model; now: Model },
): Map<string, string> | undefined {
  const next = new Map(texts)
  for (const renamed of [...renamedIn(changes, now), ...movedIn(changes, { old, now })]) {
    const { operation, parameter, was, where } = renamed
    for (const screen of old.screens) {
      const later = now.screens.find(({ id }) => `${id}` === `${screen.id}`)
      for (const [block, call] of callsIn(screen)) {
        if (call.operation !== was.operation) continue
        // A path asks for it also where a row was told by its ID alone: it is what the page was told by.
        const told = where === 'path' ? viewOf(screen).main : undefined
        const given = givenTo(was.parameter, call) ?? (told && givenTo(was.parameter, told))
        const isGiven = callsIn(later).some(([name, one]) => name === block && givenTo(parameter, one) !== undefined)
        // What is filled in is asked for under its new name; what the address has no more was told of with that.
        if (given === undefined || isGiven || !isInReach(given, later)) continue
        put(next, { screen, block, operation, where, said: { [parameter]: `$${given.from}.${given.path}` } })
      }
    }
  }
  return [...next].some(([file, text]) => texts.get(file) !== text) ? next : undefined
}

function renamedIn(changes: readonly Change[], { operations }: Model): Renamed[] {
  const { operations: nameNow } = substitutionsOf(changes)
  return changes.flatMap((change): Renamed[] => {
    if (change.type !== 'parameter-renamed') return []
    const operation = nameNow.get(change.operation) ?? change.operation
    const [parameter, before] = [camelCase(change.to), camelCase(change.parameter)]
    const known = operations.find(({ id }) => id === operation)
    const where = (['path', 'query'] as const).find((one) =>
      known?.[`${one}Params`].some(({ client }) => client === parameter),
    )
    return where === undefined
      ? []
      : [{ operation, parameter, was: { operation: change.operation, parameter: before }, where }]
  })
}

/** Parameters of paths that are of the query now, under the same name. */
function movedIn(changes: readonly Change[], { old, now }: { old: Model; now: Model }): Renamed[] {
  const { operations: nameNow } = substitutionsOf(changes)
  return changes.flatMap((change): Renamed[] => {
    if (change.type !== 'parameter-added') return []
    const parameter = camelCase(change.parameter)
    const isOf = ({ client }: { client: string }): boolean => client === parameter
    const operation = nameNow.get(change.operation) ?? change.operation
    const before = old.operations.find(({ id }) => id === change.operation)
    const known = now.operations.find(({ id }) => id === operation)
    const isMoved = before?.pathParams.some(isOf) === true && known?.queryParams.some(isOf) === true
    return isMoved ? [{ operation, parameter, was: { operation: change.operation, parameter }, where: 'query' }] : []
  })
}

interface Given {
  from: 'route' | 'row' | 'parent'
  path: string
}

function givenTo(parameter: string, { path, query }: BoundCall): Given | undefined {
  const bind = [...path, ...query].find(({ param }) => param === parameter)?.bind
  if (bind?.from !== 'route' && bind?.from !== 'row' && bind?.from !== 'parent') return undefined
  return { from: bind.from, path: bind.path }
}

const isInReach = ({ from, path }: Given, later: ScreenIR | undefined): boolean =>
  from !== 'route' || later === undefined || later.path.split('/').includes(`:${path}`)

/** What a screen calls, by the block of the manifest that says how. */
function callsIn(screen: ScreenIR | undefined): [block: string, call: BoundCall][] {
  if (screen === undefined) return []
  const found: [string, BoundCall][] = viewOf(screen).actions.map(({ id, call }) => [id, call])
  if ('list' in screen && !Array.isArray(screen.list)) found.push(['list', screen.list])
  if ('source' in screen) found.push(['view', screen.source.call])
  if ('fields' in screen && 'call' in screen && screen.id.view !== undefined) found.push([screen.id.view, screen.call])
  return found
}

interface Place {
  screen: ScreenIR
  block: string
  operation: string
  where: 'path' | 'query'
  said: Readonly<Record<string, string>>
}

function put(texts: Map<string, string>, { screen, block, operation, where, said }: Place): void {
  const [entity = '', ...views] = screen.id.of.split('.')
  const entry = entitiesOf(texts).find(({ id }) => id === entity)
  if (entry === undefined) return
  const sends = { operation, where, said }
  // A set is read and written in one way by its list and all of its forms.
  const set = (['document', 'access'] as const).find((one) => isRecord(entry.raw[one]) && views.length === 0)
  if (set !== undefined) {
    const part = (['read', 'write'] as const).find((one) => operationIn(partIn(entry.raw, [set, one])) === operation)
    if (part !== undefined) stateCall(texts, { ...entry, block: [set, part] }, sends)
    return
  }
  if (block === 'list' || block === 'view') {
    for (const reader of readersOf(operation, texts))
      if (reader.role === block && reader.id === screen.id.of) bindRead(texts, reader, sends)
    return
  }
  const own = views.flatMap((name) => ['views', name])
  const isForm = screen.id.view === block
  // A view has the actions of its entity, unless it states its own.
  if (!isForm && views.length > 0 && partIn(entry.raw, [...own, 'actions', block]) === undefined) return
  const path = isForm ? [...own, block, where] : [...own, 'actions', block, where]
  const value = path.reduceRight<object>((inner, key) => ({ [key]: inner }), said)
  texts.set(entry.file, merge(texts.get(entry.file) ?? '', entry, value))
}
