import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

import { asOf, FailureNotice, StaleNotice } from '../../kit/feedback/ErrorText.tsx'
import { usePending } from '../../kit/feedback/use-pending.ts'
import type { Params } from '../../kit/spec.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NotWhole, readAgain, type ReadSoFar, readSoFarKey, surroundingsOptions } from './network-query.ts'

export interface NetworkComingProps {
  params: Params
  /** What is made of the network, as a title. */
  what: string
  error: unknown
  onRetry: () => Promise<unknown>
  className: string
}

/**
 * In the place of what is made of a VPC's network as long as that is not there. A large one is read when somebody asks for it: it is
 * said how far that has come, and it can be stopped.
 */
export function NetworkComing({ params, what, error, onRetry, className }: NetworkComingProps) {
  const client = useQueryClient()
  if (error instanceof NotWhole && error.askFor)
    return (
      <Notice
        title={`This VPC has ${error.askFor}`}
        action={
          <Button size="sm" onClick={() => void readAgain(client, params, true)}>
            Read them all
          </Button>
        }
      >
        Each is read on its own, which takes a while.
      </Notice>
    )
  if (error) return <FailureNotice what={what} error={error} onRetry={onRetry} />
  return (
    <>
      <Progress params={params} />
      <Skeleton className={className} />
    </>
  )
}

export interface NetworkStaleProps extends Pick<NetworkComingProps, 'params' | 'error' | 'onRetry'> {
  updatedAt: number
}

/** Over what is made of a network that may have changed since it was read. A large one is not read again unasked. */
export function NetworkStale({ params, error, updatedAt, onRetry }: NetworkStaleProps) {
  const [pending, retry] = usePending(onRetry)
  if (!error) return null
  if (!(error instanceof NotWhole && error.askFor))
    return <StaleNotice error={error} updatedAt={updatedAt} onRetry={onRetry} />
  return (
    <div className="mb-3">
      <Notice
        live
        tone="warning"
        title={asOf(updatedAt)}
        action={
          <Button size="sm" pending={pending} onClick={retry}>
            Refresh
          </Button>
        }
      >
        <p>This VPC has {error.askFor}. They are refreshed only on request.</p>
        {pending && <Progress params={params} />}
      </Notice>
    </div>
  )
}

/** How far the reading of a large network has come, and what stops it. */
function Progress({ params }: { params: Params }) {
  const client = useQueryClient()
  const { data } = useQuery<ReadSoFar>({ queryKey: readSoFarKey(params), queryFn: skipToken })
  if (!data?.of) return null
  const stop = () => client.cancelQueries({ queryKey: surroundingsOptions(params).queryKey, exact: true })
  return (
    <div className="mb-2 flex flex-wrap items-center gap-3">
      <p role="status" className="text-sm text-ink-2">
        Reading the network: {formatNumber(data.read)} of {formatNumber(data.of)} subnets and routers
      </p>
      <Button size="sm" onClick={() => void stop()}>
        Stop
      </Button>
    </div>
  )
}
