import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ChartTable } from './ChartTable.tsx'

test('a chart of ten thousand points was a table of as many rows: the page stood still for seconds', () => {
  const times = Array.from({ length: 10_000 }, (_, at) => at * 1000)
  const page = renderToStaticMarkup(
    <ChartTable
      title="Load"
      chart={{ times, lines: [{ key: 'a', values: times }], gaps: [], isEmpty: false }}
      names={['a']}
      scale={{ label: '', divisor: 1 }}
      window={{ from: 0, until: 10_000_000, step: 1000 }}
    />,
  )
  expect(page.match(/<tr/g)).toHaveLength(301)
  expect(page).toContain('The first 300 of 10,000')
})
