import { CheckedFile } from '../../features/upload/CheckedFile.tsx'
import { useFileFacts } from '../../features/upload/use-file-facts.ts'
import type { FieldSlotProps } from '../../kit/slots.ts'
import { readHead, releaseProblem } from './file-checks.ts'

/** The archive of a release, with what is wrong with it at once. */
export function ReleaseFileField({ value, onChange, error }: FieldSlotProps) {
  const file = value instanceof File ? value : null
  const head = useFileFacts(file, readHead)
  const problem = file === null || error !== undefined ? undefined : releaseProblem(file, head)
  return <CheckedFile accept=".zip,application/zip" file={file} onChange={onChange} problem={problem} />
}
