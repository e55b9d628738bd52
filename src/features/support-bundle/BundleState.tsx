import type { SupportBundleInfo } from '../../../generated/api/types.gen.ts'
import { useNow } from '../../kit/feedback/use-now.ts'
import { durationText } from '../../lib/durations.ts'
import { drawable } from '../../lib/truncate.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Why a bundle has no files. */
export function BundleState({
  bundle: { state, reasonForFailure, timeCreated },
}: {
  bundle: Partial<SupportBundleInfo>
}) {
  switch (state) {
    case 'collecting':
      return (
        <EmptyState
          title="Collecting"
          body={
            <>
              {timeCreated && <Since date={timeCreated} />}
              <p>Files are available when collection finishes. This page updates automatically.</p>
            </>
          }
        />
      )
    case 'failed':
      return (
        <EmptyState
          title="Collection failed"
          body={
            <>
              <p>{reasonForFailure ? drawable(reasonForFailure) : 'The server gave no reason.'}</p>
              <p>A failed bundle has no files. Delete it to free storage.</p>
            </>
          }
        />
      )
    default:
      return (
        <EmptyState
          title={state === 'destroying' ? 'Deleting' : 'No files'}
          body="Files are available only while the bundle is active."
        />
      )
  }
}

function Since({ date }: { date: Date }) {
  const now = useNow(1000)
  const seconds = Math.max(0, Math.floor((now - date.getTime()) / 1000))
  return <p>Started {durationText(seconds, 's')} ago.</p>
}
