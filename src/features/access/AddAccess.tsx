import { Form } from '../../kit/form/Form.tsx'
import type { FormScreen } from '../../kit/spec.ts'
import { withIdentity } from './rows.ts'

const slots = { body: withIdentity }

/** Gives a user or a group a role. `screen` comes from `addForm`. */
export function AddAccess({ screen }: { screen: FormScreen }) {
  return <Form screen={screen} slots={slots} />
}
