import { expect, test } from 'vitest'

import { initialValues, setPath } from '../../kit/form/raw.ts'
import { instanceFields } from './fields.ts'
import { gib } from './limits.ts'
import { demandOf, lacking, leftOf } from './quota.ts'

const quota = {
  capacity: { cpus: 10, memory: 40 * gib, storage: 100 * gib },
  provisioned: { cpus: 6, memory: 40 * gib, storage: 120 * gib },
}
const newDisk = (size: unknown) => ({ value: { tag: 'create', variants: { create: { name: 'd', size } } } })

test('a form as it opens asks for two vCPUs, 8 GiB of memory and a boot disk of 10 GiB', () => {
  expect(demandOf(initialValues(instanceFields))).toEqual({ cpus: 2, memory: 8 * gib, storage: 10 * gib })
})

test('storage is the boot disk and the disks that are made; those that exist have been counted', () => {
  const values = initialValues(instanceFields)
  setPath(values, 'bootSize', 30)
  setPath(values, 'disks', [
    newDisk(5),
    { value: { tag: 'attach', variants: { attach: { name: 'old' } } } },
    newDisk(7),
  ])
  expect(demandOf(values).storage).toBe(42 * gib)
  setPath(values, 'boot.tag', 'disk')
  expect(demandOf(values).storage).toBe(12 * gib)
})

test('what is being typed counts once it is a number', () => {
  const values = initialValues(instanceFields)
  setPath(values, 'ncpus', null)
  setPath(values, 'memory', Number.NaN)
  setPath(values, 'bootSize', -3)
  expect(demandOf(values)).toEqual({ cpus: 0, memory: 0, storage: 0 })
})

test('what is left is never less than nothing', () => {
  expect([leftOf(quota, 'cpus'), leftOf(quota, 'memory'), leftOf(quota, 'storage')]).toEqual([4, 0, 0])
})

test('regression: a quota beyond 2^53 bytes, as those have that are no limit, broke the form', () => {
  const most = 2n ** 63n - 1n
  const unlimited = {
    capacity: { cpus: 9, memory: most, storage: most },
    provisioned: { cpus: 1, memory: gib, storage: 0 },
  }
  expect(leftOf(unlimited, 'memory')).toBe(Number(most - BigInt(gib)))
  expect(lacking(unlimited, { cpus: 1, memory: gib, storage: gib })).toEqual([])
})

test('lacking is what asks for more than is left, and nothing else', () => {
  expect(lacking(quota, { cpus: 4, memory: 0, storage: 0 })).toEqual([])
  expect(lacking(quota, { cpus: 5, memory: gib, storage: 0 })).toEqual(['cpus', 'memory'])
  expect(lacking(quota, { cpus: 1, memory: 0, storage: 1 })).toEqual(['storage'])
})
