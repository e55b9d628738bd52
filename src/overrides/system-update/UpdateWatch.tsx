import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { onServer } from '../../lib/clock.ts'
import { systemUpdateStatusOptions } from '../../../generated/api/queries/system-update.gen.ts'
import type { UpdateStatus } from '../../../generated/api/types.gen.ts'
import { sledListPath, supportBundleListPath } from '../../../generated/model/paths.gen.ts'
import { useNow } from '../../kit/feedback/use-now.ts'
import { shortTime } from '../../lib/dates.ts'
import { durationText } from '../../lib/durations.ts'
import { formatNumber, plural } from '../../lib/numbers.ts'
import { Link, textLinkClass } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Tone } from '../../ui/tone.ts'
import { History } from './History.tsx'
import { Picture } from './Picture.tsx'
import { estimate, quietTime, readUpdate, type Seen, type Update, type UpdateState, withAnswer } from './progress.ts'
import { useTitlePrefix } from './use-title-prefix.ts'
import { paced } from '../../kit/queries/refresh.ts'
import { NameText } from '../../ui/NameText.tsx'

/** Milliseconds after which lengths of time are counted anew. */
const tick = 10_000

/** Milliseconds between two questions while the tab is in the background, where its title is all that is seen of it. */
const calm = 120_000

const tones: Readonly<Record<UpdateState, Tone>> = {
  unset: 'neutral',
  suspended: 'warning',
  done: 'success',
  quiet: 'warning',
  running: 'info',
}

/** How the update goes, for somebody who leaves this page open until it is done. */
export function UpdateWatch({ row }: { row: UpdateStatus }) {
  const now = useNow(tick)
  const update = readUpdate(row, now)
  const { state, shares, total } = update
  const seen = useSeen(update)
  const title = titleOf(update)
  useTitlePrefix(prefixOf(update))
  return (
    <section aria-label="Update" className="mb-6 grid gap-4">
      <Notice tone={tones[state]} title={title}>
        <Explanation update={update} seen={seen} />
      </Notice>
      {/* Said when it changes, and with every tenth: not with every component. */}
      <p role="status" className="sr-only">
        {state === 'running' ? `${title}: ${Math.floor((update.percent ?? 0) / 10) * 10} %` : toldOf(update)}
      </p>
      {total > 0 && (
        <Picture shares={shares} total={total}>
          {seen !== undefined && <History seen={seen} />}
        </Picture>
      )}
    </section>
  )
}

/** What this page has seen since it was opened. It goes on asking in the background as long as there is something to wait for. */
function useSeen(update: Update): Seen | undefined {
  const isOver = update.state === 'done' || update.state === 'unset'
  const { dataUpdatedAt } = useQuery({
    ...systemUpdateStatusOptions(),
    retryOnMount: false,
    throwOnError: false,
    refetchInterval: paced(isOver ? false : calm),
    refetchIntervalInBackground: true,
  })
  const [seen, setSeen] = useState<Seen>()
  if (dataUpdatedAt > 0 && seen?.until !== onServer(dataUpdatedAt)) {
    const next = withAnswer(seen, update, onServer(dataUpdatedAt))
    setSeen(next)
    return next
  }
  return seen
}

function titleOf({ state, target = '', quietFor }: Update): string {
  switch (state) {
    case 'unset':
      return 'No target release'
    case 'suspended':
      return 'Updates are suspended'
    case 'done':
      return `All components run ${target}`
    case 'quiet':
      return `No update step for ${durationText(quietFor, 'ms')}`
    case 'running':
      return `Updating to ${target}`
  }
}

/** Without how long it takes already: that would be said anew again and again. */
const toldOf = (update: Update): string =>
  update.state === 'quiet' ? `Update to ${update.target}: no update steps` : titleOf(update)

function prefixOf({ state, percent = 0 }: Update): string | undefined {
  switch (state) {
    case 'unset':
    case 'done':
      return undefined
    case 'suspended':
      return 'Suspended'
    case 'quiet':
      return `${percent} %, no steps`
    case 'running':
      return `${percent} %`
  }
}

/** What it means, and what people can do. */
function Explanation({ update, seen }: { update: Update; seen: Seen | undefined }): ReactNode {
  switch (update.state) {
    case 'unset':
      return 'To start an update, set an uploaded release as the target.'
    case 'done':
      return `${plural(update.total, 'component')}. Update complete.`
    case 'suspended':
      return (
        <>
          <Count {...update} />
          <p>
            Updates stop after a manual recovery. When the recovery is finished, set{' '}
            <NameText text={update.target ?? 'a release'} /> or a newer release as the target.
          </p>
        </>
      )
    case 'quiet':
      return (
        <>
          <Count {...update} />
          <p>
            The update may be stuck: no step for more than {durationText(quietTime, 'ms')}. Check for{' '}
            <TextLink to={sledListPath}>sleds</TextLink> that are not active, and create a{' '}
            <TextLink to={supportBundleListPath}>support bundle</TextLink> before you change anything.
          </p>
        </>
      )
    case 'running':
      return (
        <>
          <Count {...update} />
          {seen !== undefined && <Remaining update={update} seen={seen} />}
        </>
      )
  }
}

const Count = ({ percent, done, total }: Update) =>
  percent !== undefined && (
    <p className="tabular-nums">
      {percent} % ({formatNumber(done)} of {plural(total, 'component')})
    </p>
  )

function Remaining({ update, seen }: { update: Update; seen: Seen }) {
  const left = estimate(seen, update)
  const [first] = seen.points
  if (left === undefined || first === undefined) return null
  return (
    <p>
      Estimate: about {durationText(Math.max(left, 60_000), 'ms')} left, at the pace since{' '}
      {shortTime(new Date(first.at))}.
    </p>
  )
}

const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={textLinkClass}>
    {children}
  </Link>
)
