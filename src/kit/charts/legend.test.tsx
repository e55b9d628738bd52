import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Legend } from './Legend.tsx'
import { lineStyle } from './line-style.ts'

test('regression: the name of a line was drawn for screen readers however long it is', () => {
  const line = { key: '0', name: 'W'.repeat(100_000), style: lineStyle(0), value: '1 MiB/s', hidden: false }
  const html = renderToStaticMarkup(<Legend time="Latest" entries={[line]} onToggle={() => undefined} />)
  expect(html).toContain('W'.repeat(900))
  expect(html.length).toBeLessThan(5_000)
})
