import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { fieldOf } from './fields.ts'
import { FoldedSection } from './Section.tsx'
import { UserDataField } from './UserDataField.tsx'
import { asUserData } from './user-data.ts'
import { useProblemIn, useValue } from './use-value.ts'

/** What the guest system is told when it first starts. */
export function FirstBootSection() {
  const hostname = useValue('hostname')
  const name = useValue('name')
  const data = asUserData(useValue('userData').value)
  const problem = useProblemIn(['hostname', 'userData'])
  const { label, help } = fieldOf('hostname')
  const state = [hostname.text === '' ? 'Hostname as name' : hostname.text, data ? 'user data' : 'no user data']
  return (
    <FoldedSection title="First boot" state={state.join(', ')} hasProblem={problem !== undefined}>
      <Field label={label} help={help} error={hostname.error} required={false}>
        <TextInput {...hostname.control} value={hostname.text} onChange={hostname.onChange} placeholder={name.text} />
      </Field>
      <UserDataField />
    </FoldedSection>
  )
}
