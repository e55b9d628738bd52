import { Form } from '../../kit/form/Form.tsx'
import type { FormScreen } from '../../kit/spec.ts'
import { screen as generated } from '../../../generated/screens/ip-pool-silo/pool-create.gen.tsx'
import { DefaultNote } from './DefaultNote.tsx'
import { chosen, linkAsDefault } from './link-as-default.ts'

const screen: FormScreen = {
  ...generated,
  call: linkAsDefault(generated.call, ({ params, form }) => ({
    pool: params['pool'] ?? '',
    silo: chosen(form, 'silo'),
  })),
}

/** From the page of a pool. */
export default function LinkSilo() {
  return <Form screen={screen} slots={{ notes: { isDefault: DefaultNote } }} />
}
