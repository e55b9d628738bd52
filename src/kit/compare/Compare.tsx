import { useState } from 'react'

import { dateTime } from '../../lib/dates.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { Select } from '../../ui/Select.tsx'
import { CellValue } from '../cells/CellValue.tsx'
import { useNames } from '../lookup/use-names.ts'
import type { Params, Row, RowSource, Shown } from '../spec.ts'
import { differenceOf } from './difference.ts'
import { versionsOf } from './seen.ts'

interface Side {
  label: string
  row: Row
  params: Params
}

export interface CompareRowsProps {
  shown: readonly Shown[]
  sides: readonly Side[]
  onClose: () => void
}

/** Two rows of a list. */
export function CompareRows({ shown, sides, onClose }: CompareRowsProps) {
  return (
    <Dialog title="Compare" size="lg" onClose={onClose}>
      <Comparison shown={shown} sides={sides} />
    </Dialog>
  )
}

export interface CompareEarlierProps {
  title: string
  shown: readonly Shown[]
  source: RowSource
  row: Row
  params: Params
  onClose: () => void
}

/** A thing as it is, and as it was when this tab saw it. */
export function CompareEarlier({ title, shown, source, row, params, onClose }: CompareEarlierProps) {
  const [versions] = useState(() => versionsOf(source.query(params).queryKey))
  const others = versions.filter((one) => differenceOf(shown, [one.row, row]).different.length > 0)
  const [chosen, setChosen] = useState(0)
  const earlier = others[chosen]
  const first = versions.at(-1)
  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      {earlier === undefined ? (
        <p className="mb-4">
          {first
            ? `No differences since this tab first saw it, ${dateTime(new Date(first.from))}.`
            : 'This tab has not seen an earlier state of it.'}
        </p>
      ) : (
        <>
          <div className="mb-3 max-w-80">
            <Field label="Compare with">
              <Select
                placeholder={false}
                value={String(chosen)}
                onChange={({ target }) => setChosen(Number(target.value))}
                options={others.map(({ until }, index) => ({
                  value: String(index),
                  label: `As seen ${dateTime(new Date(until))}`,
                }))}
              />
            </Field>
          </div>
          <Comparison
            shown={shown}
            sides={[
              { label: 'Then', row: earlier.row, params },
              { label: 'Now', row, params },
            ]}
          />
        </>
      )}
    </Dialog>
  )
}

function Comparison({ shown, sides }: { shown: readonly Shown[]; sides: readonly Side[] }) {
  const { different, same } = differenceOf(
    shown,
    sides.map(({ row }) => row),
  )
  return (
    <div className="pb-3">
      <h3 className="mb-1 font-semibold">
        {different.length === 0 ? 'No differences' : `Different (${different.length})`}
      </h3>
      {different.length > 0 && <Fields shown={different} sides={sides} />}
      {same.length > 0 && (
        <details className="mt-3">
          <summary className="w-fit cursor-pointer py-1 text-ink-2 hover:text-ink">Same ({same.length})</summary>
          <Fields shown={same} sides={sides} />
        </details>
      )}
    </div>
  )
}

const cell = 'border-b border-line py-1.5 pe-3 text-start align-top wrap-anywhere max-sm:[&_time]:whitespace-normal'

function Fields({ shown, sides }: { shown: readonly Shown[]; sides: readonly Side[] }) {
  const [first] = sides
  const [updatedAt] = useState(() => Date.now())
  const names = useNames(shown, { rows: sides.map(({ row }) => row), updatedAt, params: first?.params ?? {} })
  return (
    <table className="w-full table-fixed text-sm">
      <thead>
        <tr>
          <th scope="col" className={`${cell} w-24 font-medium text-ink-2 sm:w-1/4`}>
            Field
          </th>
          {sides.map(({ label }, index) => (
            // Two sides, which stay where they are.
            // oxlint-disable-next-line react/no-array-index-key
            <th key={index} scope="col" className={`${cell} font-medium`}>
              <NameText text={label} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((one) => (
          <tr key={one.id}>
            <th scope="row" className={`${cell} font-normal text-ink-2`}>
              {one.label}
            </th>
            {sides.map(({ row, params }, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={index} className={cell}>
                <CellValue shown={one} row={row} params={params} place="detail" names={names} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
