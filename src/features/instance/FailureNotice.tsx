import { instanceSettingsPath } from '../../../generated/model/paths.gen.ts'
import { fill } from '../../kit/selectors.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { Link, textLinkClass } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { policyText, type Recovery } from './restart.ts'
import { RestartText } from './RestartText.tsx'

/** What becomes of a failed instance, and by which policy. */
export function FailureNotice({ instance }: { instance: Recovery }) {
  const params = usePageParams()
  if (instance.runState !== 'failed') return null
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
