import { renderToStaticMarkup } from 'react-dom/server'
import { useForm, type FieldValues } from 'react-hook-form'
import { expect, test } from 'vitest'

import { field } from './fields.fixture.ts'
import { ServerChangesNotice } from './ServerChangesNotice.tsx'

function Notice({ mine, theirs }: { mine: string; theirs: string }) {
  const { control } = useForm<FieldValues>({ defaultValues: { text: mine } })
  const change = { field: field('text', { kind: 'text' }), raw: theirs }
  const nothing = () => undefined
  const choice = { take: nothing, keep: nothing, doubt: nothing }
  return <ServerChangesNotice {...choice} conflicts={[change]} control={control} seen={undefined} />
}

test('two values that differ in what nobody sees looked alike where people choose between them', () => {
  const text = renderToStaticMarkup(<Notice mine="gita-rao" theirs={'gita\u200B-rao'} />).replaceAll(/<[^>]*>/g, '')
  expect(text).toContain('Yoursgita-rao')
  expect(text).toContain('TheirsgitaU+200B-rao')
})

test('of a very long value the beginning is drawn', () => {
  const page = renderToStaticMarkup(<Notice mine="a" theirs={'W'.repeat(100_000)} />)
  expect(page.length).toBeLessThan(6_000)
})
