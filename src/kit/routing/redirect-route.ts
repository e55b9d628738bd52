/** Routes that only lead elsewhere. */
import { redirect, type RouteObject } from 'react-router'
import { fill } from '../selectors.ts'

/** A redirect that carries its route parameters and the query over. */
export const redirectRoute = (from: string, to: string): RouteObject => ({
  path: from,
  loader: ({ params, request }) => {
    const url = new URL(request.url)
    return redirect(fill(to, params) + url.search)
  },
})
