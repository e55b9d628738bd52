import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'

import { utilizationViewOptions } from '../../../generated/api/queries/silos.gen.ts'
import { instanceDetailPath, instanceListPath } from '../../../generated/model/paths.gen.ts'
import { FailureNotice } from '../../kit/feedback/ErrorText.tsx'
import { NameLink } from '../../kit/links/NameLink.tsx'
import { statusOf } from '../../kit/queries/query.ts'
import { fill } from '../../kit/selectors.ts'
import { plural } from '../../lib/numbers.ts'
import { percentText, shareOf } from '../../lib/shares.ts'
import { Button } from '../../ui/Button.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { TableFrame, Tbody, Td, Th, Thead, Tr } from '../../ui/Table.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { UseBar } from '../../ui/UseBar.tsx'
import { AmountText } from './AmountText.tsx'
import { mostProjects, topOptions, type Use } from './read-top.ts'
import { byPressure, pressureOf, type Amounts } from './resources.ts'
import { shortName } from '../../lib/isolate.ts'

/** How many of each are shown. */
const shown = 5

/** Projects and instances of the silo that use the largest shares of its quotas. */
export function TopUse() {
  const [most, setMost] = useState(mostProjects)
  const own = useQuery({ ...utilizationViewOptions(), throwOnError: false })
  const quota = own.data?.capacity
  const { data, error, refetch, isPending, dataUpdatedAt } = useQuery({
    ...topOptions(most),
    throwOnError: false,
    // All of it is read once; what changes it makes it stale.
    staleTime: 60_000,
  })
  if (statusOf(error) === 403 && !data)
    return <p className="text-ink-2">You do not have permission to view project usage.</p>
  if (error !== null && !data) return <FailureNotice what="Top projects" error={error} onRetry={refetch} />
  // The bars above say so.
  if (own.isError && !quota) return null
  if (isPending || !quota) return <Skeleton className="h-48 w-full" />
  const { projects, instances, left, failed } = data
  const top = (all: readonly Use[]) =>
    all
      .filter(({ used }) => Object.values(used).some((amount) => amount > 0))
      .toSorted(byPressure(({ name, used }) => ({ name, used, quota })))
      .slice(0, shown)
  return (
    <>
      {error !== null && (
        <div className="mb-3">
          <FailureNotice what="Top projects" error={error} updatedAt={dataUpdatedAt} onRetry={refetch} />
        </div>
      )}
      {failed.length > 0 && (
        <p className="mb-3 text-ink-2 wrap-anywhere">
          Not counted, could not be loaded: {failed.slice(0, shown).map(shortName).join(', ')}
          {failed.length > shown && ` and ${plural(failed.length - shown, 'more project')}`}.
        </p>
      )}
      {left > 0 && (
        <p className="mb-3 flex flex-wrap items-center gap-3 text-ink-2">
          First {plural(projects.length + failed.length, 'project')}; {left} more not counted.
          <Button size="sm" onClick={() => setMost(Infinity)}>
            Count all projects
          </Button>
        </p>
      )}
      <div className="grid items-start gap-x-6 xl:grid-cols-2">
        <Top
          title="Top projects"
          empty="No usage"
          uses={top(projects)}
          quota={quota}
          linkOf={({ project }) => fill(instanceListPath, { project })}
        />
        <Top
          title="Top instances"
          empty="No running instances"
          uses={top(instances)}
          quota={quota}
          linkOf={({ project, name }) => fill(instanceDetailPath, { project, instance: name })}
          isOfProject
        />
      </div>
    </>
  )
}

interface TopProps {
  title: string
  empty: ReactNode
  uses: readonly Use[]
  quota: Amounts
  linkOf: (use: Use) => string
  /** They are in projects, which are named; and take no space of their own. */
  isOfProject?: boolean
}

function Top({ title, empty, uses, quota, linkOf, isOfProject = false }: TopProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="mb-8 min-w-0">
      <h2 id={headingId} className="mb-2 text-lg font-semibold">
        {title}
      </h2>
      {uses.length === 0 ? (
        <p className="text-ink-2">{empty}</p>
      ) : (
        <TableFrame label={title} bounded={false}>
          <Thead>
            <tr>
              <Th>Name</Th>
              <Th>Largest share of a quota</Th>
              {isOfProject && <Th>Project</Th>}
              <Th align="end">CPU</Th>
              <Th align="end">Memory</Th>
              {!isOfProject && <Th align="end">Storage</Th>}
            </tr>
          </Thead>
          <Tbody>
            {uses.map((use) => (
              <Tr key={`${use.project} ${use.name}`}>
                <Td>
                  <NameLink own name={use.name} to={() => linkOf(use)} />
                </Td>
                <Td>
                  <Pressure used={use.used} quota={quota} />
                </Td>
                {isOfProject && (
                  <Td>
                    <NameText text={use.project} />
                  </Td>
                )}
                <Td align="end">
                  <AmountText of="cpus" value={use.used.cpus} />
                </Td>
                <Td align="end">
                  <AmountText of="memory" value={use.used.memory} />
                </Td>
                {!isOfProject && (
                  <Td align="end">
                    <AmountText of="storage" value={use.used.storage} />
                  </Td>
                )}
              </Tr>
            ))}
          </Tbody>
        </TableFrame>
      )}
    </section>
  )
}

function Pressure({ used, quota }: { used: Amounts; quota: Amounts }) {
  const { id, label } = pressureOf(used, quota)
  return (
    <span className="inline-flex items-center gap-2">
      <UseBar used={shareOf(used[id], quota[id])} short />
      <span className="tabular-nums">{percentText(used[id], quota[id])}</span>
      <span className="text-ink-2">{label}</span>
    </span>
  )
}
