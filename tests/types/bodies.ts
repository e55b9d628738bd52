/** What forms may ask for, given what is sent, and what of it does not compile. Nothing here runs. */
import type {
  DiskCreate,
  DiskSource,
  InstanceCreate,
  ProjectCreate,
  SnapshotCreate,
  SystemMetricData,
  SystemMetricName,
  VpcFirewallRuleUpdate,
} from '../../generated/api/types.gen.ts'
import type { InstanceField } from '../../src/features/instance-create/fields.ts'
import type { FieldsOf } from '../../src/kit/body-fields.ts'
import { asBody, fieldAt, rowAt } from '../../src/kit/values.ts'
import type { Params, Row } from '../../src/kit/spec.ts'

declare const form: Row
declare const params: Params

const text = { label: 'Text', required: true, widget: { kind: 'text' } } as const
const whole = { label: 'Number', required: true, widget: { kind: 'integer' } } as const

export const project = [
  { id: 'name', ...text },
  { id: 'description', ...text },
] satisfies FieldsOf<ProjectCreate>

// @ts-expect-error: the body has no such field
export const unknown = [{ id: 'nmae', ...text }] satisfies FieldsOf<ProjectCreate>

// @ts-expect-error: the body takes a text
export const mistyped = [{ id: 'name', ...whole }] satisfies FieldsOf<ProjectCreate>

export const chosen = [
  {
    id: 'metric',
    label: 'Metric',
    required: true,
    widget: { kind: 'select', options: [{ value: 'cpus_provisioned', label: 'CPUs' }] },
  },
] satisfies FieldsOf<{ metric: SystemMetricName }>

export const unknownChoice = [
  // @ts-expect-error: a value that the contract does not have
  {
    id: 'metric',
    label: 'Metric',
    required: true,
    widget: { kind: 'select', options: [{ value: 'cpus', label: 'CPUs' }] },
  },
] satisfies FieldsOf<{ metric: SystemMetricName }>

export const inUnion: FieldsOf<{ diskSource: DiskSource }> = [
  // @ts-expect-error: no variant has such a field
  {
    id: 'diskSource',
    label: 'Source',
    required: true,
    widget: {
      kind: 'union',
      tag: 'type',
      variants: [{ value: 'image', label: 'Image', fields: [{ id: 'imagesId', ...text }] }],
    },
  },
]

// What the form sends is a part of the body: what else it needs stands beside it.
export const complete: SnapshotCreate = { ...asBody<SnapshotCreate, 'name' | 'description'>(form), disk: 'data' }
// @ts-expect-error: no disk
export const incomplete: SnapshotCreate = asBody<SnapshotCreate, 'name' | 'description'>(form)

export const size: DiskCreate['size'] = fieldAt<DiskCreate, 'size'>(form, 'size')
// @ts-expect-error: a size is no text
export const noText: string = fieldAt<DiskCreate, 'size'>(form, 'size')
// @ts-expect-error: nothing is there
export const nothing: string = fieldAt<DiskCreate, 'diskSource.typo'>(form, 'diskSource.typo')

// A parameter of an address is of the type that the call takes there, and of no other.
type MetricPath = SystemMetricData['path']
type MetricName = MetricPath['metricName']
export const metric: MetricPath = {
  metricName: fieldAt<{ metricName: MetricName }, 'metricName'>(params, 'metricName'),
}
// @ts-expect-error: a name of another choice
export const otherMetric: DiskCreate['diskSource']['type'] = fieldAt<{ name: MetricName }, 'name'>(params, 'name')
// @ts-expect-error: the address has no such parameter
export const noMetric: MetricName = fieldAt<{ name: MetricName }, 'metric'>(params, 'metric')
// @ts-expect-error: what is at a path of a row has its fields, but no type
export const untyped: string = rowAt(form, 'above')['name']

// Forms that are written by hand hold their keys against what is sent.
export const rule = { action: true, name: true } satisfies Partial<Record<keyof VpcFirewallRuleUpdate, true>>
// @ts-expect-error: a rule has more fields, and what is not written is lost when all rules are replaced
export const lostFields = { action: true, name: true } satisfies Record<keyof VpcFirewallRuleUpdate, true>
// @ts-expect-error: the form does not ask for the number of CPUs
export const smaller: InstanceCreate = {
  ...asBody<InstanceCreate, Exclude<InstanceField, 'ncpus'>>(form),
  hostname: '',
}
// @ts-expect-error: the form has no such field
export const noField: InstanceField = 'cpus'
