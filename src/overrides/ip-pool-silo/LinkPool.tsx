import { Form } from '../../kit/form/Form.tsx'
import type { FormScreen } from '../../kit/spec.ts'
import { screen as generated } from '../../../generated/screens/ip-pool-silo/silo-create.gen.tsx'
import { DefaultNote } from './DefaultNote.tsx'
import { chosen, linkAsDefault } from './link-as-default.ts'

const screen: FormScreen = {
  ...generated,
  call: linkAsDefault(generated.call, ({ params, form }) => ({
    pool: chosen(form, 'pool'),
    silo: params['silo'] ?? '',
  })),
}

/** From the page of a silo. */
export default function LinkPool() {
  return <Form screen={screen} slots={{ notes: { isDefault: DefaultNote } }} />
}
