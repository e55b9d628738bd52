import { useWatch } from 'react-hook-form'

import { useFormContext } from '../../kit/form/form-context.ts'
import type { FieldSlotProps } from '../../kit/slots.ts'
import { Notice } from '../../ui/Notice.tsx'
import { CheckedFile } from '../upload/CheckedFile.tsx'
import { useFileFacts } from '../upload/use-file-facts.ts'
import { doubtsAbout, fileProblem, readSigns } from './file-checks.ts'

/** The file of an image, with what can be said about it at once. */
export function ImageFileField({ value, onChange, error }: FieldSlotProps) {
  const { methods } = useFormContext()
  const blockSize = Number(useWatch({ control: methods.control, name: 'blockSize' }))
  const file = value instanceof File ? value : null
  const signs = useFileFacts(file, readSigns)
  const problem = file === null ? undefined : fileProblem(file, blockSize)
  const doubts = problem === undefined && signs !== undefined ? doubtsAbout(signs, blockSize) : []
  return (
    <CheckedFile file={file} onChange={onChange} problem={error === undefined ? problem : undefined}>
      {doubts.map((doubt) => (
        <Notice key={doubt} tone="warning">
          {doubt}
        </Notice>
      ))}
    </CheckedFile>
  )
}
