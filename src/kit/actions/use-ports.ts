import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'

import { cancelReads, expireEntities, invalidateEntities } from '../../api/invalidate.ts'
import { addToast } from '../../ui/toast-store.ts'
import { askUser, showSecret } from './dialog-store.ts'
import type { Ports } from './pipeline.ts'

/** The pipeline's ports on this page: router, query cache, dialogs, toasts. */
export function usePorts(): Ports {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMemo(
    () => ({
      ask: askUser,
      navigate: async (to) => {
        await navigate(to)
      },
      expire: (entities) => expireEntities(client, entities),
      cancelReads: (entities) => cancelReads(client, entities),
      invalidate: (entities) => invalidateEntities(client, entities),
      toast: addToast,
      reveal: showSecret,
    }),
    [client, navigate],
  )
}
