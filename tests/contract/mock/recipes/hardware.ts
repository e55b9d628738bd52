import { as } from '../support/cast.ts'
import { ok, refused, type Recipe } from '../support/recipe.ts'

const nil = '00000000-0000-4000-8000-00000000dead'
const expunged = '5e0f2a91-6c1d-4b7e-9a52-0d3c8f714b60'
const board = { part: '913-0000019', serial: 'BRM42100031' }
const first = { path: { sled_id: '{{sleds.items.0.id}}' } }

/** server-behaviour §16. */
export const hardware: readonly Recipe[] = [
  {
    name: 'sleds that are out of service are found by id only',
    steps: [
      ok({
        call: 'sled_list',
        headers: as.fleetViewer,
        as: 'sleds',
        answer: { items: [{}, {}, {}, {}], next_page: null },
      }),
      ok({
        call: 'sled_view',
        path: { sled_id: expunged },
        answer: { policy: { kind: 'expunged' }, state: 'decommissioned' },
      }),
      ok({ call: 'physical_disk_list', query: { limit: 100 }, as: 'disks' }),
      ok({ call: 'sled_physical_disk_list', path: { sled_id: expunged }, answer: { items: [] } }),
      ok({
        call: 'sled_physical_disk_list',
        ...first,
        answer: { items: Array.from({ length: 5 }, () => ({ sled_id: '{{sleds.items.0.id}}' })) },
      }),
      refused(404, 'ObjectNotFound', `not found: sled with id "${nil}"`, {
        call: 'sled_physical_disk_list',
        path: { sled_id: nil },
      }),
      refused(404, 'ObjectNotFound', `not found: sled with id "${nil}"`, {
        call: 'sled_instance_list',
        path: { sled_id: nil },
      }),
      refused(403, 'Forbidden', 'Forbidden', { call: 'sled_list', headers: as.stranger }),
      refused(404, 'ObjectNotFound', 'not found: sled with id "{{sleds.items.0.id}}"', {
        call: 'sled_view',
        headers: as.stranger,
        ...first,
      }),
    ],
  },
  {
    name: 'the provision policy says where it was and where it is',
    steps: [
      ok({ call: 'sled_list', as: 'sleds' }),
      ok({
        call: 'sled_set_provision_policy',
        ...first,
        body: { state: 'non_provisionable' },
        as: 'changed',
        answer: { new_state: 'non_provisionable' },
      }),
      ok({
        call: 'sled_set_provision_policy',
        ...first,
        body: { state: 'non_provisionable' },
        answer: { old_state: 'non_provisionable', new_state: 'non_provisionable' },
      }),
      ok({
        call: 'sled_set_provision_policy',
        ...first,
        body: { state: 'provisionable' },
        answer: { old_state: 'non_provisionable', new_state: 'provisionable' },
      }),
      ok({
        call: 'sled_view',
        ...first,
        answer: { policy: { kind: 'in_service', provision_policy: 'provisionable' } },
      }),
      refused(
        409,
        'Conflict',
        `sled id ${expunged} has current policy "expunged" and state "decommissioned" and the transition to policy "not provisionable" is not permitted`,
        { call: 'sled_set_provision_policy', path: { sled_id: expunged }, body: { state: 'non_provisionable' } },
      ),
      refused(404, 'ObjectNotFound', `not found: sled with id "${nil}"`, {
        call: 'sled_set_provision_policy',
        path: { sled_id: nil },
        body: { state: 'provisionable' },
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'sled_set_provision_policy',
        headers: as.fleetViewer,
        ...first,
        body: { state: 'provisionable' },
      }),
    ],
  },
  {
    name: 'a sled that waits is added and appears later with its drives',
    steps: [
      ok({
        call: 'sled_list_uninitialized',
        headers: as.fleetViewer,
        answer: { items: [{ baseboard: board, cubby: 9 }], next_page: null },
      }),
      refused(403, 'Forbidden', 'Forbidden', { call: 'sled_add', headers: as.fleetViewer, body: board }),
      ok({ call: 'sled_add', body: board, status: 201, as: 'added' }),
      refused(400, 'ObjectAlreadyExists', 'already exists: sled "BRM42100031 (913-0000019): {{added.id}}"', {
        call: 'sled_add',
        body: board,
      }),
      ok({ call: 'sled_list', after: 9999, answer: { items: [{}, {}, {}, {}] } }),
      refused(404, 'ObjectNotFound', 'not found: sled with id "{{added.id}}"', {
        call: 'sled_view',
        path: { sled_id: '{{added.id}}' },
      }),
      ok({ call: 'sled_list', after: 1, answer: { items: [{}, {}, {}, {}, {}] } }),
      ok({
        call: 'sled_view',
        path: { sled_id: '{{added.id}}' },
        answer: {
          baseboard: board,
          state: 'active',
          policy: { kind: 'in_service', provision_policy: 'provisionable' },
          time_created: '2026-01-01T00:00:10.000Z',
        },
      }),
      ok({
        call: 'sled_physical_disk_list',
        path: { sled_id: '{{added.id}}' },
        answer: { items: [{}, {}, {}, {}, {}] },
      }),
      ok({ call: 'sled_instance_list', path: { sled_id: '{{added.id}}' }, answer: { items: [], next_page: null } }),
      ok({ call: 'sled_list_uninitialized', answer: { items: [] } }),
      refused(400, 'ObjectAlreadyExists', 'already exists: sled "BRM42100031 (913-0000019): {{added.id}}"', {
        call: 'sled_add',
        body: board,
      }),
      refused(404, 'ObjectNotFound', 'not found: sled with id "NOBODY (913-0000019)"', {
        call: 'sled_add',
        body: { ...board, serial: 'NOBODY' },
      }),
    ],
  },
]
