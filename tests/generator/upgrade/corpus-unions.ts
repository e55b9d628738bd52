/** Edits that put fields into variants of unions, and take them out again. */
import type { Schema } from '../../../generator/model/types/contract.ts'
import type { Edit } from './corpus.ts'
import type { Draft } from './draft.ts'
import * as edit from './edits.ts'

const text = { type: 'string' } as const
const number = { type: 'integer', format: 'uint32' } as const

/** A variant that says its name in `kind`. */
const variant = (kind: string, fields: Record<string, Schema>): Schema => ({
  type: 'object',
  properties: { kind: { type: 'string', enum: [kind] }, ...fields },
  required: ['kind', ...Object.keys(fields)],
})

/** A new schema of these variants. */
function union(draft: Draft, name: string, variants: Readonly<Record<string, Record<string, Schema>>>): Schema {
  draft.components.schemas[name] = { oneOf: Object.entries(variants).map(([kind, fields]) => variant(kind, fields)) }
  return edit.ref(name)
}

/** A field that is gone, and a required one that is a union of these variants; each gets the schema that was there. */
function intoUnion(
  draft: Draft,
  [owner, field]: readonly [string, string],
  into: string,
  variants: (old: Schema) => Readonly<Record<string, Record<string, Schema>>>,
): void {
  const old = edit.removeField(draft, [owner, field])
  edit.addField(draft, [owner, into], union(draft, `${owner}Variants`, variants(old)), true)
}

