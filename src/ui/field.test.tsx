import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Field } from './Field.tsx'

test('what a server refused at a field was drawn however long it was, with whatever cannot be seen in it', () => {
  const text = (error: string): string =>
    renderToStaticMarkup(
      <Field label="Name" error={error}>
        {null}
      </Field>,
    ).replaceAll(/<[^>]*>/g, '')
  expect(text('taken by \u202Enimda')).toBe('Nametaken by U+202Enimda')
  expect(text('W'.repeat(4_000)).length).toBeLessThan(1_100)
  expect(text('Name is required')).toBe('NameName is required')
})
