import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import { sledListOptions } from '../../../generated/api/queries/system-hardware.gen.ts'
import type { Sled } from '../../../generated/api/types.gen.ts'
import { drainOptions } from '../../api/drain.ts'
import { FailureNotice } from '../../kit/feedback/ErrorText.tsx'
import { formatNumber, plural } from '../../lib/numbers.ts'
import { type Amount, minus } from '../../lib/shares.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TableFrame, Tbody, Td, Th, Thead, Tr } from '../../ui/Table.tsx'
import { AmountText } from './AmountText.tsx'
import { type Amounts, type Resource, resources } from './resources.ts'
import { assumed, suggestionFor } from './suggestion.ts'

const sledOptions = () =>
  drainOptions<Sled>({ page: (page) => sledListOptions({ query: { ...page } }), shape: { kind: 'page' } })

/** What the quotas of all silos may add up to, given the hardware. @param quotas what they add up to now, if that is known */
export function CapacitySuggestion({ quotas }: { quotas: Amounts | undefined }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="mb-8">
      <h2 id={headingId} className="mb-2 text-lg font-semibold">
        Suggested capacity
      </h2>
      <Content quotas={quotas} />
    </section>
  )
}

function Content({ quotas }: { quotas: Amounts | undefined }) {
  const { data, error, refetch, dataUpdatedAt } = useQuery({ ...sledOptions(), throwOnError: false })
  const failed = error !== null && (
    <FailureNotice what="Sleds" error={error} updatedAt={dataUpdatedAt} onRetry={refetch} />
  )
  if (!data?.done) return failed || <Skeleton className="h-40 w-full" />
  const { sleds, hardware, quotas: suggested } = suggestionFor(data.rows)
  if (sleds === 0) return <p className="text-ink-2">No sleds in service</p>
  return (
    <>
      {failed && <div className="mb-3">{failed}</div>}
      <p className="mb-3 max-w-prose text-ink-2">
        Suggested total of all silo quotas. Assumes that silos can use {assumed.compute} % of the CPU threads and memory
        of {plural(sleds, 'sled')} in service and {formatNumber(assumed.disk / 10)} % of {assumed.diskOfSled} TiB of
        disk per sled. One vCPU is one thread. Rounded up.
      </p>
      <TableFrame label="Suggested capacity" bounded={false}>
        <Thead>
          <tr>
            <Th>Resource</Th>
            <Th align="end">Suggested</Th>
            <Th align="end">Current quotas</Th>
            <Th align="end">Unallocated</Th>
            <Th align="end">Hardware</Th>
          </tr>
        </Thead>
        <Tbody>
          {resources.map(({ id, label }) => (
            <Tr key={id}>
              <Td>{label}</Td>
              <Td align="end">
                <AmountText of={id} value={suggested[id]} />
              </Td>
              <Td align="end">{quotas && <AmountText of={id} value={quotas[id]} />}</Td>
              <Td align="end">{quotas && <Left of={id} amount={minus(suggested[id], quotas[id])} />}</Td>
              <Td align="end">
                {id === 'storage' && <span className="text-ink-3">assumed </span>}
                <AmountText of={id} value={hardware[id]} />
              </Td>
            </Tr>
          ))}
        </Tbody>
      </TableFrame>
      {data.problem !== undefined && <p className="mt-2 text-ink-2">Some sleds could not be loaded.</p>}
    </>
  )
}

/** What can still be given to silos, or how much more than that they have been given. */
const Left = ({ of, amount }: { of: Resource; amount: Amount }) =>
  amount < 0 ? (
    <span className="text-danger">
      <AmountText of={of} value={-amount} /> over
    </span>
  ) : (
    <AmountText of={of} value={amount} />
  )
