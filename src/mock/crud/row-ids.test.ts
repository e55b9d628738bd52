import { expect, it } from 'vitest'
import { newRowId, wantedId } from './row-ids.ts'

const ctxAt = (number: number) => {
  let at = number
  return { newId: () => '6f1c2b8e-0000-4000-8000-000000000000', store: { count: () => at++ } }
}

it('are UUIDs where nothing else is said', () => expect(newRowId(ctxAt(7), {})).toContain('-4000-'))

it('are called what the contract makes them', () => {
  const selectorText = { want: 'a UUID' }
  expect(wantedId({ selectorText })).toBe('a UUID')
  expect(wantedId({})).toBe('UUID')
  // regression: refusals asked for a UUID where IDs are numbers.
  expect(wantedId({ ids: { number: true }, selectorText })).toBe('a number')
  expect(wantedId({ ids: { like: 'AAA', pattern: '^[A-Z]{3}$' }, selectorText })).toBe('an ID')
})

it('are numbers where the contract says so', () => expect(newRowId(ctxAt(7), { ids: { number: true } })).toBe(7))

it('differ, and have the form that the contract demands', () => {
  const ctx = ctxAt(98)
  const tags = { ids: { like: 'tkt_000000000000', pattern: '^tkt_[0-9a-z]{12}$' } }
  expect([newRowId(ctx, tags), newRowId(ctx, tags), newRowId(ctx, tags)]).toEqual([
    'tkt_000000000098',
    'tkt_000000000099',
    'tkt_000000000100',
  ])
  expect(newRowId(ctx, { ids: { like: 'AAA', pattern: '^[A-Z]{3}$' } })).toBe('ADX')
  expect(newRowId(ctx, { ids: { like: 'aaaa', pattern: '^[a-z]{4}$' } })).toBe('aady')
})

it('regression: were all the same where nothing may stand at their end but what is there', () => {
  const ctx = ctxAt(98)
  const volumes = { ids: { like: 'vol-000-a', pattern: '^vol-[0-9]{3}-[ab]$' } }
  const made = Array.from({ length: 400 }, () => newRowId(ctx, volumes))
  expect(new Set(made).size).toBe(400)
  for (const id of made) expect(id).toMatch(/^vol-[0-9]{3}-[ab]$/)
})
