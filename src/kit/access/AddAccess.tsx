import { Form } from '../form/Form.tsx'
import { withIdentity } from './rows.ts'
import type { AccessForm } from './screens.ts'

const slots = { body: withIdentity }

/** Gives somebody a role. */
export function AddAccess({ screen }: { screen: AccessForm }) {
  return <Form screen={screen} slots={slots} />
}
