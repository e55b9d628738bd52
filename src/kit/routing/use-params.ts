import { createContext, use, useMemo } from 'react'
import { useParams } from 'react-router'

import type { Params } from '../spec.ts'

/** What a list was asked for counts as a part of the page's address: rows lead to pages that have it in theirs. */
export const AskedParams = createContext<Params>({})

/** The page's route parameters, decoded; optional ones that the URL leaves out are absent. */
export function usePageParams(): Params {
  const params = { ...use(AskedParams), ...useParams() }
  // Another object comes with every change of the address, mostly with the same in it: pages are not drawn anew for that.
  const key = JSON.stringify(params)
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => definedParams(params), [key])
}

/** Parameters without the absent ones. */
export function definedParams(params: Readonly<Record<string, string | undefined>>): Params {
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
