/** Where the server's refusals of a new instance belong in the form. The kit knows the rest. */
import { ApiError, toUserMessage } from '../../api/errors.ts'
import type { Refusal } from '../../kit/form/refusal.ts'
import { readPath } from '../../lib/condition.ts'
import { capitalise } from '../../lib/truncate.ts'
import { entries } from './rules.ts'

/** @returns undefined when the error says nothing that only this form understands */
export function placeInstanceRefusal(error: unknown, values: unknown): readonly Refusal[] | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'error') return undefined
  const detail = error.detail ?? ''
  const message = toUserMessage(error)
  const taken = /already exists: disk "([^"]+)"/.exec(detail)?.[1]
  if (taken !== undefined) return [{ message: 'Name is already in use', path: diskPath(values, taken) }]
  if (/already exists: instance-network-interface/.test(detail)) return [{ message, path: interfaces }]
  if (error.statusCode !== undefined && error.statusCode >= 500) return undefined
  const plain = detail.replace(/^unsupported value for "[^"]*": /, '')
  if (/ephemeral IP|ip.pool/i.test(plain)) {
    // Every instance needs an address of the default pool: without the field it is about the whole form.
    const isShown = readPath(values, 'ephemeral') === true && readPath(values, 'networkInterfaces.tag') !== 'none'
    return [{ message, ...(isShown ? { path: 'pool' } : {}) }]
  }
  for (const [pattern, path] of places) {
    if (pattern.test(plain)) return [{ message: capitalise(plain), path }]
  }
  if (/^(disk size .* image size|total size must)/.test(plain)) {
    // Whose size it is stands nowhere: certain only when one disk is made.
    const made = entries(readPath(values, 'disks')).some((disk) => readPath(disk, 'tag') === 'create')
    return [{ message: plain, ...(made || !makesBootDisk(values) ? {} : { path: 'bootSize' }) }]
  }
  return undefined
}

const interfaces = 'networkInterfaces'

const places: readonly (readonly [RegExp, string])[] = [
  [/^memory must/, 'memory'],
  [/vCPU/, 'ncpus'],
  [/ssh.key/i, 'sshPublicKeys'],
  [/floating.ip|external IP address/i, 'floatingIps'],
  [
    /not found: (vpc|subnet|vpc-subnet)\b|network interface|same VPC|distinct VPC|VPC Subnet|IP address|subnet/i,
    interfaces,
  ],
  [/anti-affinity-group/, 'antiAffinityGroups'],
  [/more than \d+ disks|cannot attach disk/, 'disks'],
]

const makesBootDisk = (values: unknown): boolean => readPath(values, 'boot.tag') !== 'disk'

/** The field of the disk with this name; the boot disk has it when no other one does. */
function diskPath(values: unknown, name: string): string {
  const at = entries(readPath(values, 'disks')).findIndex(
    (disk) => readPath(disk, 'tag') === 'create' && readPath(disk, 'variants.create.name') === name,
  )
  return at < 0 ? 'bootName' : `disks.${at}.value.variants.create.name`
}
