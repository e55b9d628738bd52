/**
 * Callers × what project screens offer: with one role and no other, what is disabled and which role it says it needs. The
 * roles are found out as the console does it, from the policies of the mock.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { screen as groups } from '../../../generated/screens/affinity-group/list.gen.tsx'
import { screen as group } from '../../../generated/screens/affinity-group/detail.gen.tsx'
import { screen as members } from '../../../generated/screens/affinity-group-member/list.gen.tsx'
import { screen as antiGroups } from '../../../generated/screens/anti-affinity-group/list.gen.tsx'
import { screen as antiGroup } from '../../../generated/screens/anti-affinity-group/detail.gen.tsx'
import { screen as antiMembers } from '../../../generated/screens/anti-affinity-group-member/list.gen.tsx'
import { screen as attached } from '../../../generated/screens/disk/attached-list.gen.tsx'
import { screen as disk } from '../../../generated/screens/disk/detail.gen.tsx'
import { screen as disks } from '../../../generated/screens/disk/list.gen.tsx'
import { screen as floatingIp } from '../../../generated/screens/floating-ip/detail.gen.tsx'
import { screen as floatingIps } from '../../../generated/screens/floating-ip/list.gen.tsx'
import { screen as image } from '../../../generated/screens/image/detail.gen.tsx'
import { screen as images } from '../../../generated/screens/image/list.gen.tsx'
import { screen as siloImage } from '../../../generated/screens/image/silo-detail.gen.tsx'
import { screen as siloImages } from '../../../generated/screens/image/silo-list.gen.tsx'
import { screen as instance } from '../../../generated/screens/instance/detail.gen.tsx'
import { screen as instances } from '../../../generated/screens/instance/list.gen.tsx'
import { screen as addresses } from '../../../generated/screens/instance-external-ip/list.gen.tsx'
import { screen as interfaces } from '../../../generated/screens/instance-network-interface/list.gen.tsx'
import { screen as projects } from '../../../generated/screens/project/list.gen.tsx'
import { screen as access } from '../../../generated/screens/project-role/list.gen.tsx'
import { screen as snapshot } from '../../../generated/screens/snapshot/detail.gen.tsx'
import { screen as snapshots } from '../../../generated/screens/snapshot/list.gen.tsx'
import type { OperationId } from '../../../src/mock/spec/operation-spec.ts'
import { roleSource } from '../../../src/app/roles/source.ts'
import { askRoles, bindRoles, lackOfRole } from '../../../src/kit/roles/roles.ts'
import type { DetailScreen, ListScreen } from '../../../src/kit/spec.ts'
import { assign, type PolicyScope } from '../../../src/mock/access/policies.ts'
import type { Snapshot } from '../../../src/mock/store/store.ts'
import { backends, type Backend, type Request } from './support/backend.ts'
import { connect, menuOf, offerOf } from './support/console.ts'
import { inShop } from './support/states.ts'

const inProject = 'project.collaborator'
const ofProject = 'project.admin'
const inSilo = 'silo.collaborator'

const groupActions = { edit: inProject, delete: inProject }
const instanceActions = {
  duplicate: inProject,
  console: inProject,
  start: inProject,
  stop: inProject,
  reboot: inProject,
  resize: inProject,
  setBootDisk: inProject,
  setAutoRestart: inProject,
  attachDisk: inProject,
  attachEphemeralIp: inProject,
  attachFloatingIp: inProject,
  addToAntiAffinityGroup: inProject,
  addToAffinityGroup: inProject,
  delete: inProject,
}

/** Screen → what it offers → the role that takes (server-behaviour §10). Everybody may copy an ID. */
const needs: readonly (readonly [ListScreen | DetailScreen, Readonly<Record<string, string>>])[] = [
  [projects, { create: inSilo, duplicate: inSilo, edit: ofProject, delete: ofProject }],
  [access, { create: ofProject, edit: ofProject, delete: ofProject }],
  [instances, { create: inProject, ...instanceActions }],
  [instance, { ...instanceActions }],
  [
    attached,
    {
      snapshot: inProject,
      makeBoot: inProject,
      clearBoot: inProject,
      detach: inProject,
    },
  ],
  [interfaces, { create: inProject, edit: inProject, makePrimary: inProject, delete: inProject }],
  [addresses, { detachFloating: inProject, detachEphemeral: inProject }],
  [disks, { create: inProject, duplicate: inProject, snapshot: inProject, delete: inProject }],
  [disk, { duplicate: inProject, snapshot: inProject, delete: inProject }],
  [snapshots, { create: inProject, duplicate: inProject, createImage: inProject, delete: inProject }],
  [snapshot, { duplicate: inProject, createImage: inProject, delete: inProject }],
  [images, { create: inProject, promote: inSilo, delete: inProject }],
  [image, { promote: inSilo, delete: inProject }],
  [siloImages, { create: inSilo, demote: inSilo, delete: inSilo }],
  [siloImage, { demote: inSilo, delete: inSilo }],
  [
    floatingIps,
    {
      create: inProject,
      duplicate: inProject,
      edit: inProject,
      attach: inProject,
      detach: inProject,
      delete: inProject,
    },
  ],
  [
    floatingIp,
    {
      duplicate: inProject,
      edit: inProject,
      attach: inProject,
      detach: inProject,
      delete: inProject,
    },
  ],
  [antiGroups, { create: inProject, duplicate: inProject, ...groupActions }],
  [antiGroup, { duplicate: inProject, ...groupActions }],
  [antiMembers, { create: inProject, delete: inProject }],
  [groups, { create: inProject, duplicate: inProject, ...groupActions }],
  [group, { duplicate: inProject, ...groupActions }],
  [members, { create: inProject, delete: inProject }],
]

