import type { InstanceState } from '../../../generated/api/types.gen.ts'
import { instanceSettingsPath } from '../../../generated/model/paths.gen.ts'
import { useNow } from '../../kit/feedback/use-now.ts'
import { fill } from '../../kit/selectors.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { Link, textLinkClass } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TimeText } from '../../ui/TimeText.tsx'
import { policyText, type Recovery, restartOf } from './restart.ts'

/** What becomes of a failed instance, and by which policy. */
export function FailureNotice({ instance }: { instance: Recovery }) {
  const params = usePageParams()
  if (instance.runState !== ('failed' satisfies InstanceState)) return null
  return (
    <div className="mb-4">
      <Notice tone="danger" title="The instance has failed">
        <div>
          <RestartText instance={instance} />
        </div>
        <div>
          Auto-restart policy:{' '}
          <Link to={fill(instanceSettingsPath, params)} className={textLinkClass}>
            {policyText(instance)}
          </Link>
        </div>
      </Notice>
    </div>
  )
}

/** When a failed instance is started again, counted down. */
function RestartText({ instance }: { instance: Recovery }) {
  const restart = restartOf(instance, useNow(1_000))
  switch (restart.kind) {
    case 'idle':
      return 'Not failed'
    case 'never':
      return 'It stays failed until someone starts it'
    case 'soon':
      return (
        <span className="inline-flex items-center gap-1.5">
          <Spinner size={12} /> Restarting soon…
        </span>
      )
    case 'waiting':
      return (
        <>
          Restarts after <TimeText date={restart.until} /> (in {restart.distance})
        </>
      )
  }
}
