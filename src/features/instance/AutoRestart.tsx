import { LazyGuides } from '../../kit/about/LazyGuides.tsx'
import { useNow } from '../../kit/feedback/use-now.ts'
import { Badge } from '../../ui/Badge.tsx'
import { EmptyValue } from '../../ui/EmptyValue.tsx'
import { PropertiesTable, Property } from '../../ui/PropertiesTable.tsx'
import { TimeText } from '../../ui/TimeText.tsx'
import { InstanceButton } from './InstanceButton.tsx'
import { cooldownOf, policyText, type Recovery } from './restart.ts'
import { SettingsPart } from './SettingsPart.tsx'

/** What the platform does when the instance fails. */
export function AutoRestart({ instance }: { instance: Recovery }) {
  const enabled = instance.autoRestartEnabled === true
  return (
    <SettingsPart title="Auto-restart" actions={<InstanceButton action="setAutoRestart" />}>
      <PropertiesTable columns={2}>
        <Property
          label="Policy"
          help="Without a policy of its own the instance follows the platform, whose default is best effort."
        >
          {policyText(instance)}
        </Property>
        <Property label="Auto-restart">
          <Badge tone={enabled ? 'success' : 'neutral'}>{enabled ? 'Enabled' : 'Disabled'}</Badge>
        </Property>
        <Property label="Cooldown expiration" help="After an automatic restart the next one waits until this time.">
          <CooldownText instance={instance} />
        </Property>
        <Property label="Last auto-restarted" help="When the platform last started the instance after a failure.">
          <TimeText date={instance.timeLastAutoRestarted ?? undefined} />
        </Property>
      </PropertiesTable>
      <LazyGuides id="instance.list" only="Auto-restart" className="-mt-3" />
    </SettingsPart>
  )
}

function CooldownText({ instance }: { instance: Recovery }) {
  const cooldown = cooldownOf(instance, useNow(1_000))
  if (!cooldown) return <EmptyValue />
  return (
    <>
      <TimeText date={cooldown.until} /> <span className="text-ink-2">({cooldown.text})</span>
    </>
  )
}
