import { tufRepoDetailPath } from '../../../generated/model/paths.gen.ts'
import type { TufRepo } from '../../../generated/api/types.gen.ts'
import { screen as update } from '../../../generated/screens/system-update/detail.gen.tsx'
import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { NameLink } from '../../kit/links/NameLink.tsx'
import { useParentRow } from '../../kit/routing/use-parent-row.ts'
import { fill } from '../../kit/selectors.ts'
import { Badge } from '../../ui/Badge.tsx'

/** Releases: the one that the system is updated to is marked. */
const slots: Slots['tuf_repo.list'] = { columns: { systemVersion: Version } }

function Version({ row: { systemVersion } }: { row: TufRepo }) {
  const { targetRelease } = useParentRow(update)
  return (
    <span className="inline-flex items-center gap-2">
      <NameLink own name={systemVersion} to={() => fill(tufRepoDetailPath, { systemVersion })} />
      {targetRelease?.version === systemVersion && <Badge tone="success">Target</Badge>}
    </span>
  )
}

export default slots
