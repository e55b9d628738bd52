import { useQuery } from '@tanstack/react-query'

import { limitParam } from '../../../generated/model/conventions.gen.ts'
import { midSentence } from '../../lib/truncate.ts'
import { Link, textLinkClass } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TableFrame, Tbody, Td, Th, Thead, Tr } from '../../ui/Table.tsx'
import { CellValue } from '../cells/CellValue.tsx'
import { FailureNotice } from '../feedback/ErrorText.tsx'
import { pathOf } from '../links/links.ts'
import { useNames } from '../lookup/use-names.ts'
import { queryOptionsOf, statusOf, toPage } from '../queries/query.ts'
import { paced } from '../queries/refresh.ts'
import { fill } from '../selectors.ts'
import type { Params } from '../spec.ts'
import { textAt } from '../values.ts'
import { SectionFrame } from './SectionFrame.tsx'
import type { LatestSection } from './spec.ts'

const again = 60_000

/** The newest rows of a list, as it shows them; all of them are a link away. */
export function Latest({ section, params }: { section: LatestSection; params: Params }) {
  const { title, source, columns, rows: count, rowKey, path } = section
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...queryOptionsOf(source.query(params, { [limitParam]: count })),
    throwOnError: false,
    refetchInterval: paced(again),
  })
  const rows = data === undefined ? [] : toPage(data, source.shape).items.slice(0, count)
  const names = useNames(columns, { rows, updatedAt: dataUpdatedAt, params })
  // Nothing is missing for those who may not read it.
  if (statusOf(error) === 403 && data === undefined) return null
  const to = pathOf(() => fill(path, params), {}, {})
  return (
    <SectionFrame
      title={title}
      more={
        <Link to={to} className={`text-sm ${textLinkClass}`}>
          View all
        </Link>
      }
    >
      {error !== null && (
        <div className="py-2">
          <FailureNotice what={title} error={error} updatedAt={dataUpdatedAt} onRetry={() => refetch()} />
        </div>
      )}
      {data === undefined && error === null && <Skeleton className="my-3 h-32 w-full" />}
      {data !== undefined && rows.length === 0 && <p className="py-2 text-ink-2">No {midSentence(title)}</p>}
      {rows.length > 0 && (
        <TableFrame label={title} bounded={false}>
          <Thead>
            <tr>
              {columns.map(({ id, label }) => (
                <Th key={id}>{label}</Th>
              ))}
            </tr>
          </Thead>
          <Tbody>
            {rows.map((row) => (
              <Tr key={textAt(row, rowKey)}>
                {columns.map((shown) => (
                  <Td key={shown.id}>
                    <CellValue shown={shown} row={row} params={params} place="table" names={names} />
                  </Td>
                ))}
              </Tr>
            ))}
          </Tbody>
        </TableFrame>
      )}
    </SectionFrame>
  )
}
