import { Suspense } from 'react'
import { Outlet } from 'react-router'

/** Where the routes below a page appear: its tabs, and the forms that open over it. */
export function PageOutlet() {
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  )
}
