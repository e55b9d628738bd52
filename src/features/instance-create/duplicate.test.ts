import { expect, test } from 'vitest'

import type { AntiAffinityGroup, Disk, Image, Instance, SshKey } from '../../../generated/api/types.gen.ts'
import { asItems } from '../../kit/form/empty.ts'
import { duplicateNote, duplicateOf } from './duplicate.ts'
import { gib } from './limits.ts'

const at = new Date('2026-01-01T00:00:00Z')
const shared = { description: 'Of many', id: 'id', timeCreated: at, timeModified: at }
const instance: Instance = {
  ...shared,
  name: 'web-1',
  hostname: 'web-1',
  ncpus: 4,
  memory: 32 * gib,
  projectId: 'p',
  runState: 'running',
  timeRunStateUpdated: at,
  autoRestartEnabled: false,
  autoRestartPolicy: 'never',
  cpuPlatform: 'amd_turin',
  bootDiskId: 'd',
}
const disk: Disk = {
  ...shared,
  name: 'boot',
  blockSize: 512,
  devicePath: '/mnt/boot',
  projectId: 'p',
  size: 50 * gib,
  state: { state: 'attached', instance: 'id' },
}
const image: Image = {
  ...shared,
  id: 'img',
  name: 'debian',
  blockSize: 512,
  os: 'Debian',
  version: '13',
  size: 2 * gib,
}
const group: AntiAffinityGroup = {
  ...shared,
  id: 'g',
  name: 'apart',
  projectId: 'p',
  policy: 'fail',
  failureDomain: 'sled',
}
const key: SshKey = { ...shared, id: 'k', name: 'laptop', publicKey: 'ssh-ed25519 A', siloUserId: 'u' }

test('it has the size, boot image, groups, keys and policies of the other one, and a name of its own', () => {
  const values = duplicateOf({ instance, bootDisk: disk, image, groups: [group], keys: [key] }, () => 0.5)
  expect(values).toMatchObject({
    name: 'web-1-800000',
    description: 'Of many',
    ncpus: 4,
    memory: 32,
    cpuPlatform: 'amd_turin',
    autoRestartPolicy: 'never',
    boot: { tag: 'silo_image', variants: { silo_image: { imageId: 'img' } } },
    bootSize: 50,
    bootName: '',
    antiAffinityGroups: ['g'],
    sshPublicKeys: ['k'],
    networkInterfaces: { tag: 'default' },
    hostname: '',
    start: true,
  })
  expect(asItems(values['disks'])).toEqual([])
})

test('an image of the project is found among those of the project', () => {
  const values = duplicateOf({ instance, bootDisk: disk, image: { ...image, projectId: 'p' } }, () => 0.5)
  expect(values).toMatchObject({ boot: { tag: 'project_image', variants: { project_image: { imageId: 'img' } } } })
})

test('what could not be read starts as in an empty form', () => {
  expect(duplicateOf({ instance }, () => 0.5)).toMatchObject({
    boot: { tag: 'silo_image', variants: { silo_image: { imageId: '' } } },
    bootSize: 10,
    antiAffinityGroups: '',
    sshPublicKeys: '',
  })
})

test('without interfaces it has none either', () => {
  expect(duplicateOf({ instance, hasInterfaces: false }, () => 0.5)).toMatchObject({
    networkInterfaces: { tag: 'none' },
  })
})

test('a boot disk that was made of no image: its size stays, and nobody is promised an image', () => {
  expect(duplicateOf({ instance, bootDisk: disk }, () => 0.5)).toMatchObject({ bootSize: 50 })
  const note = duplicateNote({ instance, bootDisk: disk })
  expect(note).toContain('Its boot disk (50 GiB) was not made from an image')
  expect(note).not.toContain('boot image')
  expect(duplicateNote({ instance, bootDisk: { ...disk, imageId: 'gone' } })).toContain('can no longer be read')
  expect(duplicateNote({ instance, bootDisk: disk, image })).toContain('boot image')
})
