/** Where a write of the console is made, and what is read there. */
import type { Scope } from '../../../src/kit/spec.ts'
import { sampleBody, sampleFor } from '../equivalent/sample.ts'
import type { Write } from './generated-writes.ts'
import { keepsRow, keptScope, keptWire } from './kept-rows.ts'
import { sampleRule } from './sample-rule.ts'

const me = { identity_id: '6d0a8d0f-3f0c-4a3a-9a53-0d4a2f1c7e01', identity_type: 'silo_user', role_name: 'viewer' }
/** What is read before a whole is written: a policy, rules, or a thing of which a part changes. */
export const whole = { role_assignments: [me], rules: [sampleRule], ...keptWire }

/** What a form or an action is given. */
export function scopeOf(write: Write): Scope {
  const { name, call, fields } = write
  const row = { identityId: me.identity_id, identityType: me.identity_type, roleName: me.role_name }
  if (keepsRow(write)) return keptScope(write)
  const isNamed = fields.some(({ id }) => id === 'name')
  if (!call.preview || (isNamed && !name.startsWith('vpc'))) {
    return {
      params: sampleFor(call, 'params') as Scope['params'],
      row: sampleFor(call, 'row'),
      parent: sampleFor(call, 'parent'),
      me: sampleFor(call, 'me'),
      form: sampleBody(fields, 0),
    }
  }
  const isNew = name.endsWith('.create')
  if (name.startsWith('vpc')) {
    const form = isNew ? { ...sampleRule, name: 'deny-web' } : { ...sampleRule, description: 'From the internet' }
    return { params: { project: 'garden', vpc: 'default' }, row: sampleRule, parent: {}, me: {}, form }
  }
  const form = isNew ? { ...row, identityId: '6d0a8d0f-3f0c-4a3a-9a53-0d4a2f1c7e03' } : { roleName: 'collaborator' }
  return { params: { project: 'garden', silo: 'harbor' }, row, parent: {}, me: {}, form }
}
