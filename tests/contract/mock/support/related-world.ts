/** What is made beside the story so that every entity has a row with every relation it can have. */
import type { Backend } from './backend.ts'
import { filled, ok, type Step } from './recipe.ts'

const shop = { project: 'web-shop' }
const vpc = { ...shop, vpc: 'backend' }
const rule = {
  description: '',
  status: 'enabled',
  direction: 'inbound',
  targets: [{ type: 'subnet', value: 'quay' }],
  filters: { hosts: [{ type: 'instance', value: 'batch' }], protocols: null, ports: null },
  action: 'allow',
  priority: 9,
}

const disk = (name: string, source: unknown): Step =>
  ok({
    call: 'disk_create',
    status: 201,
    query: shop,
    body: { name, description: '', size: 549_755_813_888, disk_source: source },
  })

const steps: readonly Step[] = [
  // A VPC that can be deleted with all that is in it.
  ok({ call: 'vpc_create', query: shop, body: { name: 'bare', description: '', dns_name: 'bare' } }),
  ok({ call: 'vpc_subnet_delete', path: { subnet: 'default' }, query: { ...shop, vpc: 'bare' } }),
  // A subnet that no interface is in, and that rules and routes name.
  ok({ call: 'vpc_router_create', query: vpc, body: { name: 'detour', description: '' } }),
  ok({
    call: 'vpc_subnet_create',
    query: vpc,
    body: { name: 'quay', description: '', ipv4_block: '10.77.0.0/24', custom_router: 'detour' },
  }),
  ok({
    call: 'vpc_router_route_create',
    query: { ...vpc, router: 'detour' },
    body: {
      name: 'to-quay',
      description: '',
      destination: { type: 'subnet', value: 'quay' },
      target: { type: 'instance', value: 'batch' },
    },
  }),
  ok({ call: 'vpc_firewall_rules_update', query: vpc, body: { rules: [{ ...rule, name: 'quay-only' }] } }),
  ok({
    call: 'internet_gateway_ip_address_create',
    query: { ...vpc, gateway: 'default' },
    body: { name: 'out', description: '', address: '203.0.113.80' },
  }),
  // Disks that were made from something.
  ok({ call: 'snapshot_view', path: { snapshot: 'orders-monday' }, query: shop, as: 'snapshot' }),
  disk('from-snapshot', { type: 'snapshot', snapshot_id: '{{snapshot.id}}' }),
  ok({
    call: 'image_create',
    query: shop,
    body: {
      name: 'orders',
      description: '',
      os: 'linux',
      version: '1',
      source: { type: 'snapshot', id: '{{snapshot.id}}' },
    },
    as: 'image',
  }),
  disk('from-image', { type: 'image', image_id: '{{image.id}}' }),
]

/** Makes it all. */
export const makeRelated = (backend: Backend): Promise<void> => takeSteps(backend, steps)

/** Makes more beside the story. */
export async function takeSteps(backend: Backend, wanted: readonly Step[]): Promise<void> {
  const saved: Record<string, unknown> = {}
  for (const raw of wanted) {
    const step = filled(raw, saved)
    const { status, text, body } = await backend.call(step.call, step)
    if (status >= 300) throw new Error(`${step.call}: ${text}`)
    if (step.as !== undefined) saved[step.as] = body
  }
}
