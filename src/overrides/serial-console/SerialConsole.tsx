import { use } from 'react'

import { instanceDetailPath } from '../../../generated/model/paths.gen.ts'
import type { Instance } from '../../../generated/api/types.gen.ts'
import { actions } from '../../../generated/screens/instance/actions.gen.ts'
import { screen } from '../../../generated/screens/instance/detail.gen.tsx'
import { ConsolePanel } from '../../features/serial-console/ConsolePanel.tsx'
import { actionOf } from '../../kit/actions/action-of.ts'
import { disabledReason } from '../../kit/actions/offer.ts'
import { runAction } from '../../kit/actions/pipeline.ts'
import { usePorts } from '../../kit/actions/use-ports.ts'
import { ValueView } from '../../kit/cells/ValueView.tsx'
import { FailureNotice } from '../../kit/feedback/ErrorText.tsx'
import { usePending } from '../../kit/feedback/use-pending.ts'
import { cellView } from '../../kit/format/view.ts'
import { useDetailRow } from '../../kit/queries/use-detail-row.ts'
import { useAllowed } from '../../kit/roles/use-allowed.ts'
import { MeContext } from '../../kit/routing/page-scope.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { fill } from '../../kit/selectors.ts'
import type { Params } from '../../kit/spec.ts'
import { Button } from '../../ui/Button.tsx'
import { Link, textLinkClass } from '../../ui/Link.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** Asked before the page is shown: an instance that does not exist has none. */
export const queries = (params: Params) => [screen.source.query(params)]

const stateRow = screen.rows.find(({ id }) => id === 'runState')
const link = screen.links.find(({ id }) => id === 'console')
/** The button starts at once: nothing else can be meant by it here. */
const { confirm: _notAsked, ...start } = actionOf(actions, 'start')

/** The serial console of an instance. */
export default function SerialConsole() {
  const params = usePageParams()
  const { project = '', instance = '' } = params
  const { row, error, refresh } = useDetailRow(screen.source, params, { kind: 'detail', refresh: screen.refresh })
  const name = row === undefined ? instance : row.name
  // Whether there is a machine to talk to, or may be.
  const isThere = row !== undefined && disabledReason({ offer: link?.offer }, row, {}) === undefined
  return (
    <>
      <PageHeader
        title="Serial console"
        badge={row && stateRow && <ValueView view={cellView(row.runState, stateRow.cell)} place="detail" />}
        subtitle={
          <Link to={fill(instanceDetailPath, params)} className={textLinkClass}>
            Back to instance <NameText text={name} />
          </Link>
        }
      />
      {row === undefined && error !== undefined && (
        <div className="mb-3">
          <FailureNotice what="Details of the instance" error={error} onRetry={refresh} />
        </div>
      )}
      <ConsolePanel
        key={`${project}/${instance}`}
        address={{ project, instance }}
        name={name}
        // Where the server says nothing of the instance, the console itself may still answer.
        wanted={row === undefined ? error !== undefined : isThere}
        onTurnedAway={() => void refresh()}
        absent={row && !isThere && <NoConsole row={row} params={params} name={name} onStarted={refresh} />}
      />
    </>
  )
}

interface NoConsoleProps {
  row: Instance
  params: Params
  name: string
  onStarted: () => Promise<unknown>
}

/** There is nothing to connect to: says why and what to do. */
function NoConsole({ row, params, name, onStarted }: NoConsoleProps) {
  const ports = usePorts()
  const me = use(MeContext)
  const lack = useAllowed(start.role, params)
  const [pending, run] = usePending(async () => {
    await runAction(start, { row, params, parent: {}, me, name, ownPage: false }, ports)
    await onStarted()
  })
  const state = row.runState
  const canStart = disabledReason({ offer: start.offer }, row, {}) === undefined
  return (
    <Notice
      live
      tone="info"
      title={`${name} is ${state}`}
      action={
        canStart && (
          <Button size="sm" pending={pending} disabledReason={lack} onClick={run}>
            Start instance
          </Button>
        )
      }
    >
      {canStart
        ? 'Start the instance to use the serial console. This page connects automatically.'
        : comesUp.has(state)
          ? 'This page connects automatically when the instance is running.'
          : 'Only a running instance has a serial console.'}
    </Notice>
  )
}

const comesUp = new Set<Instance['runState']>(['creating', 'starting'])
