/** `mock/rules.gen.ts`: when the server takes the actions of the manifest. */
import type { EmittedFile, Model } from '../../model/types/ir.ts'
import { print } from '../print.ts'
import { header, render } from '../template.ts'

/** Emits the table of rules. */
export function emitRules(model: Model): readonly EmittedFile[] {
  const rules = Object.entries(model.mock.rules)
  const view = {
    header: header('openapi/resources/'),
    ids: rules.length === 0 ? ['never'] : rules.map(([id]) => print(id)),
    rows: rules.map(([id, rule]) => ({ key: print(id), text: print(rule, 1) })),
  }
  return [{ path: 'mock/rules.gen.ts', text: render('mock-rules', view) }]
}
