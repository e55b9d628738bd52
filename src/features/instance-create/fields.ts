/** What the form for a new instance asks for. */
import type { DiskState, InstanceCreate } from '../../../generated/api/types.gen.ts'
import { affinityGroupLookup } from '../../../generated/screens/affinity-group/lookup.gen.ts'
import { antiAffinityGroupLookup } from '../../../generated/screens/anti-affinity-group/lookup.gen.ts'
import { screen as diskScreen } from '../../../generated/screens/disk/create.gen.tsx'
import { diskLookup } from '../../../generated/screens/disk/lookup.gen.ts'
import { floatingIpLookup } from '../../../generated/screens/floating-ip/lookup.gen.ts'
import { imageLookup } from '../../../generated/screens/image/lookup.gen.ts'
import { ipPoolMineLookup } from '../../../generated/screens/ip-pool/lookup.gen.ts'
import { vpcSubnetLookup } from '../../../generated/screens/vpc-subnet/lookup.gen.ts'
import { vpcLookup } from '../../../generated/screens/vpc/lookup.gen.ts'
import type { FieldsOf } from '../../kit/body-fields.ts'
import type { FormField, Lookup, Variant } from '../../kit/spec.ts'
import { gib, limits } from './limits.ts'

/** Images that the project has for itself. */
export const projectImages = imageLookup

/** Images that all projects of the silo share. */
export const siloImages: typeof imageLookup = {
  ...imageLookup,
  source: { ...imageLookup.source, query: (_params, page) => imageLookup.source.query({}, page) },
}

/** Disks, pools and networks of the project by the name under which a request takes them. */
export const disksByName: typeof diskLookup = { ...diskLookup, value: 'name' }
const subnetsByName: Lookup = {
  ...vpcSubnetLookup,
  value: 'name',
  hint: [{ path: 'ipv4Block', cell: { kind: 'text' } }],
}
export const pools = ipPoolMineLookup
export const vpcs: typeof vpcLookup = { ...vpcLookup, value: 'name' }
export const floatingIps = floatingIpLookup
/** True of floating IPs that nothing has. */
export const isSpareAddress = { kind: 'field', path: 'instanceId', in: [null] } as const
export const antiAffinityGroups = antiAffinityGroupLookup
export const affinityGroups = affinityGroupLookup

const fromImage = (value: string, label: string, lookup: Lookup, help?: string): Variant => ({
  value,
  label,
  fields: [
    {
      id: 'imageId',
      label: 'Image',
      ...(help !== undefined && { help }),
      required: true,
      widget: { kind: 'picker', lookup, minimum: { bootSize: { from: 'size', step: 10 * gib } } },
    },
  ],
})

/** The disk is made, whatever the image is. */
const fromAnyImage = { kind: 'field', path: 'boot.kind', in: ['silo_image', 'project_image'] } as const

/** A disk that nothing uses. @param without names of disks that the form has already: they are not offered again */
export const freeDisk = (without: readonly string[] = []): FormField => ({
  id: 'name',
  label: 'Disk',
  required: true,
  widget: {
    kind: 'picker',
    lookup: disksByName,
    among: { kind: 'field', path: 'state.state', in: ['creating', 'detached'] satisfies DiskState['state'][] },
    reason: 'Already attached',
    without,
  },
})

/** What the instance starts from. */
export const bootField = {
  id: 'boot',
  label: 'Boot disk',
  required: true,
  widget: {
    kind: 'union',
    tag: 'kind',
    variants: [
      fromImage('silo_image', 'Silo images', siloImages, 'The newest unless you choose another'),
      fromImage('project_image', 'Project images', projectImages),
      {
        value: 'disk',
        label: 'Existing disks',
        fields: [freeDisk()],
      },
    ],
  },
} as const satisfies FormField

export const newDiskItem: FormField = {
  id: '',
  label: 'Disk',
  required: true,
  widget: { kind: 'group', fields: diskScreen.fields },
}

export const takenDiskItem = (without?: readonly string[]): FormField => ({
  id: '',
  label: 'Disk',
  required: true,
  widget: { kind: 'group', fields: [freeDisk(without)] },
})

const diskItem: FormField = {
  id: '',
  label: 'Disk',
  required: true,
  widget: {
    kind: 'union',
    tag: 'type',
    variants: [
      { value: 'create', label: 'New', fields: diskScreen.fields },
      {
        value: 'attach',
        label: 'Existing',
        fields: [freeDisk()],
      },
    ],
  },
}

