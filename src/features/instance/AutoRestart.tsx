import { useId } from 'react'

import type { Row } from '../../kit/spec.ts'
import { Badge } from '../../ui/Badge.tsx'
import { PropertiesTable, Property } from '../../ui/PropertiesTable.tsx'
import { TimeText } from '../../ui/TimeText.tsx'
import { InstanceButton } from './InstanceButton.tsx'
import { RestartText } from './RestartText.tsx'

const policies: Readonly<Record<string, string>> = { never: 'Never', best_effort: 'Best effort' }

/** What the platform does when the instance fails. */
export function AutoRestart({ instance }: { instance: Row }) {
  const headingId = useId()
  const policy = instance['autoRestartPolicy']
  const enabled = instance['autoRestartEnabled'] === true
  return (
    <section aria-labelledby={headingId} className="mb-8">
      <div className="mb-2 flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 id={headingId} className="text-lg font-semibold">
          Auto-restart
        </h2>
        <InstanceButton action="setAutoRestart" />
      </div>
      <PropertiesTable columns={2}>
        <Property
          label="Policy"
          help="Without a policy of its own the instance follows the platform, whose default is best effort."
        >
          {typeof policy === 'string' ? (policies[policy] ?? policy) : 'Default'}
        </Property>
        <Property label="Auto restart">
          <Badge tone={enabled ? 'success' : 'neutral'}>{enabled ? 'Enabled' : 'Disabled'}</Badge>
        </Property>
        <Property label="Cooldown expiration" help="After an automatic restart the next one waits until this time.">
          <TimeText date={dateOf(instance['autoRestartCooldownExpiration'])} />
        </Property>
        <Property label="Last auto-restarted" help="When the platform last started the instance after a failure.">
          <TimeText date={dateOf(instance['timeLastAutoRestarted'])} />
        </Property>
        {instance['runState'] === 'failed' && (
          <Property label="Next restart">
            <RestartText instance={instance} />
          </Property>
        )}
      </PropertiesTable>
    </section>
  )
}

const dateOf = (value: unknown): Date | undefined => (value instanceof Date ? value : undefined)
