import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'

import { useFormContext } from '../../kit/form/form-context.ts'
import type { FieldSlotProps } from '../../kit/slots.ts'
import { FileInput } from '../../ui/FileInput.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { doubtsAbout, fileProblem, readSigns, type FileSigns } from './file-checks.ts'

/** The file of an image, with what can be said about it at once. */
export function ImageFileField({ value, onChange, error }: FieldSlotProps) {
  const { methods } = useFormContext()
  const blockSize = Number(useWatch({ control: methods.control, name: 'blockSize' }))
  const file = value instanceof File ? value : null
  const signs = useSigns(file)
  const problem = file === null ? undefined : fileProblem(file, blockSize)
  const doubts = problem === undefined && signs !== undefined ? doubtsAbout(signs, blockSize) : []
  return (
    <>
      <FileInput value={file} onChange={onChange} />
      <div className="mt-2 flex flex-col gap-2 empty:mt-0">
        {problem !== undefined && error === undefined && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        {doubts.map((doubt) => (
          <Notice key={doubt} tone="warning">
            {doubt}
          </Notice>
        ))}
      </div>
    </>
  )
}

function useSigns(file: File | null): FileSigns | undefined {
  const [found, setFound] = useState<{ file: File; signs: FileSigns }>()
  useEffect(() => {
    if (file === null) return
    let isOver = false
    readSigns(file).then(
      (signs) => !isOver && setFound({ file, signs }),
      // What cannot be read shows when it is sent.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [file])
  return found !== undefined && found.file === file ? found.signs : undefined
}
