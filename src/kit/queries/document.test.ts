import { afterEach, expect, test } from 'vitest'

import { queryClient } from '../../api/query-client.ts'
import { addItem, changeItem, changeItems, removeItem, type DocumentSource } from './document.ts'
import type { Row, Scope } from '../spec.ts'

const queryKey = [{ _id: 'gates', tags: ['gate'] }]

/** A set as the server has it by the time of the call, and what is sent to it. */
function gates(...items: Row[]) {
  const sent: unknown[] = []
  const source: DocumentSource = {
    label: 'Gate',
    read: async () => ({ version: 7, gates: items }),
    write: async ({ form }) => {
      sent.push(form)
      return form
    },
    query: () => ({ queryKey }),
    items: 'gates',
    key: ['name'],
    fields: ['name', 'open'],
  }
  return { source, sent }
}

const scope = (parts: Partial<Scope>): Scope => ({ params: {}, row: {}, form: {}, parent: {}, me: {}, ...parts })
const north = { name: 'north', open: true }
const south = { name: 'south', open: false }

afterEach(() => queryClient().clear())

test('what somebody else has added meanwhile stays', async () => {
  const { source, sent } = gates(north, south)
  await addItem(source)(scope({ form: { name: 'west', open: true } }))
  await changeItem(source)(scope({ row: south, form: { open: true } }))
  await removeItem(source)(scope({ row: south }))
  expect(sent).toEqual([
    { gates: [north, south, { name: 'west', open: true }] },
    { gates: [north, { name: 'south', open: true }] },
    { gates: [north] },
  ])
})

test('only fields that an item is written with are sent', async () => {
  const { source, sent } = gates({ ...north, id: 'n1', timeCreated: 'then' })
  await addItem(source)(scope({ form: { ...south, colour: 'green' } }))
  expect(sent).toEqual([{ gates: [north, south] }])
})

test('an item that is there already is not added twice', async () => {
  const { source, sent } = gates(north)
  await expect(addItem(source)(scope({ form: north }))).rejects.toMatchObject({
    statusCode: 409,
    message: 'Gate already exists; another user may have added it',
  })
  expect(sent).toEqual([])
})

test('an item that is not as it was seen is neither changed nor removed', async () => {
  const { source, sent } = gates({ ...north, open: false })
  const message = 'Gate was changed by another user. Review it and try again.'
  await expect(changeItem(source)(scope({ row: north, form: { open: true } }))).rejects.toMatchObject({ message })
  await expect(removeItem(source)(scope({ row: north }))).rejects.toMatchObject({ message, statusCode: 409 })
  expect(sent).toEqual([])
})

test('an item that is gone cannot be changed, and need not be removed', async () => {
  const { source, sent } = gates(south)
  await expect(changeItem(source)(scope({ row: north, form: { open: false } }))).rejects.toMatchObject({
    message: 'Gate is gone: deleted by another user',
  })
  await removeItem(source)(scope({ row: north }))
  expect(sent).toEqual([])
})

test('a new key must not be that of another item', async () => {
  const { source } = gates(north, south)
  await expect(changeItem(source)(scope({ row: north, form: { name: 'south' } }))).rejects.toMatchObject({
    message: 'Gate exists already',
  })
})

test('an item that is there twice becomes one where the first one stood', async () => {
  const { source, sent } = gates(north, south, { ...north, open: false })
  await changeItem(source)(scope({ row: north, form: { open: false } }))
  expect(sent).toEqual([{ gates: [{ ...north, open: false }, south] }])
})

test('the request is shown from what is known, without asking', async () => {
  const { source, sent } = gates()
  const call = addItem(source)
  const preview = () => call.preview?.(scope({ form: south }))
  queryClient().setQueryData(queryKey, { gates: [north] })
  preview()
  expect(sent).toEqual([{ gates: [north, south] }])
})

test('changes that are made at once are sent one after the other, and none is lost', async () => {
  let items: readonly Row[] = [north, south]
  const source: DocumentSource = {
    ...gates().source,
    read: async () => ({ gates: items }),
    write: async ({ form }) => {
      await Promise.resolve()
      items = form['gates'] as readonly Row[]
      return form
    },
  }
  const refused = changeItems(source, () => {
    throw new Error('no')
  })
  const outcomes = await Promise.allSettled([
    removeItem(source)(scope({ row: north })),
    refused(scope({})),
    addItem(source)(scope({ form: { name: 'west', open: true } })),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(items).toEqual([south, { name: 'west', open: true }])
})
