import { expect, test } from 'vitest'

import type { ExternalIp } from '../../../generated/api/types.gen.ts'
import { reachableAt } from './addresses.ts'

test('floating addresses come first, shared ones are left out, and so is what has none', () => {
  const rows: ExternalIp[] = JSON.parse(
    '[{"kind":"newer_one","pool":"a"},{"kind":"snat","ip":"10.0.0.1"},{"kind":"ephemeral","ip":"10.0.0.2"},{"kind":"floating","ip":"10.0.0.3"}]',
  )
  expect(reachableAt(rows)).toEqual(['10.0.0.3', '10.0.0.2'])
})
