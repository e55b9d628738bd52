/** Menus of rows stay short: what belongs to a tab of the row's page has its button there. */
import { expect, test } from 'vitest'

import { inMenu } from '../../../src/kit/menus/menu-items.ts'
import type { ListScreen } from '../../../src/kit/spec.ts'

const modules = import.meta.glob<{ screen?: ListScreen }>('../../../generated/screens/*/*list.gen.tsx', { eager: true })
const lists = Object.values(modules).flatMap(({ screen }) => screen ?? [])

/** “Copy ID” is one of them. */
const most = 7

test('no row has a menu of more than seven entries', () => {
  expect(lists.length).toBeGreaterThan(50)
  const long = lists
    .map(({ id, links, actions }) => ({ id, entries: 1 + links.length + inMenu(actions).length }))
    .filter(({ entries }) => entries > most)
  expect(long).toEqual([])
})
