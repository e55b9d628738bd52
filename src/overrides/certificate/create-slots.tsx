import { use } from 'react'
import { useWatch } from 'react-hook-form'

import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { CertificateNote } from '../../features/certificates/CertificateNote.tsx'
import { useFormContext } from '../../kit/form/form-context.ts'
import { plainText } from '../../kit/format/view.ts'
import { MeContext } from '../../kit/routing/page-scope.ts'
import { readPath } from '../../lib/condition.ts'

/** A new certificate of one's own silo: what is wrong with the file. */
const slots: Slots['certificate.create'] = { notes: { cert: Note } }

function Note() {
  const { methods } = useFormContext()
  const file: unknown = useWatch({ control: methods.control, name: 'cert' })
  return (
    <CertificateNote
      files={file instanceof File ? [file] : []}
      silo={plainText(readPath(use(MeContext), 'siloName'))}
    />
  )
}

export default slots
