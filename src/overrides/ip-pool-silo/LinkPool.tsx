import { Form } from '../../kit/form/Form.tsx'
import type { FormScreen } from '../../kit/spec.ts'
import { textAt } from '../../kit/values.ts'
import { screen as generated } from '../../../generated/screens/ip-pool-silo/silo-create.gen.tsx'
import { DefaultNote } from './DefaultNote.tsx'
import { linkAsDefault } from './link-as-default.ts'

const screen: FormScreen = {
  ...generated,
  call: linkAsDefault(generated.call, ({ params, form }) => ({
    pool: textAt(form, 'pool'),
    silo: params['silo'] ?? '',
  })),
}

/** From the page of a silo. */
export default function LinkPool() {
  return <Form screen={screen} slots={{ notes: { isDefault: DefaultNote } }} />
}
