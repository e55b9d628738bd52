/** Parameters that an operation requires by now and that no address has: its form asks for them. */
import type { Diagnostic } from '../../diagnostics.ts'
import type { Model } from '../../model/types/ir.ts'
import { viewOf } from '../../model/views/register.ts'
import { camelCase } from '../../schema/client-name.ts'
import type { Change } from '../compare/change.ts'
import { entriesOf, type Texts } from './manifest-names.ts'
import { merge } from './yaml-text.ts'

export interface Asked {
  texts: Texts
  /** What somebody has to look at. */
  questions: readonly string[]
}

interface AskInput {
  changes: readonly Change[]
  /** Of the older contract. */
  old: Model
  /** What is wrong with the manifest. */
  errors: readonly Diagnostic[]
}

/** The manifest with such fields; undefined where there are none. */
export function askForParameters(texts: Texts, { changes, old, errors }: AskInput): Asked | undefined {
  const next = new Map(texts)
  const questions: string[] = []
  const nameNow = new Map(
    changes.flatMap((change) => (change.type === 'operation-renamed' ? [[change.operation, change.to] as const] : [])),
  )
  const isMissing = (operation: string, parameter: string): boolean =>
    errors.some(({ cause }) => cause.startsWith(`\`${operation}\` needs \`${parameter}\`, and \``))
  for (const change of changes) {
    const isNeeded = (change.type === 'parameter-added' && change.required) || change.type === 'parameter-required'
    if (!isNeeded) continue
    const operation = nameNow.get(change.operation) ?? change.operation
    const parameter = camelCase(change.parameter)
    if (!isMissing(operation, parameter)) continue
    for (const { entity, path } of callsOf(change.operation, old)) {
      const entry = entriesOf(next).find(({ id, kind }) => id === entity && (kind === 'entity' || kind === 'child'))
      const text = entry && next.get(entry.file)
      if (entry === undefined || text === undefined) continue
      const bind = path.reduceRight<object>((inner, key) => ({ [key]: inner }), { [parameter]: `$form.${parameter}` })
      const asks = merge(text, entry, bind)
      if (asks === text) continue
      next.set(entry.file, asks)
      questions.push(
        `\`${[entity, ...path.slice(0, -1)].join('.')}\` asks for \`${parameter}\`, which \`${operation}\` requires: is it somewhere in the address or the row?`,
      )
    }
  }
  return questions.length === 0 ? undefined : { texts: next, questions: [...new Set(questions)] }
}

/** Where an operation is called with something that is filled in, or may be. */
function callsOf(operation: string, { screens }: Model): { entity: string; path: readonly string[] }[] {
  return screens.flatMap((screen) => {
    const isForm = (screen.kind === 'create' || screen.kind === 'edit') && screen.call.operation === operation
    const form = isForm ? [{ entity: screen.id.of, path: [screen.kind, 'query'] }] : []
    const actions = viewOf(screen)
      .actions.filter(({ call }) => call.operation === operation)
      .map(({ id }) => ({ entity: screen.id.of, path: ['actions', id, 'query'] }))
    return [...form, ...actions]
  })
}
