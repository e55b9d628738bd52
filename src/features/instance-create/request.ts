/** From what the form holds to the request that makes the instance. */
import { textsOf } from '../../lib/texts-of.ts'
import type { ExternalIpCreate, InstanceCreate, InstanceDiskAttachment } from '../../../generated/api/types.gen.ts'
import type { FormValues } from '../../kit/spec.ts'
import { asBody } from '../../kit/values.ts'
import { readPath } from '../../lib/condition.ts'
import { generatedName } from '../../lib/names.ts'
import type { InstanceField } from './fields.ts'
import { asUserData, encodeUserData } from './user-data.ts'

export interface RequestContext {
  /** What an image is called. */
  imageName: (id: string) => string | undefined
  /** A number from 0 up to but not including 1, the same for the whole life of a form. */
  random: number
}

/** Fields of the form that are sent as they are. */
type Same = Exclude<InstanceField, 'start' | 'hostname' | 'userData'>

/** The body for the values of the form, as the kit has built them field by field. */
export function toInstanceCreate(form: FormValues, context: RequestContext): InstanceCreate {
  const {
    boot: _boot,
    bootSize: _size,
    bootName: _name,
    ephemeral,
    pool,
    floatingIps,
    userData,
    hostname,
    affinityGroups,
    ...same
  } = form
  const data = asUserData(userData)
  return {
    ...asBody<InstanceCreate, Same>(same),
    // What joins an affinity group has to be stopped until it has: see affinity.ts.
    start: form['start'] === true && textsOf(affinityGroups).length === 0,
    hostname: textOf(hostname) || textOf(form['name']),
    bootDisk: bootDisk(form, context),
    externalIps: isOffline(form) ? [] : [...ephemeralIp(ephemeral, pool), ...floating(floatingIps)],
    ...(data && { userData: encodeUserData(data) }),
  }
}

/** The disk that the instance starts from. */
function bootDisk(form: FormValues, context: RequestContext): InstanceDiskAttachment {
  const boot = form['boot']
  if (readPath(boot, 'kind') === 'disk') return { type: 'attach', name: textOf(readPath(boot, 'name')) }
  const size = form['bootSize']
  return {
    type: 'create',
    name: bootDiskName(form, context),
    description: `Created as boot disk for ${textOf(form['name'])}`,
    size: typeof size === 'number' ? size : 0,
    diskSource: { type: 'image', imageId: textOf(readPath(boot, 'imageId')) },
  }
}

/** What a new boot disk will be called. */
function bootDiskName(form: FormValues, { imageName, random }: RequestContext): string {
  const given = textOf(form['bootName'])
  if (given !== '') return given
  const image = imageName(textOf(readPath(form, 'boot.imageId')))
  const parts = [textOf(form['name']), image ?? 'disk'].filter((part) => part !== '')
  return generatedName(parts, () => random)
}

/** Without an interface there is nothing that an address could lead to. */
const isOffline = (form: FormValues): boolean => readPath(form, 'networkInterfaces.type') === 'none'

function ephemeralIp(wanted: unknown, pool: unknown): ExternalIpCreate[] {
  if (wanted !== true) return []
  return [textOf(pool) === '' ? { type: 'ephemeral' } : { type: 'ephemeral', pool: textOf(pool) }]
}

const floating = (ids: unknown): ExternalIpCreate[] =>
  textsOf(ids).map((floatingIp) => ({ type: 'floating', floatingIp }))

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
