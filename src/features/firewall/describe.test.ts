import { expect, test } from 'vitest'

import { describeFilters, describeTargets, textOf } from './describe.ts'
import type { Rule } from './evaluate.ts'
import { rule } from './network.fixture.ts'

test('targets and filters in words: hosts, then protocols, then ports', () => {
  const one = rule('r', {
    targets: [
      { type: 'vpc', value: 'shop' },
      { type: 'ip_net', value: '10.0.0.0/8' },
    ],
    filters: {
      ports: ['22', '80-90'],
      protocols: [
        { type: 'tcp' },
        { type: 'icmp', value: null },
        { type: 'icmp', value: { icmpType: 8 } },
        { type: 'icmp', value: { icmpType: 3, code: '0-3' } },
      ],
      hosts: [{ type: 'subnet', value: 'front' }],
    },
  })
  expect(describeTargets(one).map(textOf)).toEqual(['VPC shop', 'IP subnet 10.0.0.0/8'])
  expect(describeFilters(one).map(textOf)).toEqual([
    'Subnet front',
    'TCP',
    'ICMP',
    'ICMP type 8 (echo request)',
    'ICMP type 3 (destination unreachable), code 0-3',
    'Port 22',
    'Port 80-90',
  ])
})

test('a form that only a newer API has is called as the API calls it', () => {
  const targets: Rule['targets'] = JSON.parse('[{"type":"zone","zone_name":"edge"},{"type":"zone","value":"edge"}]')
  expect(describeTargets({ targets }).map(textOf)).toEqual(['zone', 'zone edge'])
})
