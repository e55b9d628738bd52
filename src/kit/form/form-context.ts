import { createContext, use } from 'react'

import type { RequestForm } from './use-request-form.ts'

/** The form that fields belong to. */
export const FormContext = createContext<RequestForm | undefined>(undefined)

/** The form that has the item which a form over it is about. */
export const OuterFormContext = createContext<RequestForm | undefined>(undefined)

/** The enclosing form; fields exist only inside one. */
export function useFormContext(): RequestForm {
  const form = use(FormContext)
  if (!form) throw new Error('A form field was rendered outside of a form')
  return form
}
