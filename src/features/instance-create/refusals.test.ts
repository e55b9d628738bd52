import { expect, test } from 'vitest'

import { ApiError } from '../../api/errors.ts'
import { initialValues, setPath } from '../../kit/form/raw.ts'
import { instanceFields } from './fields.ts'
import { placeInstanceRefusal } from './refusals.ts'

const refused = (detail: string, errorCode = 'InvalidRequest', statusCode = 400) =>
  new ApiError(detail, { kind: 'error', statusCode, errorCode, detail })

const values = () => {
  const raw = initialValues(instanceFields)
  setPath(raw, 'disks', [
    { value: { tag: 'attach', variants: { attach: { name: 'old' } } } },
    { value: { tag: 'create', variants: { create: { name: 'data', size: 10 } } } },
  ])
  return raw
}

test.each([
  ['already exists: disk "data"', 'disks.1.value.variants.create.name'],
  ['already exists: disk "web-debian-123456"', 'bootName'],
  ['already exists: instance-network-interface "net0"', 'networkInterfaces'],
  ['cannot have more than 64 vCPUs per instance', 'ncpus'],
  ['unsupported value for "size": memory must be divisible by 1 GiB', 'memory'],
  ['cannot attach more than 8 disks to instance', 'disks'],
  ['cannot attach disk "old": disk is attached to another instance', 'disks'],
  ['An instance may not have more than 32 external IP addresses', 'floatingIps'],
  ['All interfaces must be in the same VPC', 'networkInterfaces'],
  ["The IP address '10.0.0.9' is not available", 'networkInterfaces'],
  ['not found: vpc with name "default"', 'networkInterfaces'],
  ['cannot attach more than 100 ssh keys to the instance', 'sshPublicKeys'],
  ['not found: default IP pool for current silo', 'pool'],
  ['not found: anti-affinity-group with id "x"', 'antiAffinityGroups'],
])('%s is about %s', (detail, path) => {
  expect(placeInstanceRefusal(refused(detail), values())?.map((refusal) => refusal.path)).toEqual([path])
})

test('a missing default pool is about the whole form when no ephemeral address is wanted', () => {
  const raw = values()
  setPath(raw, 'ephemeral', false)
  const [refusal] = placeInstanceRefusal(refused('not found: default IP pool for current silo'), raw) ?? []
  expect(refusal).toEqual({ message: 'not found: default IP pool for current silo' })
})

test('a size is that of the boot disk when no other disk is made', () => {
  const detail = 'disk size 1 must be greater than or equal to image size 2'
  expect(placeInstanceRefusal(refused(detail), values())).toEqual([{ message: detail }])
  expect(placeInstanceRefusal(refused(detail), initialValues(instanceFields))).toEqual([
    { message: detail, path: 'bootSize' },
  ])
  const existing = initialValues(instanceFields)
  setPath(existing, 'boot.tag', 'disk')
  expect(placeInstanceRefusal(refused(detail), existing)).toEqual([{ message: detail }])
})

test.each([
  refused('already exists: instance "web"', 'ObjectAlreadyExists'),
  refused('Storage Limit Exceeded: Not enough storage, disks and vCPU', 'InsufficientCapacity', 507),
  refused('Forbidden', 'Forbidden', 403),
  new ApiError('Could not reach the server', { kind: 'network' }),
  new Error('other'),
])('the kit places %s', (error) => expect(placeInstanceRefusal(error, values())).toBeUndefined())
