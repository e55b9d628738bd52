import { useQuery } from '@tanstack/react-query'

import { systemUpdateRepositoryViewOptions } from '../../../generated/api/queries/system-update.gen.ts'
import type { UpdateStatus } from '../../../generated/api/types.gen.ts'
import { tufRepoDetailPath } from '../../../generated/model/paths.gen.ts'
import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { withCallOptions } from '../../api/raw.ts'
import { CopyableText } from '../../kit/cells/Copyable.tsx'
import { NameLink } from '../../kit/links/NameLink.tsx'
import { statusOf } from '../../kit/queries/query.ts'
import { fill } from '../../kit/selectors.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { EmptyValue } from '../../ui/EmptyValue.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { TimeText } from '../../ui/TimeText.tsx'
import { readUpdate } from './progress.ts'
import { UpdateWatch } from './UpdateWatch.tsx'

/** The update: a page that can be left open until it is done. */
const slots: Slots['system_update.detail'] = {
  header: UpdateWatch,
  rows: { 'targetRelease.version': Target, componentsByReleaseVersion: Progress },
}

function Progress({ row }: { row: UpdateStatus }) {
  const { percent, done, total } = readUpdate(row, 0)
  if (percent === undefined) return <EmptyValue />
  return `${percent} % (${formatNumber(done)} of ${formatNumber(total)})`
}

/** The target, with all that the system knows of its archive. */
function Target({ row: { targetRelease } }: { row: UpdateStatus }) {
  const systemVersion = targetRelease?.version ?? ''
  const { data: release, error } = useQuery({
    ...withCallOptions(systemUpdateRepositoryViewOptions({ path: { systemVersion } }), { expected: [404] }),
    enabled: systemVersion !== '',
    throwOnError: false,
  })
  if (systemVersion === '') return <EmptyValue />
  if (release === undefined) {
    return (
      <>
        <NameText text={systemVersion} />
        {statusOf(error) === 404 && <p className="text-sm text-ink-2">Not uploaded</p>}
      </>
    )
  }
  return (
    <>
      <NameLink name={systemVersion} to={() => fill(tufRepoDetailPath, { systemVersion })} />
      <p className="text-sm text-ink-2 wrap-anywhere">
        <NameText text={release.fileName} />, uploaded <TimeText date={release.timeCreated} />
      </p>
      <p className="text-sm text-ink-2 wrap-anywhere">
        SHA-256 <CopyableText text={release.hash} />
      </p>
    </>
  )
}

export default slots
