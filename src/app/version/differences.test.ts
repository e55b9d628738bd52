import { expect, test, vi } from 'vitest'

import { differencesOf } from './differences.ts'

vi.mock('../../../generated/model/presence.gen.ts', () => {
  const since = { since: '2.0.0' }
  return {
    versions: ['1.0.0', '2.0.0', '3.0.0'],
    operations: {
      'GET /v1/disks': since,
      'POST /v1/disks': since,
      'DELETE /v1/floating-ips/{floatingIp}': { until: '3.0.0' },
      'GET /v1/images': { paths: { '1.0.0': '/images' } },
    },
    requests: { 'GET /v1/images': { '?sortBy': since } },
    answers: {
      'GET /v1/vpcs': { 'items.dnsName': since },
      'POST /v1/vpcs': { dnsName: since },
      'GET /v1/vpcs/{vpc}': { dnsName: since, mtu: { since: '1.0.0', until: '3.0.0' } },
    },
    demands: { 'POST /v1/vpcs': { 'tags?.costCenter': ['3.0.0'] } },
    needs: {
      'POST /v1/vpcs': { ipv6Prefix: ['2.0.0', '3.0.0'] },
      'PUT /v1/vpcs/{vpc}': { ipv6Prefix: ['2.0.0', '3.0.0'] },
      'GET /v1/images': { '?sortBy': ['1.0.0'] },
    },
  }
})

const nothing = { operations: [], requests: [], answers: [] }
const prefix = {
  field: 'ipv6_prefix',
  calls: ['POST /v1/vpcs', 'PUT /v1/vpcs/{vpc}'],
  span: 'in 2.0.0, 3.0.0',
}

test('what a version lacks is told in the words of the API, each thing once', () => {
  expect(differencesOf('1.5.0')).toEqual({
    operations: [{ calls: ['GET, POST /v1/disks'], span: 'since 2.0.0' }],
    requests: [{ field: 'sort_by', calls: ['GET /v1/images'], span: 'since 2.0.0' }],
    answers: [{ field: 'dns_name', calls: ['GET, POST /v1/vpcs', 'GET /v1/vpcs/{vpc}'], span: 'since 2.0.0' }],
    required: [{ field: 'sort_by', calls: ['GET /v1/images'], span: 'in 1.0.0' }],
  })
  expect(differencesOf('3.0.0')).toMatchObject({
    operations: [{ calls: ['DELETE /v1/floating-ips/{floating_ip}'], span: 'until 3.0.0' }],
    requests: [],
    answers: [{ field: 'mtu', calls: ['GET /v1/vpcs/{vpc}'], span: 'since 1.0.0, until 3.0.0' }],
  })
})

test('so is what a version requires and ours does not', () => {
  expect(differencesOf('2.1.0')).toEqual({ ...nothing, required: [prefix] })
  expect(differencesOf('3.0.0')).toMatchObject({
    required: [{ field: 'tags.cost_center', calls: ['POST /v1/vpcs'], span: 'in 3.0.0' }, prefix],
  })
})
