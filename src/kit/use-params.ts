import { useMemo } from 'react'
import { useParams } from 'react-router'

import type { Params } from './spec.ts'

/** The page's route parameters, decoded; optional ones that the URL leaves out are absent. */
export function usePageParams(): Params {
  const params = useParams()
  return useMemo(() => definedParams(params), [params])
}

/** Parameters without the absent ones. */
export function definedParams(params: Readonly<Record<string, string | undefined>>): Params {
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
