import { createContext, useEffect, useMemo, useSyncExternalStore } from 'react'

import { otherVersion, type Refusal } from '../../api/server-version.ts'
import { requiredText } from '../../lib/names.ts'
import type { FormValues } from '../spec.ts'
import { isEmpty } from './empty.ts'
import type { RequestForm } from './use-request-form.ts'

/** What the server does not take of the form. Generated forms leave such fields out beforehand. */
export const UnservedContext = createContext<Refusal | undefined>(undefined)

const nothing: FormValues = {}

/** What a server of another version would refuse, whatever is filled in. @param call makes the call; nothing is sent */
export function useUnserved(
  { fields, rule }: Pick<RequestForm, 'fields' | 'rule'>,
  call: ((body: FormValues) => unknown) | undefined,
): Refusal | undefined {
  const other = useSyncExternalStore(otherVersion.subscribe, otherVersion.get)
  // Another call of the same form goes to the same operation.
  const refusal = useMemo(
    () =>
      call &&
      other?.refuses(
        () => call(nothing),
        fields.map(({ id }) => id),
      ),
    // oxlint-disable-next-line react/exhaustive-deps
    [other, fields],
  )
  useEffect(() => {
    const needed = fields.filter(({ id, required, nullable }) => !required && !nullable && refusal?.needs(id))
    for (const field of needed) rule(field.id, (raw) => (isEmpty(field, raw) ? requiredText(field.label) : undefined))
    return () => {
      for (const { id } of needed) rule(id)
    }
  }, [refusal, fields, rule])
  return refusal
}
