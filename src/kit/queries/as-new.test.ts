import { afterEach, expect, test } from 'vitest'

import { isNameTaken } from '../../api/errors.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Lookup, Row, Scope } from '../spec.ts'
import { asNew } from './as-new.ts'

const scope = (name: string): Scope => ({ params: {}, row: {}, parent: {}, me: {}, form: { name } })

function sheds(names: readonly string[]) {
  const sent: Row[] = []
  const list: Lookup = {
    entity: 'shed',
    label: { one: 'Shed', many: 'Sheds' },
    source: {
      query: () => ({ queryKey: ['sheds'], queryFn: async () => names.map((name) => ({ name })) }),
      shape: { kind: 'array' },
      paged: false,
    },
    value: 'id',
    text: 'name',
  }
  const write = async ({ form }: Scope) => {
    sent.push(form)
    return form
  }
  return { sent, call: asNew({ list, write }) }
}

afterEach(() => queryClient().clear())

test('a new name is sent', async () => {
  const { call, sent } = sheds(['north'])
  expect(await call(scope('south'))).toEqual({ name: 'south' })
  expect(sent).toHaveLength(1)
})

test('a name that is in use is refused as the server would, and nothing is replaced', async () => {
  const { call, sent } = sheds(['north'])
  const error = await call(scope('north')).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(isNameTaken(error)).toBe(true)
  expect(sent).toEqual([])
})

test('the list is read when it is sent, not before', async () => {
  const names = ['north']
  const { call } = sheds(names)
  await call(scope('south'))
  names.push('west')
  await expect(call(scope('west'))).rejects.toThrow('This name is in use')
})
