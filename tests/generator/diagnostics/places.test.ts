/** Faults in where screens are: parents, routes, parameters. */
import { describe, expect, it } from 'vitest'
import { outcome, type Case } from './world.ts'

const cases: readonly Case[] = [
  {
    title: 'parents in a circle',
    change: { replace: 'entity: harbor\nat: /harbors', by: 'entity: harbor\nparent: boat\nat: harbors' },
    errors: {
      code: 'UNREACHABLE_PARENT',
      at: 'parent: harbor\n',
      cause: 'the parents of `boat` go in circles',
      suggestion: 'one of them needs an absolute `at` and no parent',
    },
  },
  {
    title: 'an entity without a place',
    change: [
      { replace: 'at: /pilots\n', by: '' },
      { in: 'resources/console.yaml', replace: '{label: Crew, nav: [pilot.list]}', by: 'boat.list' },
    ],
    errors: {
      code: 'UNREACHABLE_PARENT',
      at: 'entity: pilot',
      cause: '`pilot` has neither a parent nor an absolute path',
      suggestion: 'state `parent`, or `at` with a leading slash, or name its list in `nav`',
    },
  },
  {
    title: 'a single that is called like a screen of its owner',
    change: { replace: '  depth: {view: harbor_depth_view,', by: '  list: {at: depths, view: harbor_depth_view,' },
    errors: [
      {
        code: 'DUPLICATE_SCREEN',
        at: 'list: {at: depths',
        cause: 'there are two screens called `harbor.list`',
        suggestion: 'give one of them another name',
      },
      {
        code: 'UNKNOWN_TAB',
        at: '{single: depth}',
        cause: '`depth` is no entity, link, single or page',
      },
    ],
  },
  {
    title: 'a route for two screens',
    change: { replace: 'at: /chart', by: 'at: /pilots' },
    errors: {
      code: 'DUPLICATE_ROUTE',
      at: 'at: /pilots\nkind',
      cause: '`chart` and `pilot.list` have the same path `/pilots`',
      suggestion: 'state another `at` for one of them',
    },
  },
  {
    title: 'a redirect from the path of a screen',
    change: { in: 'resources/console.yaml', replace: '/: /harbors', by: '/chart: /harbors' },
    errors: {
      code: 'DUPLICATE_ROUTE',
      in: 'resources/console.yaml',
      at: '/chart',
      cause: 'the redirect from `/chart` hides `chart`',
      suggestion: 'remove one of them',
    },
  },
  {
    title: 'a parameter twice in one path',
    change: { replace: 'at: /chart', by: 'at: /chart/:x/:x' },
    errors: {
      code: 'DUPLICATE_PARAM',
      at: 'at: /chart',
      cause: '`/chart/:x/:x` has the parameter `x` twice',
      suggestion: 'state another `param`',
    },
  },
]

describe('places', () => {
  it.each(cases)('$title', (one) => {
    const { actual, wanted } = outcome(one)
    expect(actual).toEqual(wanted)
  })
})
