/** Faults in what is read of lists that need something filled in before they have rows. */
import { expect, it } from 'vitest'
import { fixtureWorld, outcome } from './world.ts'

it('a part of the row that its list has, on a page whose address does not say what the list is asked for', () => {
  const { actual, wanted } = outcome(
    {
      title: 'marks',
      change: {
        in: 'resources/buoys.yaml',
        replace: 'detail: {tabs: [{page: buoy_watch}]}',
        by: 'singles: {marks: {view: buoy_list}}\ndetail: {tabs: [{page: buoy_watch}, marks]}',
      },
      errors: {
        code: 'MISSING_PARAM',
        in: 'resources/buoys.yaml',
        at: 'view: buoy_list',
        cause: '`buoy_list` asks for something to be filled in, which `/buoys/:buoy/marks` does not have',
      },
    },
    fixtureWorld('lists-that-ask'),
  )
  expect(actual).toMatchObject(wanted)
  expect(actual).toHaveLength(1)
})
