import { use } from 'react'

import { tufRepoDetailPath } from '../../../generated/model/paths.gen.ts'
import type { TufRepo } from '../../../generated/api/types.gen.ts'
import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { NameLink } from '../../kit/links/NameLink.tsx'
import { ParentContext } from '../../kit/routing/page-scope.ts'
import { fill } from '../../kit/selectors.ts'
import { readPath } from '../../lib/condition.ts'
import { Badge } from '../../ui/Badge.tsx'

/** Releases: the one that the system is updated to is marked. */
const slots: Slots['tuf_repo.list'] = { columns: { systemVersion: Version } }

function Version({ row: { systemVersion } }: { row: TufRepo }) {
  const target = readPath(use(ParentContext), 'targetRelease.version')
  return (
    <span className="inline-flex items-center gap-2">
      <NameLink name={systemVersion} to={() => fill(tufRepoDetailPath, { systemVersion })} />
      {target === systemVersion && <Badge tone="success">Target</Badge>}
    </span>
  )
}

export default slots
