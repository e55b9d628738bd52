import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { JsonText } from './JsonText.tsx'

const shown = (text: string): string => renderToStaticMarkup(<JsonText text={text} label="JSON" />)

test('JSON of many megabytes was laid out as a whole before any of it was shown', () => {
  const page = shown(
    JSON.stringify({ ips: Array.from({ length: 40_000 }, (_, at) => `10.0.${at >> 8}.${at & 255}/32`) }),
  )
  expect(page).toContain('Only the beginning is shown. Copy takes all of it.')
  expect(page.length).toBeLessThan(1_000_000)
})

test('what stands behind long texts is shown', () => {
  const page = shown(JSON.stringify({ description: 'W'.repeat(300_000), size: 12_345 }))
  expect(page).toContain('12345')
  expect(page).not.toContain('Only the beginning')
})

test('what is shown whole says nothing', () => {
  expect(shown('{"a":1}')).not.toContain('Only the beginning')
})
