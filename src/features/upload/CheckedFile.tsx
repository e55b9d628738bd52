import type { ReactNode } from 'react'

import { FileInput, type FileInputProps } from '../../ui/FileInput.tsx'
import { Notice } from '../../ui/Notice.tsx'

export interface CheckedFileProps extends Pick<FileInputProps, 'accept' | 'onChange'> {
  file: File | null
  /** Why it cannot be uploaded, unless the form says so already. */
  problem: string | undefined
  /** What else is known of it. */
  children?: ReactNode
}

/** A file to upload, with what is wrong with it as soon as that is known. */
export function CheckedFile({ file, problem, children, ...input }: CheckedFileProps) {
  return (
    <>
      <FileInput value={file} {...input} />
      <div className="mt-2 flex flex-col gap-2 empty:mt-0">
        {problem !== undefined && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        {children}
      </div>
    </>
  )
}
