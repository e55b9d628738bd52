import { ok, refused, type Recipe } from '../support/recipe.ts'

const nil = '00000000-0000-4000-8000-00000000dead'

/** What has no file of its own: server-behaviour §16. */
export const others: readonly Recipe[] = [
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
]
