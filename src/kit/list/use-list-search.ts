import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

import { searchText } from '../url/keys.ts'

export type GoTo = (search: URLSearchParams, options?: { replace?: boolean }) => void

/** The list's state in the URL, and a way to change it that leaves the page where it is scrolled to. */
export function useListSearch(): [search: URLSearchParams, go: GoTo] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const go = useCallback<GoTo>(
    (next, { replace = false } = {}) =>
      void navigate({ pathname, search: searchText(next) }, { replace, preventScrollReset: true }),
    [navigate, pathname],
  )
  return [search, go]
}
