import { useMemo, useState } from 'react'

import { scaleOf, type Unit, valueText } from '../../kit/charts/units.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyValue } from '../../ui/EmptyValue.tsx'
import { TableFrame, Tbody, Td, Th, Thead, Tr } from '../../ui/Table.tsx'
import { Truncated } from '../../ui/Truncated.tsx'
import { type AnswerTable, figuresOf } from './answer.ts'
import { unitOf, valuesText } from './chart-of.ts'

/** Rows that are shown at first, and that come with each demand. */
const some = 100

/** A row per series: its fields, and figures of its values. */
export function AnswerFigures({ table }: { table: AnswerTable }) {
  const [most, setMost] = useState(some)
  const { name, fields, series, type, isCounter } = table
  const isDistribution = type.endsWith('_distribution')
  const unit = unitOf(table)
  const rows = useMemo(
    () => series.slice(0, most).map((one) => ({ ...one, figures: figuresOf(one, isCounter) })),
    [series, most, isCounter],
  )
  return (
    <section aria-label={name} className="min-w-0">
      <h3 className="font-semibold wrap-anywhere">{name}</h3>
      <p className="mb-2 text-sm text-ink-2">
        {valuesText(table)}
        {isDistribution && ' The figures are those of the newest one.'}
      </p>
      <TableFrame label={`Time series of ${name}`} compact rowCount={series.length + 1}>
        <Thead>
          <tr>
            {fields.map((field) => (
              <Th key={field}>{field}</Th>
            ))}
            <Th align="end">{isDistribution ? 'Samples' : 'Last'}</Th>
            <Th align="end">Mean</Th>
            <Th align="end">Min</Th>
            <Th align="end">Max</Th>
            <Th align="end">Points</Th>
          </tr>
        </Thead>
        <Tbody>
          {rows.map(({ fields: own, figures }, at) => (
            <Tr key={at}>
              {fields.map((field) => (
                <Td key={field}>
                  {own[field] === undefined ? <EmptyValue /> : <Truncated text={own[field]} max={40} />}
                </Td>
              ))}
              <FigureCell value={figures.last} unit={isDistribution ? 'plain' : unit} />
              <FigureCell value={figures.mean} unit={unit} />
              <FigureCell value={figures.min} unit={unit} />
              <FigureCell value={figures.max} unit={unit} />
              <FigureCell value={figures.count} unit="plain" />
            </Tr>
          ))}
        </Tbody>
      </TableFrame>
      {series.length > rows.length && (
        <p className="mt-2 flex flex-wrap items-center gap-3 text-sm text-ink-2">
          {formatNumber(rows.length)} of {formatNumber(series.length)} time series
          <Button size="sm" onClick={() => setMost(most + some)}>
            Show more
          </Button>
        </p>
      )}
    </section>
  )
}

function FigureCell({ value, unit }: { value: number | string | undefined; unit: Unit }) {
  return (
    <Td align="end">
      {value === undefined ? (
        <EmptyValue />
      ) : typeof value === 'string' ? (
        <Truncated text={value} max={40} />
      ) : (
        valueText(value, scaleOf(Math.abs(value), unit))
      )}
    </Td>
  )
}
