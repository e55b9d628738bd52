/** What answers or takes no object any more: pages read their rows from the list, and what a form cannot send has a page of its own. */
import type { Diagnostic } from '../../diagnostics.ts'
import type { Model } from '../../model/types/ir.ts'
import type { Change } from '../compare/change.ts'
import { entitiesOf } from './manifest-names.ts'
import { type Reader, readersOf, readPartsFrom, withoutView } from './reads.ts'
import { isRecord, merge, remove } from './yaml-text.ts'

interface NoObjects {
  changes: readonly Change[]
  /** Of the older contract. */
  old: Model
  errors: readonly Diagnostic[]
  /** Of the newer contract, as far as the manifest can be read. */
  now: Model | undefined
}

/** Writes into `texts` what becomes of such operations. @returns what somebody has to look at */
export function settleNoObjects(texts: Map<string, string>, { changes, old, errors, now }: NoObjects): string[] {
  const found = errors.flatMap(({ code, cause }) => {
    const [, side, operation] = /^the (answer|body) of `([^`]+)` /.exec(cause) ?? []
    if (code === 'NOT_AN_OBJECT' && operation !== undefined)
      return [{ side, operation, why: `the ${side} of \`${operation}\` is no object` }]
    // A map of rows, for one: nothing says which of its parts are rows.
    if (code === 'NOT_A_LIST' && operation !== undefined)
      return [{ side, operation, why: `the answer of \`${operation}\` is no list` }]
    const [, posted] = /^`([^`]+)` has to be sent a body/.exec(cause) ?? []
    if (code === 'READ_WITH_BODY' && posted !== undefined)
      return [{ side: 'answer', operation: posted, why: `\`${posted}\` has to be sent a body` }]
    const [, unsent, field] = /^`([^`]+)` requires `([^`]+)`, which no form can ask for/.exec(cause) ?? []
    return code !== 'UNSENT_FIELD' || unsent === undefined
      ? []
      : [{ side: 'body', operation: unsent, why: `no form can ask for \`${field}\` of \`${unsent}\`` }]
  })
  const all = new Map(found.map((one) => [`${one.side} ${one.operation}`, one]))
  return [...all.values()].flatMap(({ side, operation, why }) =>
    side === 'answer'
      ? withoutReads(texts, operation, { why, now })
      : withoutForms(texts, operation, { changes, old, why }),
  )
}

/** Lists and pages of rows do without an operation. @returns what somebody has to look at */
export function withoutReads(
  texts: Map<string, string>,
  operation: string,
  { why, now }: { why: string; now: Model | undefined },
): string[] {
  return readersOf(operation, texts).flatMap((reader) => {
    const { role, list, id } = reader
    if (role === 'list') {
      withoutList(texts, reader)
      return [`Nothing lists the rows of \`${id}\`, since ${why}: which operation lists them now?`]
    }
    const isListed = list !== undefined && now?.operations.some((one) => one.id === list) === true
    withoutView(texts, reader, isListed ? 'listed' : 'unlisted')
    if (!isListed) return [`\`${id}\` has no page of its own, since ${why}: which operation shows it now?`]
    readPartsFrom(list, { texts, reader, operation })
    return [`\`${id}\` reads its rows from \`${list}\`, since ${why}: which operation shows one of them now?`]
  })
}

function withoutList(texts: Map<string, string>, { file, document, path, raw }: Reader): void {
  const { operations } = raw
  const stated = isRecord(operations) && 'list' in operations ? [['operations', 'list']] : []
  const bare = ['list' in raw ? [['list']] : [], stated]
    .flat()
    .reduce((left, steps) => remove(left, { document, path: [...path, ...steps] }) ?? '', texts.get(file) ?? '')
  texts.set(file, merge(bare, { document, path }, { operations: { list: false } }))
}

const roles = { create: 'create', edit: 'update' } as const

/** Forms of rows; actions and singles are taken out as what else is wrong. */
function withoutForms(
  texts: Map<string, string>,
  operation: string,
  { changes, old, why }: Pick<NoObjects, 'changes' | 'old'> & { why: string },
): string[] {
  const renamed = changes.find((one) => one.type === 'operation-renamed' && one.to === operation)
  const was = renamed?.type === 'operation-renamed' ? renamed.operation : operation
  return old.screens.flatMap((screen) => {
    const { of, view } = screen.id
    if (!('call' in screen) || screen.call.operation !== was || (view !== 'create' && view !== 'edit')) return []
    const [entity = '', ...views] = of.split('.')
    const entry = entitiesOf(texts).find(({ id }) => id === entity)
    // A set is taken out as a whole: its forms send all of it.
    if (entry === undefined || 'document' in entry.raw || 'access' in entry.raw) return []
    const { file, document } = entry
    const path = [...entry.path, ...views.flatMap((name) => ['views', name])]
    const role = roles[view]
    const { operations } = entry.raw
    const bare = [[view], ...(isRecord(operations) && role in operations ? [['operations', role]] : [])].reduce(
      (left, steps) => remove(left, { document, path: [...path, ...steps] }) ?? '',
      texts.get(file) ?? '',
    )
    texts.set(file, merge(bare, { document, path }, { operations: { [role]: false }, [view]: false }))
    return [`\`${screen.id}\` is no form any more, since ${why}: what is it filled in with?`]
  })
}
