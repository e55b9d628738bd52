import { createContext, useMemo, useSyncExternalStore } from 'react'

import { otherVersion } from '../../api/server-version.ts'
import type { FormValues } from '../spec.ts'

type Refusal = ReturnType<NonNullable<ReturnType<typeof otherVersion.get>>['refuses']>

/** Why the server does not take a field of the form. Generated forms leave such fields out beforehand. */
export const UnservedContext = createContext<Refusal['field'] | undefined>(undefined)

const nothing: FormValues = {}

/** What a server of another version would refuse, whatever is filled in. @param call makes the call; nothing is sent */
export function useUnserved(call: ((body: FormValues) => unknown) | undefined): Refusal | undefined {
  const other = useSyncExternalStore(otherVersion.subscribe, otherVersion.get)
  // Another call of the same form goes to the same operation.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => call && other?.refuses(() => call(nothing)), [other])
}
