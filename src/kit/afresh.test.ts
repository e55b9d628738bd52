import { expect, test } from 'vitest'

import { afresh } from './afresh.ts'
import type { Row, Scope } from './spec.ts'

const seen: Row = { id: '1', height: 2, colour: 'red', owner: 'ada' }

function shed(now: Row) {
  const sent: Row[] = []
  const call = afresh({
    of: 'row',
    fields: { height: 'height', paint: 'colour' },
    read: async () => ({ ...now }),
    write: async ({ row, form }) => {
      sent.push({ ...form, owner: row['owner'] })
      return {}
    },
  })
  return { sent, call }
}

const scope = (form: Row): Scope => ({ params: {}, row: seen, parent: {}, me: {}, form })

test('what is kept is what is there now, not what was seen', async () => {
  const { call, sent } = shed({ ...seen, owner: 'bruno' })
  await call(scope({ height: 3, paint: 'red' }))
  expect(sent).toEqual([{ height: 3, paint: 'red', owner: 'bruno' }])
})

test('a field that nobody touched follows what somebody else did to it; a touched one counts', async () => {
  const { call, sent } = shed({ ...seen, height: 9, colour: null })
  await call(scope({ height: 2, paint: 'blue' }))
  await call(scope({ height: 3, paint: 'red' }))
  expect(sent).toEqual([
    { height: 9, paint: 'blue', owner: 'ada' },
    { height: 3, paint: null, owner: 'ada' },
  ])
})

test('what is shown beforehand asks nobody', () => {
  const { call, sent } = shed({ ...seen, owner: 'bruno' })
  void call.preview?.(scope({ height: 3 }))
  expect(sent).toEqual([{ height: 3, owner: 'ada' }])
})
