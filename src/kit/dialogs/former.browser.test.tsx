/** A question names what loses something by it, once that is known, and says no more than is known. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { showRoutes } from '../routing/router.fixture.tsx'
import type { Former } from '../former.ts'
import type { Row } from '../spec.ts'
import { FormerNote } from './FormerNote.tsx'

const former = (answer: () => Promise<unknown>): Former => ({
  lookup: {
    entity: 'crate',
    label: { one: 'Crate', many: 'Crates' },
    source: {
      query: ({ shed = '' }) => ({ queryKey: [{ _id: `crates of ${shed}` }], queryFn: answer }),
      shape: { kind: 'page' },
      paged: true,
    },
    value: 'id',
    text: 'name',
  },
  where: { kind: 'field', path: 'isFirst', in: [true] },
  of: { shed: 'shedId' },
  text: '{name} becomes the first. {$former} stops being it.',
  otherwise: 'If another is the first now, it stops being it.',
})

const onlyOfParent = {
  ...former(async () => items({ id: '1', name: 'figs' }, { id: '2', name: 'plums' })),
  where: { kind: 'same', path: 'id', as: '$parent.firstId' },
} as const satisfies Former

const show = async (shedId: string, answer: () => Promise<unknown>, row: Row = {}) => {
  const note = <FormerNote former={former(answer)} name="pears" row={{ shedId, ...row }} parent={{}} params={{}} />
  const element = (
    <>
      <h1>Page</h1>
      {note}
    </>
  )
  await showRoutes([{ path: 'crates', element }], '/crates')
}
const items = (...rows: Row[]) => ({ items: rows, nextPage: null })
const main = () => page.getByRole('paragraph')

test('the one that loses is named', async () => {
  await show('a', async () => items({ id: '1', name: 'figs' }, { id: '2', name: 'plums', isFirst: true }))
  await expect.element(main()).toHaveTextContent('pears becomes the first. plums stops being it.')
})

test('where there is none, nothing is said', async () => {
  const answered = Promise.withResolvers<unknown>()
  await show('b', () => answered.promise)
  await expect.element(main()).toHaveTextContent('If another is the first now, it stops being it.')
  answered.resolve(items({ id: '1', name: 'figs' }))
  await expect.poll(() => main().elements()).toEqual([])
})

test('what cannot be read is not named', async () => {
  await show('c', () => Promise.reject(new Error('no')))
  await expect.element(main()).toHaveTextContent('If another is the first now, it stops being it.')
})

test('a list from before does not make it lose to itself', async () => {
  await show('d', async () => items({ id: '2', name: 'pears', isFirst: true }), { id: '2' })
  await expect.element(main()).toHaveTextContent('If another is the first now, it stops being it.')
})

test('regression: a row without an id that is set again was said to lose to itself', async () => {
  await show('f', async () => items({ name: 'pears', isFirst: true }), { name: 'pears' })
  await expect.element(main()).toHaveTextContent('If another is the first now, it stops being it.')
})

test.each([
  ['the one that the row above refers to is named', { firstId: '2' }, 'pears becomes the first. plums stops being it.'],
  ['as long as that row is not known, nothing is', {}, 'If another is the first now, it stops being it.'],
])('%s', async (_, parent, said) => {
  const note = <FormerNote former={onlyOfParent} name="pears" row={{ shedId: 'e' }} parent={parent} params={{}} />
  await showRoutes([{ path: 'crates', element: <>{note}</> }], '/crates')
  await expect.element(main()).toHaveTextContent(said)
})

const staying = (answer: () => Promise<unknown>): Former => ({
  ...former(answer),
  where: { kind: 'field', path: 'isFirst', in: [true] },
  every: true,
  text: 'These stay: {$former}.',
  otherwise: 'What is there stays.',
})

test.each([
  ['all that are meant are named', 2, 'These stay: crate-0, crate-1.'],
  [
    'of many the rest is counted',
    13,
    `These stay: ${Array.from({ length: 10 }, (_, at) => `crate-${at}`).join(', ')} and 3 more.`,
  ],
])('%s', async (_, count, said) => {
  const rows = Array.from({ length: count }, (__, at) => ({ id: `${at}`, name: `crate-${at}`, isFirst: true }))
  const answer = async () => items(...rows, { id: 'x', name: 'not-meant' })
  const note = <FormerNote former={staying(answer)} name="a" row={{ shedId: `all-${count}` }} parent={{}} params={{}} />
  await showRoutes([{ path: 'crates', element: <>{note}</> }], '/crates')
  await expect.element(main()).toHaveTextContent(said)
  await expect.element(main()).not.toHaveTextContent('not-meant')
})

test('all are named only when all are known', async () => {
  const answer = () => Promise.reject(new Error('no'))
  const note = <FormerNote former={staying(answer)} name="a" row={{ shedId: 'f' }} parent={{}} params={{}} />
  await showRoutes([{ path: 'crates', element: <>{note}</> }], '/crates')
  await expect.element(main()).toHaveTextContent('What is there stays.')
})
