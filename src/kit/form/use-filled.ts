/** What a form would send by now, for what is said of it while it is filled in. */
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'

import type { Row } from '../spec.ts'
import type { RequestForm } from './use-request-form.ts'

export interface Filled {
  body: Row
  /** It differs from what there is, and nothing is wrong with it. */
  isReady: boolean
}

const noFiles: ReadonlyMap<File, string> = new Map()

/** Contents of files are not read for it. */
export const filledOf = (form: Pick<RequestForm, 'bodyOf' | 'dirty' | 'problemsOf'>, values: unknown): Filled => ({
  body: form.bodyOf(values, noFiles),
  isReady: form.dirty && form.problemsOf(values).size === 0,
})

/** The same, anew with every change. */
export function useFilled(form: RequestForm): Filled {
  const values: unknown = useWatch({ control: form.methods.control })
  return useMemo(() => filledOf(form, values), [form, values])
}
