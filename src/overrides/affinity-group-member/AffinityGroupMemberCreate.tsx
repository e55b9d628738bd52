import { screen as generated } from '../../../generated/screens/affinity-group-member/create.gen.tsx'
import { listRows } from '../../../generated/screens/affinity-group-member/queries.gen.ts'
import { addMember } from '../../features/affinity/add-member.ts'
import { Form } from '../../kit/form/Form.tsx'

const screen = addMember(generated, listRows)

export default function AffinityGroupMemberCreate() {
  return <Form screen={screen} />
}
