import { ok, refused, type Recipe } from '../support/recipe.ts'

const inShop = { project: 'web-shop' }
const nil = '00000000-0000-4000-8000-00000000dead'

const groupRecipe = (kind: 'affinity' | 'anti_affinity'): Recipe => {
  const param = kind === 'affinity' ? 'affinity_group' : 'anti_affinity_group'
  const type = param.replaceAll('_', '-')
  const create = kind === 'affinity' ? ('affinity_group_create' as const) : ('anti_affinity_group_create' as const)
  const body = { name: 'spread', description: '', policy: 'allow', failure_domain: 'sled' }
  return {
    name: `an ${type} is made, found, changed and deleted`,
    steps: [
      ok({
        call: create,
        query: inShop,
        body,
        status: 201,
        as: 'made',
        answer: { name: 'spread', policy: 'allow', failure_domain: 'sled' },
      }),
      refused(400, 'ObjectAlreadyExists', `already exists: ${type} "spread"`, { call: create, query: inShop, body }),
      ok({
        call: kind === 'affinity' ? 'affinity_group_list' : 'anti_affinity_group_list',
        query: inShop,
        answer: { items: [{ name: 'spread' }] },
      }),
      ok({
        call: kind === 'affinity' ? 'affinity_group_view' : 'anti_affinity_group_view',
        path: { [param]: '{{made.id}}' },
        answer: { name: 'spread' },
      }),
      ok({
        call: kind === 'affinity' ? 'affinity_group_update' : 'anti_affinity_group_update',
        path: { [param]: 'spread' },
        query: inShop,
        body: { name: 'apart' },
        answer: { name: 'apart', policy: 'allow' },
      }),
      ok({
        call: kind === 'affinity' ? 'affinity_group_delete' : 'anti_affinity_group_delete',
        path: { [param]: 'apart' },
        query: inShop,
        status: 204,
      }),
    ],
  }
}

/** What is read here and gets its full behaviour with a later issue: server-behaviour §1, §7, §8, §16. */
export const others: readonly Recipe[] = [
  groupRecipe('affinity'),
  groupRecipe('anti_affinity'),
  {
    name: 'images of a project and of the silo are apart',
    steps: [
      ok({ call: 'image_list', answer: { items: [{ name: 'alma-10' }, { name: 'debian-13' }], next_page: null } }),
      ok({ call: 'image_list', query: inShop, answer: { items: [{ name: 'shop-base' }], next_page: null } }),
      ok({ call: 'image_view', path: { image: 'debian-13' }, as: 'silo', answer: { project_id: null } }),
      ok({ call: 'image_view', path: { image: '{{silo.id}}' }, answer: { name: 'debian-13' } }),
      refused(400, 'InvalidRequest', 'when providing image as an ID, project should not be specified', {
        call: 'image_view',
        path: { image: '{{silo.id}}' },
        query: inShop,
      }),
      refused(404, 'ObjectNotFound', `not found: image with id "${nil}"`, { call: 'image_view', path: { image: nil } }),
      ok({ call: 'image_delete', path: { image: 'shop-base' }, query: inShop, status: 204 }),
      ok({ call: 'image_list', query: inShop, answer: { items: [], next_page: null } }),
    ],
  },
  {
    name: 'instances are listed and viewed',
    steps: [
      ok({
        call: 'instance_list',
        query: inShop,
        answer: {
          items: [{ name: 'batch' }, { name: 'db-primary' }, { name: 'web-1' }, { name: 'web-2' }],
          next_page: null,
        },
      }),
      ok({
        call: 'instance_view',
        path: { instance: 'web-1' },
        query: inShop,
        answer: { run_state: 'running', ncpus: 4, memory: 17_179_869_184 },
      }),
      refused(404, 'ObjectNotFound', 'not found: instance with name "web-9"', {
        call: 'instance_view',
        path: { instance: 'web-9' },
        query: inShop,
      }),
    ],
  },
  {
    name: 'hardware is listed and viewed by id',
    steps: [
      ok({ call: 'rack_list', as: 'racks', answer: { items: [{}], next_page: null } }),
      ok({ call: 'rack_view', path: { rack_id: '{{racks.items.0.id}}' } }),
      ok({ call: 'sled_list', as: 'sleds', answer: { items: [{}, {}, {}, {}] } }),
      ok({ call: 'sled_view', path: { sled_id: '{{sleds.items.0.id}}' }, answer: { rack_id: '{{racks.items.0.id}}' } }),
      ok({ call: 'switch_list', as: 'switches', answer: { items: [{}, {}] } }),
      ok({ call: 'switch_view', path: { switch_id: '{{switches.items.0.id}}' } }),
      ok({ call: 'physical_disk_list', query: { limit: 1 }, as: 'disks', answer: { items: [{}] } }),
      ok({ call: 'physical_disk_view', path: { disk_id: '{{disks.items.0.id}}' } }),
      refused(404, 'ObjectNotFound', `not found: rack with id "${nil}"`, { call: 'rack_view', path: { rack_id: nil } }),
      refused(
        400,
        null,
        'bad parameter in URL path: UUID parsing failed: invalid character: expected an optional prefix of `urn:uuid:` followed by [0-9a-fA-F-], found `r` at 1',
        { call: 'rack_view', path: { rack_id: 'rack-1' } },
      ),
    ],
  },
  {
    name: 'tokens for provisioning users start empty',
    steps: [ok({ call: 'scim_token_list', query: { silo: 'lantern' }, answer: [] })],
  },
]