export const editsOfUnions: readonly Edit[] = [
  {
    name: 'a field is in one variant of a new union',
    edit: (draft) =>
      intoUnion(draft, ['Disk', 'device_path'], 'device', (old) => ({
        local: { device_path: old },
        remote: { host: number },
      })),
    changes: ['field-moved Disk.device_path device[local].device_path', 'field-added Disk.device[remote].host'],
  },
  {
    name: 'a field is in all variants of a new union',
    edit: (draft) =>
      intoUnion(draft, ['Disk', 'device_path'], 'device', (old) => ({
        local: { device_path: old },
        remote: { device_path: old, host: number },
      })),
    changes: ['field-moved Disk.device_path device.device_path', 'field-added Disk.device[remote].host'],
  },
  {
    name: 'a field is in some variants of a new union',
    edit: (draft) =>
      intoUnion(draft, ['Disk', 'device_path'], 'device', (old) => ({
        local: { device_path: old },
        mirrored: { device_path: old },
        none: {},
      })),
    changes: ['field-moved Disk.device_path device[local|mirrored].device_path'],
  },
  {
    name: 'a field is in variants of two new unions',
    edit: (draft) => {
      intoUnion(draft, ['Disk', 'device_path'], 'device', (old) => ({ local: { device_path: old }, none: {} }))
      edit.addField(draft, ['Disk', 'mirror'], union(draft, 'Mirror', { local: { device_path: text }, none: {} }))
    },
    changes: [
      'field-moved Disk.device_path ? device[local].device_path, mirror[local].device_path',
      'field-added Disk.device!',
      'field-added Disk.mirror',
    ],
  },
  {
    name: 'a field is in one variant of a union that nothing tells apart',
    edit: (draft) => {
      draft.components.schemas['LocalDevice'] = {
        type: 'object',
        properties: { device_path: edit.removeField(draft, ['Disk', 'device_path']) },
      }
      draft.components.schemas['RemoteDevice'] = { type: 'object', properties: { host: number } }
      edit.addField(draft, ['Disk', 'device'], { oneOf: [edit.ref('LocalDevice'), edit.ref('RemoteDevice')] })
    },
    changes: [
      'field-moved Disk.device_path device[LocalDevice].device_path',
      'field-added Disk.device[RemoteDevice].host',
    ],
  },
  {
    name: 'a field is in an object that may be null',
    edit: (draft) => {
      draft.components.schemas['Device'] = {
        type: 'object',
        properties: { device_path: edit.removeField(draft, ['Disk', 'device_path']) },
        required: ['device_path'],
      }
      edit.addField(draft, ['Disk', 'device'], { nullable: true, anyOf: [edit.ref('Device')] }, true)
    },
    changes: ['field-moved Disk.device_path device.device_path'],
  },
  {
    name: 'a field is in a new variant of a union that there was',
    edit: (draft) => {
      const old = edit.removeField(draft, ['Disk', 'device_path'])
      edit.addVariant(draft, 'DiskState', { tag: 'state', value: 'mounted', fields: { device_path: old } })
    },
    changes: ['field-moved Disk.device_path state[mounted].device_path', 'variant-added DiskState mounted'],
  },
  {
    name: 'a field of a form is in one variant of a new union',
    edit: (draft) =>
      intoUnion(draft, ['ProbeCreate', 'ip_pool'], 'address', (old) => ({
        pool: { ip_pool: old },
        fixed: { ip: text },
      })),
    changes: ['field-moved ProbeCreate.ip_pool address[pool].ip_pool', 'field-added ProbeCreate.address[fixed].ip'],
  },
  {
    name: 'fields of a form are in variants of a union, one of them in a union below it',
    edit: (draft) => {
      const pool = edit.removeField(draft, ['FloatingIpCreate', 'pool'])
      const selector = union(draft, 'PoolSelector', { explicit: { pool }, auto: {} })
      intoUnion(draft, ['FloatingIpCreate', 'ip'], 'allocator', (ip) => ({ explicit: { ip }, auto: { selector } }))
    },
    changes: [
      'field-moved FloatingIpCreate.ip allocator[explicit].ip',
      'field-moved FloatingIpCreate.pool allocator[auto].selector[explicit].pool',
    ],
  },
  {
    name: 'a single field is a union with a variant that has it',
    edit: (draft) => {
      const pool = edit.removeField(draft, ['FloatingIpCreate', 'pool'])
      edit.addField(
        draft,
        ['FloatingIpCreate', 'pool'],
        union(draft, 'Pool', { named: { pool }, auto: { version: number } }),
      )
    },
    changes: [
      'field-moved FloatingIpCreate.pool pool[named].pool',
      'field-added FloatingIpCreate.pool[auto].version',
      'field-not-nullable FloatingIpCreate.pool',
    ],
  },
  {
    name: 'a single field is a union whose variants all have it by another name',
    edit: (draft) =>
      edit.changeField(
        draft,
        ['Sled', 'usable_physical_ram'],
        union(draft, 'Size', { exact: { bytes: edit.ref('ByteCount') }, rounded: { bytes: edit.ref('ByteCount') } }),
      ),
    changes: ['field-moved Sled.usable_physical_ram usable_physical_ram.bytes'],
  },
  {
    name: 'a field of a variant is no longer in a union',
    edit: (draft) => {
      edit.removeField(draft, ['Sled', 'policy'])
      edit.addField(draft, ['Sled', 'provision_policy'], edit.ref('SledProvisionPolicy'), true)
    },
    changes: [
      'field-moved Sled.policy[in_service].provision_policy provision_policy',
      'field-removed Sled.policy.kind',
    ],
  },
  {
    name: 'a union is a single field',
    edit: (draft) => edit.changeField(draft, ['Sled', 'policy'], edit.ref('SledProvisionPolicy')),
    changes: ['field-moved Sled.policy[in_service].provision_policy policy', 'field-removed Sled.policy.kind'],
  },
  {
    name: 'a union is what one of its variants held under its name',
    edit: (draft) => {
      edit.changeField(draft, ['ImageCreate', 'source'], { type: 'string', format: 'uuid' })
      edit.renameField(draft, ['DiskCreate', 'disk_source'], 'image_id')
      edit.changeField(draft, ['DiskCreate', 'image_id'], { type: 'string', format: 'uuid' })
    },
    changes: [
      'field-moved ImageCreate.source.id source',
      'field-moved DiskCreate.disk_source[image].image_id image_id',
      'field-removed DiskCreate.disk_source.type',
      'field-removed ImageCreate.source.type',
      'field-removed DiskCreate.disk_source[blank|importing_blocks].block_size',
      'field-removed DiskCreate.disk_source[snapshot].snapshot_id',
    ],
  },
  {
    name: 'a union is a field of one variant of another union',
    edit: (draft) => {
      const whole = edit.schema(draft, 'DiskCreate').properties?.['disk_source']
      if (whole === undefined) throw new Error('there is no such field')
      edit.changeField(
        draft,
        ['DiskCreate', 'disk_source'],
        union(draft, 'DiskStart', { own: { from: whole }, lent: {} }),
      )
    },
    changes: ['field-moved DiskCreate.disk_source disk_source[own].from'],
  },
  {
    name: 'an object is a field of another object of its name',
    edit: (draft) => {
      const whole = edit.schema(draft, 'Sled').properties?.['baseboard']
      if (whole === undefined) throw new Error('there is no such field')
      edit.changeField(draft, ['Sled', 'baseboard'], {
        type: 'object',
        properties: { installed: whole, slots: number },
        required: ['installed', 'slots'],
      })
    },
    changes: ['field-moved Sled.baseboard baseboard.installed', 'field-added Sled.baseboard.slots!'],
  },
  {
    name: 'a union is one object',
    edit: (draft) => {
      draft.components.schemas['SledPolicy'] = {
        type: 'object',
        properties: {
          kind: { type: 'string', enum: ['in_service'] },
          provision_policy: edit.ref('SledProvisionPolicy'),
        },
        required: ['kind', 'provision_policy'],
      }
    },
    changes: [
      'field-changed SledPolicy one of in_service, expunged → object',
      'field-moved SledPolicy.[in_service].provision_policy provision_policy',
      'value-removed SledPolicy.kind expunged',
    ],
  },
  {
    name: 'an object is a union',
    edit: (draft) => {
      const { properties = {} } = edit.schema(draft, 'Baseboard')
      const { part = text, revision = text, serial = text } = properties
      draft.components.schemas['Baseboard'] = {
        oneOf: [variant('made', { serial, part, revision }), variant('lent', { serial })],
      }
    },
    changes: [
      'field-changed Baseboard object → one of made, lent',
      'field-moved Baseboard.part [made].part',
      'field-moved Baseboard.revision [made].revision',
      'field-added Baseboard.kind!',
    ],
  },
]

/** More of the same: what they touch depends on which call has the schema, which texts of screens do not say. */
export const moreEditsOfUnions: readonly Edit[] = [
  {
    name: 'rows of a list are a field of others',
    edit: (draft) => {
      draft.components.schemas['CertificateUse'] = {
        type: 'object',
        properties: { certificate: edit.ref('Certificate'), servers: number },
        required: ['certificate', 'servers'],
      }
      edit.changeField(draft, ['CertificateResultsPage', 'items'], { type: 'array', items: edit.ref('CertificateUse') })
    },
    changes: [
      ...['cert', 'description', 'id', 'name', 'service', 'time_created', 'time_modified'].map(
        (field) => `field-moved Certificate.${field} certificate.${field}`,
      ),
      'field-added Certificate.servers!',
    ],
  },
]
