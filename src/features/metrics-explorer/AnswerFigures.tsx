import { useMemo } from 'react'

import { scaleOf, type Unit, valueText } from '../../kit/charts/units.ts'
import { EmptyValue } from '../../ui/EmptyValue.tsx'
import { Some } from '../../ui/Some.tsx'
import { TableFrame, Tbody, Td, Th, Thead, Tr } from '../../ui/Table.tsx'
import { Truncated } from '../../ui/Truncated.tsx'
import { type AnswerSeries, type AnswerTable, figuresOf, shownText } from './answer.ts'
import { unitOf, valuesText } from './chart-of.ts'

/** A row per series: its fields, and figures of its values. */
export function AnswerFigures({ table }: { table: AnswerTable }) {
  const { fields, series, type } = table
  const name = shownText(table.name)
  const isDistribution = type.endsWith('_distribution')
  return (
    <section aria-label={name} className="min-w-0">
      <h3 className="font-semibold wrap-anywhere">{name}</h3>
      <p className="mb-2 text-sm text-ink-2">
        {valuesText(table)}
        {isDistribution && ' The figures are those of the newest one.'}
      </p>
      <Some of={series}>
        {(some) => (
          <TableFrame label={`Time series of ${name}`} compact rowCount={series.length + 1}>
            <Thead>
              <tr>
                {fields.map((field) => (
                  <Th key={field}>{shownText(field)}</Th>
                ))}
                <Th align="end">{isDistribution ? 'Samples' : 'Last'}</Th>
                <Th align="end">Mean</Th>
                <Th align="end">Min</Th>
                <Th align="end">Max</Th>
                <Th align="end">Points</Th>
              </tr>
            </Thead>
            <Tbody>
              {some.map((one, at) => (
                <Tr key={at}>
                  {fields.map((field) => (
                    <Td key={field}>
                      {one.fields[field] === undefined ? (
                        <EmptyValue />
                      ) : (
                        <Truncated text={shownText(one.fields[field])} max={40} />
                      )}
                    </Td>
                  ))}
                  <Figures one={one} table={table} />
                </Tr>
              ))}
            </Tbody>
          </TableFrame>
        )}
      </Some>
    </section>
  )
}

function Figures({ one, table }: { one: AnswerSeries; table: AnswerTable }) {
  const { type, isCounter } = table
  const { last, mean, min, max, count } = useMemo(() => figuresOf(one, isCounter), [one, isCounter])
  const unit = unitOf(table)
  return (
    <>
      <FigureCell value={last} unit={type.endsWith('_distribution') ? 'plain' : unit} />
      <FigureCell value={mean} unit={unit} />
      <FigureCell value={min} unit={unit} />
      <FigureCell value={max} unit={unit} />
      <FigureCell value={count} unit="plain" />
    </>
  )
}

function FigureCell({ value, unit }: { value: number | string | undefined; unit: Unit }) {
  return (
    <Td align="end">
      {value === undefined ? (
        <EmptyValue />
      ) : typeof value === 'string' ? (
        <Truncated text={shownText(value)} max={40} />
      ) : (
        valueText(value, scaleOf(Math.abs(value), unit))
      )}
    </Td>
  )
}
