import { describe, expect, test } from 'vitest'

import { initialValues, type RawGroup, setPath } from '../../kit/form/raw.ts'
import { instanceFields } from './fields.ts'
import { diskNameProblem, hostnameProblem, instanceProblems, type Known, takenDiskProblem } from './rules.ts'

const known = { diskNames: new Set(['orders']), keys: 2 }

const made = (name: string, size = 10) => ({ value: { tag: 'create', variants: { create: { name, size } } } })
const taken = (name: string) => ({ value: { tag: 'attach', variants: { attach: { name } } } })

/** Problems of a form with these raw values. */
function problems(values: Readonly<Record<string, unknown>>, about: Known = known): Record<string, string> {
  const raw: RawGroup = initialValues(instanceFields)
  for (const [path, value] of Object.entries(values)) setPath(raw, path, value)
  return Object.fromEntries(instanceProblems(raw, about))
}

test('a form as it opens breaks none of them', () => expect(problems({})).toEqual({}))

describe('hostname', () => {
  const label = 'a'.repeat(63)
  test.each(['', 'web-1', 'WEB.example.org', '9', 'a--b', `${label}.${label}.${label}.${'a'.repeat(61)}`])(
    '%s is fine',
    (hostname) => expect(hostnameProblem(hostname)).toBeUndefined(),
  )
  test.each([
    ['a'.repeat(254), 'Must be 253 characters or fewer'],
    ['a_b', 'Can only contain letters, digits, dashes and dots'],
    ['grün', 'Can only contain letters, digits, dashes and dots'],
    ['-a', 'Each part must start and end with a letter or a digit'],
    ['a-', 'Each part must start and end with a letter or a digit'],
    ['a..b', 'Each part must start and end with a letter or a digit'],
    ['a.', 'Each part must start and end with a letter or a digit'],
  ])('%s is not', (hostname, problem) => expect(hostnameProblem(hostname)).toBe(problem))
  test('it stands at its field', () => expect(problems({ hostname: 'a_b' })).toHaveProperty('hostname'))
})

describe('sizes', () => {
  test('only whole GiB', () => {
    expect(problems({ memory: 8.5, bootSize: 10.5 })).toEqual({
      memory: 'Must be a whole number of GiB',
      bootSize: 'Must be a whole number of GiB',
    })
  })
  test('a boot source that is not chosen is not judged', () => {
    expect(problems({ 'boot.tag': 'disk', bootSize: 0.5 })).toEqual({})
  })
})

describe('names of disks', () => {
  test('not that of a disk of the project', () => {
    expect(problems({ bootName: 'orders', disks: [made('orders')] })).toEqual({
      bootName: 'Name is already in use',
      'disks.0.value.variants.create.name': 'Name is already in use',
    })
  })
  test('not twice in the form; the first one keeps it', () => {
    expect(problems({ bootName: 'a', disks: [made('b'), made('b'), made('a')] })).toEqual({
      'disks.1.value.variants.create.name': 'Name is already in use',
      'disks.2.value.variants.create.name': 'Name is already in use',
    })
  })
  test('an existing disk is taken once', () => {
    const twice = { 'boot.tag': 'disk', 'boot.variants.disk.name': 'orders', disks: [taken('orders')] }
    expect(problems(twice)).toEqual({ 'disks.0.value.variants.attach.name': 'This disk is already used here' })
  })
  test('a disk that is edited may keep its name', () => {
    const values = { disks: [made('a'), taken('orders')], boot: { tag: 'silo_image', variants: {} } }
    expect(diskNameProblem(values, known, { name: 'a', index: 0 })).toBeUndefined()
    expect(diskNameProblem(values, known, { name: 'a' })).toBe('Name is already in use')
    expect(takenDiskProblem(values, { name: 'orders', index: 1 })).toBeUndefined()
    expect(takenDiskProblem(values, { name: 'orders' })).toBe('This disk is already used here')
  })
})

describe('network interfaces', () => {
  const nic = (name: string, vpcName: string, subnetName: string) => ({ value: { name, vpcName, subnetName } })
  const params = 'networkInterfaces.variants.create.params'
  const of = (...all: unknown[]) => problems({ 'networkInterfaces.tag': 'create', [params]: all })

  test('one VPC, a subnet and a name each', () => {
    expect(of(nic('a', 'v', 's'), nic('b', 'v', 't'))).toEqual({})
    expect(of(nic('a', 'v', 's'), nic('a', 'v', 't'))).toEqual({ [`${params}.1.value.name`]: 'Name is already in use' })
    expect(of(nic('a', 'v', 's'), nic('b', 'w', 's'))).toEqual({
      [`${params}.1.value.vpcName`]: 'All interfaces have to be in the same VPC, which is v',
    })
    expect(of(nic('a', 'v', 's'), nic('b', 'v', 's'))).toEqual({
      [`${params}.1.value.subnetName`]: 'Another interface is in this subnet already',
    })
  })
  test('by default there is one in the VPC “default”, if that is there', () => {
    expect(problems({}, { ...known, vpcs: new Set(['default', 'backend']) })).toEqual({})
    expect(problems({}, { ...known, vpcs: new Set(['backend']) })).toEqual({
      networkInterfaces: 'The project has no VPC named “default”: choose Custom or None',
    })
    expect(problems({}, { ...known, vpcs: new Set() })).toEqual({ networkInterfaces: 'The project has no VPC' })
    expect(problems({ 'networkInterfaces.tag': 'none' }, { ...known, vpcs: new Set() })).toEqual({})
  })
  test('those that are not sent are not judged', () => {
    expect(problems({ 'networkInterfaces.tag': 'none', [params]: [nic('a', 'v', 's'), nic('a', 'w', 's')] })).toEqual(
      {},
    )
  })
})

describe('how many', () => {
  const ids = (n: number) => Array.from({ length: n }, (_, index) => `id-${index}`)
  test('32 addresses, the ephemeral one included', () => {
    expect(problems({ floatingIps: ids(31) })).toEqual({})
    expect(problems({ floatingIps: ids(32) })).toHaveProperty('floatingIps')
    expect(problems({ floatingIps: ids(32), ephemeral: false })).toEqual({})
    expect(problems({ floatingIps: ids(40), 'networkInterfaces.tag': 'none' })).toEqual({})
  })
  test('100 keys, also when all of them count', () => {
    expect(problems({ sshPublicKeys: ids(101) })).toEqual({ sshPublicKeys: 'Can have at most 100 keys' })
    expect(problems({}, { ...known, keys: 101 })).toEqual({ sshPublicKeys: 'Can have at most 100 keys' })
    expect(problems({ sshPublicKeys: [] }, { ...known, keys: 101 })).toEqual({})
  })
})
