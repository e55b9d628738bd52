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
