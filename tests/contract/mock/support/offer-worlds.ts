/** What is made before the truth table of offers is gone through, so that each action has a row that it is offered for. */
import type { OperationId } from '../../../../src/mock/spec/operation-spec.ts'
import type { Request } from './backend.ts'

type Row = Readonly<Record<string, unknown>>

const shop = { project: 'web-shop' }

const blank = (name: string, more: Row = {}): Row => ({
  name,
  description: '',
  size: 1_073_741_824,
  disk_source: { type: 'blank', block_size: 512 },
  ...more,
})
const importing = { disk_source: { type: 'importing_blocks', block_size: 512 } }
const subnet = (project: string, name: string, block: string): [OperationId, Request] => [
  'vpc_subnet_create',
  { query: { project, vpc: 'default' }, body: { name, description: '', ipv4_block: block } },
]

/** What the story has none of. */
export const common: readonly (readonly [OperationId, Request])[] = [
  ...['web-shop', 'data-lake', 'sandbox'].flatMap((project): [OperationId, Request][] => [
    subnet(project, 'second', '10.77.0.0/24'),
    subnet(project, 'third', '10.78.0.0/24'),
    ['disk_create', { query: { project }, body: blank('spare-disk') }],
    [
      'affinity_group_create',
      { query: { project }, body: { name: 'new-together', description: '', policy: 'allow', failure_domain: 'sled' } },
    ],
    [
      'anti_affinity_group_create',
      { query: { project }, body: { name: 'new-apart', description: '', policy: 'allow', failure_domain: 'sled' } },
    ],
  ]),
  ['disk_create', { query: shop, body: blank('second-disk') }],
  ['instance_disk_attach', { path: { instance: 'batch' }, query: shop, body: { disk: 'second-disk' } }],
  ['disk_create', { query: shop, body: blank('import-a', importing) }],
  ['disk_create', { query: shop, body: blank('import-b', importing) }],
  ['disk_bulk_write_import_start', { path: { disk: 'import-b' }, query: shop }],
  [
    'instance_network_interface_create',
    {
      query: { ...shop, instance: 'batch' },
      body: { name: 'net1', description: '', vpc_name: 'default', subnet_name: 'second' },
    },
  ],
  ['vpc_create', { query: shop, body: { name: 'bare', description: '', dns_name: 'bare' } }],
  ['vpc_subnet_delete', { path: { subnet: 'default' }, query: { ...shop, vpc: 'bare' } }],
  ['ip_pool_create', { body: { name: 'bare', description: '' } }],
  ['support_bundle_create', { body: {} }],
]

/** Ways on from there; time stands still, so that what is under way stays so. */
export const worlds: Readonly<Record<string, readonly (readonly [OperationId, Request])[]>> = {
  'the story': [],
  'instances under way': [
    ['instance_start', { path: { instance: 'batch' }, query: shop }],
    ['instance_reboot', { path: { instance: 'web-1' }, query: shop }],
    ['instance_stop', { path: { instance: 'web-2' }, query: shop }],
  ],
}

export const samlProvider = {
  name: 'pier-id',
  description: '',
  technical_contact_email: 'it@pier.example',
  sp_client_id: 'cairn',
  acs_url: 'https://harbor.sys.cairn.example/login/harbor/saml/pier-id',
  slo_url: 'https://pier.example/logout',
  idp_entity_id: 'https://pier.example/metadata',
  idp_metadata_source: { type: 'url', url: 'https://pier.example/metadata.xml' },
}
