import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'

import { screen as generated } from '../../../generated/screens/image/silo-create.gen.tsx'
import { imageLookup } from '../../../generated/screens/image/lookup.gen.ts'
import { Form } from '../../kit/form/Form.tsx'
import { useFormContext } from '../../kit/form/form-context.ts'
import { pickerOptions } from '../../kit/lookup/eligible.ts'
import { useCandidates } from '../../kit/lookup/use-candidates.ts'
import type { FieldSlotProps } from '../../kit/slots.ts'
import type { FormScreen } from '../../kit/spec.ts'
import { Combobox } from '../../ui/Combobox.tsx'

/** The API takes a name only together with a project. */
const screen: FormScreen = {
  ...generated,
  fields: generated.fields.map((field) =>
    field.id === 'project' ? { ...field, required: true, help: undefined } : field,
  ),
}

const byName = { ...imageLookup, value: 'name' }

/** The images of the project chosen above. */
function ImageOfProject({ value, onChange }: FieldSlotProps) {
  const { methods } = useFormContext()
  const chosen: unknown = useWatch({ control: methods.control, name: 'project' })
  const project = typeof chosen === 'string' ? chosen : ''
  const { rows, state } = useCandidates(byName, { project }, { enabled: project !== '' })
  const before = useRef(project)

  useEffect(() => {
    if (before.current === project) return
    before.current = project
    onChange('')
  }, [project, onChange])

  return (
    <Combobox
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={(name) => onChange(name ?? '')}
      options={project === '' ? [] : pickerOptions(rows, byName)}
      loading={project !== '' && state === 'loading' && rows.length === 0}
      partial={state === 'loading'}
      disabledReason={project === '' ? 'Choose a project first' : undefined}
      emptyText={state === 'failed' ? 'Could not load Images' : 'No images in this project'}
    />
  )
}

const slots = { fields: { image: ImageOfProject } }

/** Shares an image of any project with the silo. */
export default function PromoteImage() {
  return <Form screen={screen} slots={slots} />
}
