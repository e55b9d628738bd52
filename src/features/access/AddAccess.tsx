import { Form } from '../../kit/form/Form.tsx'
import type { FormScreen, Row } from '../../kit/spec.ts'
import { textAt } from '../../kit/values.ts'
import { parseIdentity } from './rows.ts'

const slots = { body: (body: Row): Row => ({ ...body, ...parseIdentity(textAt(body, 'identityId')) }) }

/** Gives a user or a group a role. `screen` comes from `addForm`. */
export function AddAccess({ screen }: { screen: FormScreen }) {
  return <Form screen={screen} slots={slots} />
}
