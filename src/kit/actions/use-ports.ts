import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { holdSignIn } from '../../api/unauthorized.ts'
import { cancelReads, expireEntities, invalidateEntities, refreshExpired } from '../../api/invalidate.ts'
import { readPath } from '../../lib/condition.ts'
import { addToast } from '../../ui/toast-store.ts'
import { askUser, showResult, showSecret } from './dialog-store.ts'
import { learnRefusal, learnRefusedPage } from '../roles/roles.ts'
import type { Ports, Refused } from './pipeline.ts'
import { useArrivingNavigate } from './use-arriving-navigate.ts'

const refused = (what: Refused): void =>
  'page' in what ? learnRefusedPage(what.page) : learnRefusal(what.action, what.params, what.row)

/** The pipeline's ports on this page: router, query cache, dialogs, toasts. */
export function usePorts(): Ports {
  const client = useQueryClient()
  const navigate = useArrivingNavigate()
  return useMemo(
    () => ({
      ask: askUser,
      // The router gives each entry of the history a key.
      visit: () => readPath(history.state, 'key'),
      navigate,
      expire: (entities) => expireEntities(client, entities),
      cancelReads: (entities) => cancelReads(client, entities),
      invalidate: (entities) => invalidateEntities(client, entities),
      refreshExpired: (entities) => refreshExpired(client, entities),
      toast: addToast,
      reveal: showSecret,
      show: showResult,
      hold: holdSignIn,
      refused,
    }),
    [client, navigate],
  )
}
