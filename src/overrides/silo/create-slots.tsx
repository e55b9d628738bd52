import { useWatch } from 'react-hook-form'

import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { CertificateNote } from '../../features/certificates/CertificateNote.tsx'
import { asItems } from '../../kit/form/empty.ts'
import { useFormContext } from '../../kit/form/form-context.ts'
import { readPath } from '../../lib/condition.ts'

/** A new silo: what is wrong with its certificates. */
const slots: Slots['silo.create'] = { notes: { tlsCertificates: Note } }

function Note() {
  const { methods } = useFormContext()
  const [held, name]: readonly unknown[] = useWatch({ control: methods.control, name: ['tlsCertificates', 'name'] })
  const files = asItems(held).flatMap(({ value }) => {
    const file = readPath(value, 'cert')
    return file instanceof File ? [file] : []
  })
  return <CertificateNote files={files} silo={typeof name === 'string' ? name : ''} />
}

export default slots