/** One network interface. */
export const interfaceItem = {
  id: '',
  label: 'Network interface',
  required: true,
  widget: {
    kind: 'group',
    fields: [
      { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
      { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
      {
        id: 'vpcName',
        label: 'VPC',
        help: 'All interfaces of an instance are in one VPC.',
        required: true,
        widget: { kind: 'picker', lookup: vpcs },
      },
      {
        id: 'subnetName',
        label: 'Subnet',
        help: 'Each interface of an instance has a subnet of its own.',
        required: true,
        widget: { kind: 'picker', lookup: subnetsByName, within: { vpc: 'vpcName' } },
      },
      {
        id: 'ip',
        label: 'IP address',
        help: 'Lowest free address of the subnet if blank',
        required: false,
        widget: { kind: 'ip' },
      },
      {
        id: 'transitIps',
        label: 'Transit IPs',
        help: 'Networks besides its own address that the interface may send from and receive for.',
        required: false,
        widget: {
          kind: 'list',
          unique: true,
          item: { id: '', label: 'Transit IP', required: true, widget: { kind: 'cidr' } },
        },
      },
    ],
  },
} as const satisfies FormField

/** Values that a part of the page edits as a whole. */
const ownWidget = { kind: 'json' } as const

/** What the request is made of, and does not have as it is. */
interface NotSent {
  bootSize: number
  bootName: string
  ephemeral: boolean
  pool: string
  floatingIps: readonly string[]
  antiAffinityGroups: readonly string[]
  affinityGroups: readonly string[]
}

/** Made of the fields of other forms, which are held against the contract there. */
type Composed = FormField & { id: Extract<keyof InstanceCreate, 'disks'> | 'boot' }

/** All fields; those with the widget `ownWidget` are edited by parts of the page. */
export const instanceFields = [
  { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
  { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
  {
    id: 'start',
    label: 'Start after creation',
    required: true,
    widget: { kind: 'checkbox' },
    initial: true,
  },
  {
    id: 'ncpus',
    label: 'CPUs',
    required: true,
    widget: { kind: 'integer', min: 1, max: limits.cpus, unit: 'vCPUs' },
    initial: 2,
  },
  {
    id: 'memory',
    label: 'Memory',
    required: true,
    widget: { kind: 'bytes', unit: 'GiB', min: gib, max: limits.memoryGib * gib },
    initial: 8 * gib,
  },
  bootField,
  {
    id: 'bootSize',
    label: 'Disk size',
    help: 'At least the image size',
    required: true,
    widget: { kind: 'bytes', unit: 'GiB', min: gib, max: limits.diskGib * gib },
    initial: 10 * gib,
    when: fromAnyImage,
  },
  {
    id: 'bootName',
    label: 'Disk name',
    help: 'Generated if blank',
    required: false,
    widget: { kind: 'name' },
    when: fromAnyImage,
  },
  {
    id: 'disks',
    label: 'Additional disks',
    required: false,
    widget: { kind: 'list', max: limits.disks - 1, item: diskItem },
  },
  {
    id: 'networkInterfaces',
    label: 'Network interface',
    required: true,
    widget: {
      kind: 'union',
      tag: 'type',
      variants: [
        { value: 'default', label: 'Default', fields: [] },
        {
          value: 'create',
          label: 'Custom',
          fields: [
            {
              id: 'params',
              label: 'Network interfaces',
              required: true,
              widget: { kind: 'list', min: 1, max: limits.interfaces, item: interfaceItem },
            },
          ],
        },
        { value: 'none', label: 'None', fields: [] },
      ],
    },
  },
  {
    id: 'ephemeral',
    label: 'Allocate an ephemeral IP',
    help: 'Public IP, released when the instance is deleted',
    required: true,
    widget: { kind: 'checkbox' },
    initial: true,
  },
  { id: 'pool', label: 'IP pool for ephemeral IP', required: false, widget: { kind: 'picker', lookup: pools } },
  { id: 'floatingIps', label: 'Floating IPs', required: false, widget: ownWidget },
  { id: 'sshPublicKeys', label: 'SSH keys', required: false, widget: ownWidget },
  {
    id: 'hostname',
    label: 'Hostname',
    help: 'Defaults to the instance name',
    required: false,
    widget: { kind: 'text' },
  },
  { id: 'userData', label: 'User data', required: false, widget: ownWidget, secret: true },
  { id: 'antiAffinityGroups', label: 'Anti-affinity groups', required: false, widget: ownWidget },
  { id: 'affinityGroups', label: 'Affinity groups', required: false, widget: ownWidget },
  {
    id: 'cpuPlatform',
    label: 'CPU platform',
    help: 'Any processor generation if none is chosen',
    required: false,
    widget: {
      kind: 'select',
      options: [
        { value: 'amd_milan', label: 'AMD Milan' },
        { value: 'amd_turin', label: 'AMD Turin' },
      ],
    },
  },
  {
    id: 'autoRestartPolicy',
    label: 'Auto-restart policy',
    help: 'What happens when the instance fails. The default of the platform is best effort.',
    required: false,
    widget: {
      kind: 'select',
      options: [
        { value: 'best_effort', label: 'Best effort: restart it when possible' },
        { value: 'never', label: 'Never: leave it failed' },
      ],
    },
  },
] as const satisfies readonly (FieldsOf<InstanceCreate & NotSent>[number] | Composed)[]

export type InstanceField = (typeof instanceFields)[number]['id']

/** A field by its id. */
export function fieldOf(id: InstanceField): FormField {
  const field: FormField | undefined = instanceFields.find((one) => one.id === id)
  if (!field) throw new Error(`The form has no field ${id}`)
  return field
}
