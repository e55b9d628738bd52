import { Outlet } from 'react-router'

import { showRoutes, type ShownScreen } from '../routing/router.fixture.tsx'
import { ActionHost } from './ActionHost.tsx'

/** A page, `/crates`, with the dialogs of actions; Back leads to another one, `/`. */
export const showCrates = (): Promise<ShownScreen> =>
  showRoutes(
    [
      {
        element: (
          <>
            <Outlet />
            <ActionHost />
          </>
        ),
        children: [
          { index: true, element: <h1>Sheds</h1> },
          { path: 'crates', element: <h1>Crates</h1> },
        ],
      },
    ],
    '/crates',
  )
