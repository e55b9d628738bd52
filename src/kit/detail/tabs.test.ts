import { expect, test } from 'vitest'

import { currentTab } from './tabs.ts'

const paths = ['/s/a/lids', '/s/a/lids-old', '/s/a/keys']

test.each([
  ['/s/a/lids', 0],
  ['/s/a/lids/x/edit', 0],
  ['/s/a/lids-new', 0],
  ['/s/a/lids-old', 1],
  ['/s/a/lids-old-new', 1],
  ['/s/a/keys', 2],
  // The page's own form, over its first tab.
  ['/s/a/edit', 0],
])('%s', (pathname, tab) => {
  expect(currentTab(paths, pathname)).toBe(tab)
})

test.each([
  ['/s/a/use/heat', 1],
  ['/s/a/use/cold', 1],
  ['/s/a/use/cold/edit', 1],
  ['/s/a/used', 0],
])('a page in the folder of a tab belongs to it: %s', (pathname, tab) => {
  expect(currentTab(['/s/a/lids', '/s/a/use/heat', '/s/a/keys'], pathname)).toBe(tab)
})
