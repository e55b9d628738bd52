/** Edits of types, values, parameters and bodies. */
import type { Edit } from './corpus.ts'
import * as edit from './edits.ts'

const text = { type: 'string' } as const

export const editsOfTypes: readonly Edit[] = [
  // Other types.
  {
    name: 'a number is a text',
    edit: (draft) => edit.changeField(draft, ['SiloQuotas', 'cpus'], text),
    changes: ['field-changed SiloQuotas.cpus integer (int64) → string'],
  },
  {
    name: 'a number is a text with a form of its own',
    edit: (draft) => edit.changeField(draft, ['BgpConfigCreate', 'asn'], { type: 'string', pattern: '^[0-9.]+$' }),
    changes: ['field-changed BgpConfigCreate.asn integer (uint32) → string'],
  },
  {
    name: 'a number that lists below a row are told is a text',
    edit: (draft) => edit.changeField(draft, ['BgpConfig', 'asn'], text),
    changes: ['field-changed BgpConfig.asn integer (uint32) → string'],
  },
  {
    name: 'an id is a number',
    edit: (draft) => edit.changeField(draft, ['Sled', 'rack_id'], { type: 'integer' }),
    changes: ['field-changed Sled.rack_id string (uuid) → integer'],
  },
  {
    name: 'a field is a list',
    edit: (draft) => edit.changeField(draft, ['Probe', 'sled'], { type: 'array', items: text }),
    changes: ['field-changed Probe.sled string (uuid) → list of string'],
  },
  {
    name: 'a single field is a union',
    edit: (draft) => {
      const variant = (kind: string): object => ({
        type: 'object',
        properties: { kind: { type: 'string', enum: [kind] } },
        required: ['kind'],
      })
      draft.components.schemas['Purpose'] = { oneOf: [variant('first'), variant('second')] }
      edit.changeField(draft, ['ProjectCreate', 'description'], edit.ref('Purpose'))
    },
    changes: ['field-changed ProjectCreate.description string → Purpose'],
  },
  {
    name: 'a field may have no value',
    edit: (draft) =>
      edit.changeField(draft, ['Snapshot', 'disk_id'], { type: 'string', format: 'uuid', nullable: true }),
    changes: ['field-nullable Snapshot.disk_id'],
  },
  {
    name: 'a number has another limit',
    edit: (draft) => edit.changeField(draft, ['SiloQuotas', 'cpus'], { type: 'integer', format: 'int64', maximum: 8 }),
    changes: ['limits-changed SiloQuotas.cpus'],
  },
  {
    name: 'a field has another default',
    edit: (draft) => edit.describeField(draft, ['IpPoolCreate', 'ip_version'], { default: 'v6' }),
    changes: ['default-changed IpPoolCreate.ip_version'],
  },
  {
    name: 'a field has no default any more',
    edit: (draft) => edit.describeField(draft, ['InstanceCreate', 'start'], { default: undefined }),
    changes: ['default-changed InstanceCreate.start'],
  },
  {
    name: 'a field is deprecated',
    edit: (draft) => edit.describeField(draft, ['InstanceCreate', 'user_data'], { deprecated: true }),
    changes: ['field-deprecated InstanceCreate.user_data'],
  },
  {
    name: 'a parameter is of another type',
    edit: (draft) => edit.editQuery(draft, ['networking_bgp_message_history', 'asn'], { schema: text }),
    changes: ['parameter-changed networking_bgp_message_history.asn'],
  },
  // Values and variants.
  ...(
    [
      ['SnapshotState', 'archived'],
      ['DiskState', 'paused'],
      ['InstanceState', 'suspended'],
      ['VpcRouterKind', 'transit'],
      ['SiloRole', 'auditor'],
      ['AffinityPolicy', 'prefer'],
      ['SystemMetricName', 'gpus_provisioned'],
    ] as const
  ).map(([name, value]): Edit => ({
    name: `${name} may be ${value}`,
    edit: (draft) =>
      name === 'DiskState' ? edit.addVariant(draft, name, { tag: 'state', value }) : edit.addValue(draft, name, value),
    changes: [`${name === 'DiskState' ? 'variant' : 'value'}-added ${name} ${value}`],
  })),
  {
    name: 'SnapshotState is never faulted',
    edit: (draft) => edit.removeValue(draft, 'SnapshotState', 'faulted'),
    changes: ['value-removed SnapshotState faulted'],
  },
  {
    name: 'a value of an option is gone',
    edit: (draft) => edit.removeValue(draft, 'AffinityPolicy', 'allow'),
    changes: ['value-removed AffinityPolicy allow'],
  },
  {
    name: 'a union of a form has a new variant',
    edit: (draft) => edit.addVariant(draft, 'DiskSource', { tag: 'type', value: 'url', fields: { url: text } }),
    changes: ['variant-added DiskSource url'],
  },
  {
    name: 'a union that is made by hand has a new variant',
    edit: (draft) => edit.addVariant(draft, 'RouteTarget', { tag: 'type', value: 'peering', fields: { value: text } }),
    changes: ['variant-added RouteTarget peering'],
  },
  {
    name: 'a variant is gone',
    edit: (draft) => edit.removeVariant(draft, 'DiskSource', { tag: 'type', value: 'image' }),
    changes: ['variant-removed DiskSource image'],
  },
  // Parameters.
  {
    name: 'a list may be filtered by something new',
    edit: (draft) => edit.addQuery(draft, 'disk_list', 'state'),
    changes: ['parameter-added disk_list.state'],
  },
  {
    name: 'a list has to be told something new',
    edit: (draft) => edit.addQuery(draft, 'certificate_list', 'service', { required: true }),
    changes: ['parameter-added certificate_list.service!'],
  },
  {
    name: 'a filter has another name',
    edit: (draft) => edit.editQuery(draft, ['alert_delivery_list', 'failed'], { name: 'unsuccessful' }),
    changes: ['parameter-renamed alert_delivery_list.failed unsuccessful'],
  },
  {
    name: 'a filter is gone',
    edit: (draft) => edit.removeQuery(draft, ['alert_delivery_list', 'failed']),
    changes: ['parameter-removed alert_delivery_list.failed'],
  },
  {
    name: 'a parent has to be named',
    edit: (draft) => edit.editQuery(draft, ['vpc_view', 'project'], { required: true }),
    changes: ['parameter-required vpc_view.project'],
  },
  // Pages, bodies, schemas.
  {
    name: 'a list answers whole',
    edit: (draft) => delete edit.operation(draft, 'certificate_list')['x-dropshot-pagination'],
    changes: ['paging-changed certificate_list'],
  },
  {
    name: 'a page has to be told its parent',
    edit: (draft) => (edit.operation(draft, 'certificate_list')['x-dropshot-pagination'] = { required: ['service'] }),
    changes: ['paging-changed certificate_list'],
  },
  {
    name: 'an action has no body',
    edit: (draft) => delete edit.operation(draft, 'floating_ip_attach').requestBody,
    changes: ['body-changed floating_ip_attach'],
  },
  {
    name: 'an action has a body',
    edit: (draft) =>
      (edit.operation(draft, 'instance_start').requestBody = {
        required: true,
        content: { 'application/json': { schema: edit.ref('DiskPath') } },
      }),
    changes: ['body-changed instance_start'],
  },
  {
    name: 'an answer is empty',
    edit: (draft) => (edit.operation(draft, 'project_create').responses = { '204': { description: 'Done.' } }),
    changes: ['answer-changed project_create'],
  },
  {
    name: 'a schema has another name',
    edit: (draft) => edit.renameSchema(draft, 'Probe', 'NetworkProbe'),
    changes: ['schema-renamed Probe NetworkProbe'],
  },
  {
    name: 'a schema of an enum has another name',
    edit: (draft) => edit.renameSchema(draft, 'SnapshotState', 'SnapshotStage'),
    changes: ['schema-renamed SnapshotState SnapshotStage'],
  },
  {
    name: 'an operation is deprecated',
    edit: (draft) => void Object.assign(edit.operation(draft, 'snapshot_delete'), { deprecated: true }),
    changes: ['operation-deprecated snapshot_delete'],
  },
  {
    name: 'rows of a list are of a schema of their own',
    edit: (draft) => {
      const all = draft.components.schemas
      all['AlertDeliverySummary'] = structuredClone(edit.schema(draft, 'AlertDelivery'))
      edit.removeField(draft, ['AlertDeliverySummary', 'trigger'])
      edit.changeField(draft, ['AlertDeliveryResultsPage', 'items'], {
        type: 'array',
        items: edit.ref('AlertDeliverySummary'),
      })
    },
    changes: ['field-removed AlertDelivery.trigger'],
  },
  {
    name: 'a field is below a new one, and is another inside',
    edit: (draft) => {
      edit.moveFields(draft, 'SamlIdentityProviderCreate', ['idp_metadata_source'], 'settings')
      edit.addVariant(draft, 'IdpMetadataSource', { tag: 'type', value: 'inline', fields: { data: text } })
    },
    changes: [
      'field-moved SamlIdentityProviderCreate.idp_metadata_source settings.idp_metadata_source',
      'variant-added IdpMetadataSource inline',
    ],
  },
  {
    name: 'texts are other ones',
    edit: (draft) => {
      edit.schema(draft, 'Disk').description = 'Something else.'
      edit.operation(draft, 'disk_list').description = 'Lists them.'
    },
    changes: [],
  },
]
