import { Form } from '../form/Form.tsx'
import { textAt } from '../values.ts'
import { parseIdentity } from './rows.ts'
import type { Row } from '../spec.ts'
import type { AccessForm } from './screens.ts'

/** What is filled in, as the policy has it: a candidate's identity is two fields of an assignment. */
const slots = { also: ({ form }: { form: Row }) => parseIdentity(textAt(form, 'identityId')) }

/** Gives somebody a role. */
export function AddAccess({ screen }: { screen: AccessForm }) {
  return <Form screen={screen} slots={slots} />
}
