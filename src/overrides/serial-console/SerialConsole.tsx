import { instanceStart } from '../../../generated/api/sdk/instances.gen.ts'
import { instanceViewOptions } from '../../../generated/api/queries/instances.gen.ts'
import { ConsolePanel } from '../../features/serial-console/ConsolePanel.tsx'
import { carryOut } from '../../kit/actions/pipeline.ts'
import { messageText } from '../../kit/actions/wording.ts'
import { usePorts } from '../../kit/actions/use-ports.ts'
import { useDetailRow } from '../../kit/queries/use-detail-row.ts'
import { FailureNotice } from '../../kit/feedback/ErrorText.tsx'
import { errorToast } from '../../kit/feedback/error-toast.ts'
import { chain, fill, selector } from '../../kit/selectors.ts'
import type { Params, Refresh } from '../../kit/spec.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { usePending } from '../../kit/feedback/use-pending.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link, textLinkClass } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { addToast } from '../../ui/toast-store.ts'
import type { Tone } from '../../ui/tone.ts'

const source = {
  query: (params: Params) =>
    instanceViewOptions({
      path: { instance: params['instance'] ?? '' },
      query: selector(params['instance'] ?? '', chain([['project', params['project']]])),
    }),
}

/** Asked before the page is shown: an instance that does not exist has none. */
export const queries = (params: Params) => [source.query(params)]

/** Changes of state open and end the connection. */
const refresh: readonly Refresh[] = [
  { when: { kind: 'field', path: 'runState', in: ['creating', 'starting', 'rebooting', 'stopping'] }, seconds: 1 },
  { seconds: 10 },
]

/** States in which there is a machine to talk to, or may be. */
const connectable = new Set(['running', 'rebooting', 'migrating', 'repairing'])
const startable = new Set(['stopped', 'failed'])
const tones: Readonly<Record<string, Tone>> = {
  running: 'success',
  creating: 'success',
  starting: 'info',
  rebooting: 'info',
  migrating: 'notice',
  repairing: 'warning',
  failed: 'danger',
  destroyed: 'danger',
}

/** The serial console of an instance. */
export default function SerialConsole() {
  const params = usePageParams()
  const { project = '', instance = '' } = params
  const { row, error, refresh: ask } = useDetailRow(source, params, { kind: 'detail', refresh })
  const name = typeof row?.['name'] === 'string' ? row['name'] : instance
  const state = typeof row?.['runState'] === 'string' ? row['runState'] : undefined
  return (
    <>
      <PageHeader
        title="Serial console"
        badge={state !== undefined && <Badge tone={tones[state] ?? 'neutral'}>{state}</Badge>}
        subtitle={
          <Link to={fill('/projects/:project/instances/:instance', params)} className={textLinkClass}>
            Back to instance {name}
          </Link>
        }
      />
      {row === undefined && error !== undefined && (
        <div className="mb-3">
          <FailureNotice what="Details of the instance" error={error} onRetry={ask} />
        </div>
      )}
      <ConsolePanel
        key={`${project}/${instance}`}
        address={{ project, instance }}
        name={name}
        // Where the server says nothing of the instance, the console itself may still answer.
        wanted={state === undefined ? error !== undefined : connectable.has(state)}
        onTurnedAway={() => void ask()}
        absent={
          state !== undefined &&
          !connectable.has(state) && <NoConsole state={state} params={params} name={name} onStarted={ask} />
        }
      />
    </>
  )
}

interface NoConsoleProps {
  state: string
  params: Params
  name: string
  onStarted: () => Promise<unknown>
}

/** There is nothing to connect to: says why and what to do. */
function NoConsole({ state, params, name, onStarted }: NoConsoleProps) {
  const ports = usePorts()
  const started = { name, row: {}, parent: {} }
  const [pending, start] = usePending(async () => {
    const outcome = await carryOut(
      {
        call: ({ params: { instance = '', project } }) =>
          instanceStart({
            path: { instance },
            query: selector(instance, chain([['project', project]])),
            throwOnError: true,
          }),
        scope: { params, row: {}, form: {}, parent: {}, me: {} },
        effects: [
          'instance',
          'sled_instance',
          'silo_utilization',
          'anti_affinity_group_member',
          'affinity_group_member',
        ],
        toast: () => ({ content: messageText('Starting instance {name}', started), variant: 'success' }),
      },
      ports,
    )
    if (outcome.status === 'failed') {
      addToast(errorToast(messageText('Could not start {name}', started), outcome.error))
    }
    await onStarted()
  })
  return (
    <Notice
      live
      tone="info"
      title={`${name} is ${state}`}
      action={
        startable.has(state) && (
          <Button size="sm" pending={pending} onClick={start}>
            Start instance
          </Button>
        )
      }
    >
      {startable.has(state)
        ? 'Only a running instance has a serial console. Start it, and this page connects by itself.'
        : comesUp.has(state)
          ? 'This page connects by itself as soon as the instance is running.'
          : 'Only a running instance has a serial console.'}
    </Notice>
  )
}

const comesUp = new Set(['creating', 'starting'])
