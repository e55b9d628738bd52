import { useMemo } from 'react'
import { useParams } from 'react-router'

import type { Params } from '../spec.ts'

/** The page's route parameters, decoded; optional ones that the URL leaves out are absent. */
export function usePageParams(): Params {
  const params = useParams()
  // Another object comes with every change of the address, mostly with the same in it: pages are not drawn anew for that.
  const key = JSON.stringify(params)
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => definedParams(params), [key])
}

/** Parameters without the absent ones. */
export function definedParams(params: Readonly<Record<string, string | undefined>>): Params {
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
