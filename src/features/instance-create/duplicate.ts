/** What the form for a duplicate of an instance starts with. */
import type { AntiAffinityGroup, Disk, Image, Instance, SshKey } from '../../../generated/api/types.gen.ts'
import { duplicateValues } from '../../kit/form/duplicate.ts'
import type { RawGroup } from '../../kit/form/raw.ts'
import { bytesText } from '../../lib/bytes.ts'
import { instanceFields } from './fields.ts'

export interface Original {
  instance: Instance
  bootDisk?: Disk | undefined
  /** What its boot disk was made from, while that exists. */
  image?: Image | undefined
  groups?: readonly AntiAffinityGroup[] | undefined
  /** The keys that it was made with. */
  keys?: readonly SshKey[] | undefined
  hasInterfaces?: boolean | undefined
}

/**
 * Raw values of an instance like another one: size, boot image, groups, policies. Names, addresses and further disks are
 * the other one's own.
 *
 * @param random a number from 0 up to but not including 1, such as `Math.random`
 */
export function duplicateOf(original: Original, random: () => number): RawGroup {
  const { instance, bootDisk, image, groups, keys, hasInterfaces = true } = original
  const { name, description, ncpus, memory, cpuPlatform, autoRestartPolicy } = instance
  const boot = image && { kind: image.projectId ? 'project_image' : 'silo_image', imageId: image.id }
  const bootSize = bootDisk?.size ?? image?.size
  const row = {
    name,
    description,
    ncpus,
    memory,
    cpuPlatform,
    autoRestartPolicy,
    networkInterfaces: { type: hasInterfaces ? 'default' : 'none' },
    ...(boot && { boot }),
    // Whatever image is chosen instead, the disk is as large as that of the other one.
    ...(bootSize !== undefined && { bootSize }),
  }
  const values = duplicateValues(instanceFields, row, random)
  if (groups && groups.length > 0) values['antiAffinityGroups'] = groups.map(({ id }) => id)
  return { ...values, ...(keys && { sshPublicKeys: keys.map(({ id }) => id) }) }
}

/** What the form says of itself: what it has of the other one, and what is still to be chosen. */
export function duplicateNote({ instance, bootDisk, image }: Original): string {
  const rest = `Further disks and addresses are not copied.`
  if (image) return `Starts with size, boot image, groups, keys and policies of ${instance.name}. ${rest}`
  return `Starts with size, groups, keys and policies of ${instance.name}. ${bootText(bootDisk)} ${rest}`
}

function bootText(bootDisk: Disk | undefined): string {
  if (!bootDisk) return 'Boot disk unknown. Choose a boot disk.'
  const size = bytesText(bootDisk.size)
  return bootDisk.imageId
    ? `The image of its boot disk (${size}) can no longer be read: choose what the duplicate boots from.`
    : `Its boot disk (${size}) was not made from an image and is not copied: choose what the duplicate boots from.`
}
