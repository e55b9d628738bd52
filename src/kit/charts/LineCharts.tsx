import type { ReactNode } from 'react'

import type { Row } from '../spec.ts'
import { textAt } from '../values.ts'
import { ChoiceMenu } from './ChoiceMenu.tsx'
import { MetricChart } from './MetricChart.tsx'
import { metricQuery, type ChartsScreen, type Choice } from './spec.ts'
import { useChoice } from './use-choice.ts'

export interface ChartsProps {
  screen: ChartsScreen
  row: Row
  /** Puts what chooses lines and the charts into the page. */
  frame: (filter: ReactNode, charts: ReactNode) => ReactNode
}

/** Charts whose lines have names of their own, all of them or one. */
export function LineCharts({ screen, row, choice, frame }: ChartsProps & { choice: Choice | undefined }) {
  const values = choice?.values ?? []
  const [asked, choose] = useChoice(choice?.param ?? '')
  const one = values.find(({ id }) => id === asked)
  const names = new Map(values.map(({ id, label }) => [id, label]))
  const { charts } = screen
  const all = charts.map(({ title, help, metric, unit }) => (
    <MetricChart
      key={title}
      title={one ? `${title}: ${one.label}` : title}
      description={one?.help ?? help}
      query={metricQuery(screen, { metric, one: one?.id, valueOf: (path) => textAt(row, path) })}
      unit={unit}
      order={values.map(({ id }) => id)}
      nameOf={(key) => names.get(key) ?? key}
      {...(charts.length === 1 ? { height: 340 } : {})}
    />
  ))
  return frame(
    choice && (
      <ChoiceMenu
        label={choice.label}
        value={one?.id ?? ''}
        options={[{ id: '', label: choice.all }, ...values]}
        onChoose={choose}
      />
    ),
    charts.length === 1 ? all : <div className="grid gap-4 lg:grid-cols-2">{all}</div>,
  )
}
