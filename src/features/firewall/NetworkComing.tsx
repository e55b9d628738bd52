import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

import { FailureNotice } from '../../kit/feedback/ErrorText.tsx'
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
  const { data } = useQuery<ReadSoFar>({ queryKey: readSoFarKey(params), queryFn: skipToken })
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
  const stop = () => client.cancelQueries({ queryKey: surroundingsOptions(params).queryKey, exact: true })
  return (
    <>
      {!!data?.of && (
        <div className="mb-2 flex flex-wrap items-center gap-3">
          <p role="status" className="text-sm text-ink-2">
            Reading the network: {formatNumber(data.read)} of {formatNumber(data.of)} subnets and routers
          </p>
          <Button size="sm" onClick={() => void stop()}>
            Stop
          </Button>
        </div>
      )}
      <Skeleton className={className} />
    </>
  )
}
