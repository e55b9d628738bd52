import { useMatches } from 'react-router'

import { isRouteHandle } from './route-handle.ts'

/** Whether a form is open over this page, or over one below it. */
export const useIsUnderForm = (): boolean =>
  useMatches().some(({ handle }) => isRouteHandle(handle) && handle.crumbs.at(-1)?.titleOnly === true)