/** To them the project does not exist, nor any page of it: what they lack there is not known, and nothing is disabled for it. */
const outside = [inProject, ofProject]

/** Whose refusals teach them. */
const hidden = ['nobody', 'fleet.viewer', 'fleet.collaborator', 'fleet.admin']

/** Caller, by the one role they have → which of those roles that includes. */
const callers: Readonly<Record<string, readonly string[]>> = {
  nobody: outside,
  'project.viewer': [],
  'project.collaborator': [inProject],
  'project.admin': [inProject, ofProject],
  'silo.viewer': [],
  'silo.collaborator': [inProject, ofProject, inSilo],
  'silo.admin': [inProject, ofProject, inSilo],
  // Whoever runs the system has no say in what is in projects.
  'fleet.viewer': outside,
  // The API calls them administrators of the silo, because they may change it: nothing tells them from real ones for free.
  'fleet.collaborator': [...outside, inSilo],
  'fleet.admin': [...outside, inSilo],
}

let backend: Backend
let start: Snapshot
beforeAll(async () => {
  backend = await (backends['in process']?.() ?? Promise.reject(new Error('no backend')))
  start = backend.mock.store.snapshot()
})
beforeEach(() => backend.mock.store.load(start))
afterAll(() => {
  bindRoles(undefined)
  return backend.stop()
})

/** Gives somebody without any role one role, and lets the console find out about it. */
async function callAs(caller: string): Promise<() => void> {
  const { store } = backend.mock
  const user = store.table('user').find(({ row }) => row.display_name === 'chiara-novak')?.row
  const project = store.table('project').find(({ row }) => row.name === 'web-shop')?.key
  if (user === undefined || project === undefined) throw new Error('the story is another one')
  const scopes: Readonly<Record<string, PolicyScope>> = {
    project: { level: 'project', id: project },
    silo: { level: 'silo', id: user.silo_id },
    fleet: { level: 'fleet' },
  }
  const [level = '', role] = caller.split('.')
  const scope = scopes[level]
  if (scope && (role === 'viewer' || role === 'collaborator' || role === 'admin')) {
    assign(store, scope, [{ identity_id: user.id, identity_type: 'silo_user', role_name: role }])
  }
  const disconnect = connect(backend, 'chiara-novak')
  const answers: Promise<unknown>[] = []
  bindRoles({
    ...roleSource,
    ask: (...what) => {
      const answer = roleSource.ask(...what)
      answers.push(answer.catch(() => undefined))
      return answer
    },
  })
  askRoles([inProject, inSilo], inShop)
  await Promise.all(answers)
  return disconnect
}

const params = {
  ...inShop,
  instance: 'batch',
  floatingIp: 'spare',
  antiAffinityGroup: 'front-apart',
  affinityGroup: 'together',
}
const lack = /^Requires the \w+ role on the /

/** `project.collaborator` as the console says it. */
const said: Readonly<Record<string, string>> = {
  'project.admin': 'Requires the Admin role on the project',
  'project.collaborator': 'Requires the Collaborator role on the project',
  'silo.admin': 'Requires the Admin role on the silo',
  'silo.collaborator': 'Requires the Collaborator role on the silo',
}

/** What a screen shows that needs a role; the state of the row is another matter. */
function shown(screen: ListScreen | DetailScreen): Readonly<Record<string, true | string>> {
  const row = { id: 'x', name: 'x', identityId: 'x', value: { id: 'x', name: 'x' } }
  const create = screen.kind === 'list' && screen.create ? { create: offerOf(screen.create, {}, { params }) } : {}
  const { 'copy-id': _, ...menu } = menuOf(screen, row, { params })
  const offered = Object.entries({ ...create, ...menu })
  return Object.fromEntries(offered.map(([id, reason]) => [id, lack.test(String(reason)) ? reason : true]))
}

test.each(Object.entries(callers))('%s', async (caller, has) => {
  const disconnect = await callAs(caller)
  const expected = needs.map(([screen, entries]) => [
    screen.id,
    Object.fromEntries(Object.entries(entries).map(([id, role]) => [id, has.includes(role) ? true : said[role]])),
  ])
  expect(Object.fromEntries(needs.map(([screen]) => [screen.id, shown(screen)]))).toEqual(Object.fromEntries(expected))
  disconnect()
})

/** One call for each role that something above needs. */
const calls: Readonly<Record<string, readonly [OperationId, Request]>> = {
  [inProject]: [
    'disk_create',
    {
      query: inShop,
      body: { name: 'new-one', description: '', size: 1_073_741_824, disk_source: { type: 'blank', block_size: 512 } },
    },
  ],
  [ofProject]: ['project_update', { path: inShop, body: { description: 'Other' } }],
  [inSilo]: ['project_create', { body: { name: 'new-one', description: '' } }],
}

test.each(Object.entries(callers))('%s: what is offered is accepted, and nothing else', async (caller, has) => {
  const disconnect = await callAs(caller)
  const accepted: string[] = []
  for (const [role, [call, request]] of Object.entries(calls)) {
    const { status, text } = await backend.call(call, { ...request, headers: { 'x-cairn-user': 'chiara-novak' } })
    // All that a lack of a role may lead to.
    expect([200, 201, 403, 404], text).toContain(status)
    if (status < 300) accepted.push(role)
  }
  expect(accepted).toEqual(hidden.includes(caller) ? [] : has)
  disconnect()
})

test('a role that cannot be found out disables nothing', async () => {
  const disconnect = await callAs('nobody')
  bindRoles({ ...roleSource, ask: () => Promise.reject(new Error('no answer')) })
  askRoles([inProject], inShop)
  await Promise.resolve()
  expect(lackOfRole(inProject, inShop)).toBeUndefined()
  disconnect()
})
