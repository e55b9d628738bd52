import { expect, it } from 'vitest'
import { withoutWordsOf } from './names.ts'

it.each([
  ['Load balancer targets', ['Load balancer'], 'Targets'],
  ['Load balancers targets', ['Load balancer'], 'Targets'],
  ['VPC firewall rules', ['VPC'], 'Firewall rules'],
  ['VPC DNS records', ['VPC'], 'DNS records'],
  ['SAN iSCSI targets', ['SAN'], 'iSCSI targets'],
  // By the name of the entity, where that is called otherwise.
  ['Load balancer targets', ['NLB', 'load balancer'], 'Targets'],
  ['Database user grants', ['Database', 'Database user'], 'Grants'],
  // No other words are left, or it begins with others.
  ['Racks', ['Rack'], 'Racks'],
  ['Loadable modules', ['Load'], 'Loadable modules'],
  ['Targets', ['Load balancer'], 'Targets'],
])('%s below %j are called %s', (label, above, short) => {
  expect(withoutWordsOf(label, above)).toBe(short)
})
