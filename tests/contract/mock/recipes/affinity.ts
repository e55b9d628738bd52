import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'

const inShop = { project: 'web-shop' }
const inLake = { project: 'data-lake' }
const nil = '00000000-0000-4000-8000-00000000dead'

/** server-behaviour §1: both kinds behave alike, apart from their words. */
const kinds = [
  {
    param: 'anti_affinity_group',
    type: 'anti-affinity-group',
    member: 'anti-affinity-group-member',
    group: 'Anti-affinity',
    plain: 'anti-affinity',
    // In the story.
    seeded: 'front-apart',
    seededMembers: ['web-1', 'web-2'],
    seededIn: inShop,
    running: 'web-1',
    make: 'anti_affinity_group_create',
    list: 'anti_affinity_group_list',
    view: 'anti_affinity_group_view',
    update: 'anti_affinity_group_update',
    remove: 'anti_affinity_group_delete',
    members: 'anti_affinity_group_member_list',
    add: 'anti_affinity_group_member_instance_add',
    memberView: 'anti_affinity_group_member_instance_view',
    leave: 'anti_affinity_group_member_instance_delete',
    ofInstance: 'instance_anti_affinity_group_list',
  },
  {
    param: 'affinity_group',
    type: 'affinity-group',
    member: 'affinity-group-member',
    group: 'Affinity',
    plain: 'affinity',
    seeded: 'lake-together',
    seededMembers: ['ingest', 'query'],
    seededIn: inLake,
    running: 'query',
    make: 'affinity_group_create',
    list: 'affinity_group_list',
    view: 'affinity_group_view',
    update: 'affinity_group_update',
    remove: 'affinity_group_delete',
    members: 'affinity_group_member_list',
    add: 'affinity_group_member_instance_add',
    memberView: 'affinity_group_member_instance_view',
    leave: 'affinity_group_member_instance_delete',
    ofInstance: 'instance_affinity_group_list',
  },
] as const

type Kind = (typeof kinds)[number]

const body = { name: 'spread', description: '', policy: 'allow', failure_domain: 'sled' }
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

const machine = (name: string): Step =>
  ok({
    call: 'instance_create',
    query: inShop,
    body: {
      name,
      description: '',
      hostname: name,
      ncpus: 1,
      memory: 1_073_741_824,
      start: false,
      network_interfaces: { type: 'none' },
    },
    status: 201,
  })

const groups = (kind: Kind): Recipe => ({
  name: `an ${kind.type} is made, found, changed and deleted`,
  steps: [
    ok({ call: kind.make, query: inShop, body, status: 201, as: 'made', answer: body }),
    refused(400, 'ObjectAlreadyExists', `already exists: ${kind.type} "spread"`, {
      call: kind.make,
      query: inShop,
      body,
    }),
    // The same name in another project is another group.
    ok({ call: kind.make, query: inLake, body, status: 201 }),
    ok({ call: kind.list, query: { ...inShop, sort_by: 'name_descending' }, answer: { next_page: null } }),
    ok({ call: kind.view, path: { [kind.param]: '{{made.id}}' }, answer: { name: 'spread' } }),
    ok({
      call: kind.update,
      path: { [kind.param]: 'spread' },
      query: inShop,
      body: { name: 'apart', description: 'Far' },
      answer: { name: 'apart', description: 'Far', policy: 'allow', failure_domain: 'sled' },
    }),
    ok({ call: kind.remove, path: { [kind.param]: 'apart' }, query: inShop, status: 204 }),
    refused(404, 'ObjectNotFound', `not found: ${kind.type} with name "apart"`, {
      call: kind.view,
      path: { [kind.param]: 'apart' },
      query: inShop,
    }),
    refused(404, 'ObjectNotFound', `not found: ${kind.type} with id "${nil}"`, {
      call: kind.update,
      path: { [kind.param]: nil },
      body: {},
    }),
    refused(400, 'InvalidRequest', `${kind.param} should either be UUID or project should be specified`, {
      call: kind.view,
      path: { [kind.param]: 'spread' },
    }),
    refused(400, 'InvalidRequest', `when providing ${kind.param} as an ID, project should not be specified`, {
      call: kind.view,
      path: { [kind.param]: '{{made.id}}' },
      query: inShop,
    }),
    ...(['policy', 'failure_domain', 'description', 'name'] as const).map((field) => {
      const { [field]: _, ...rest } = body
      const column = JSON.stringify(rest).length
      return refused(400, null, `unable to parse JSON body: missing field \`${field}\` at line 1 column ${column}`, {
        call: kind.make,
        query: inShop,
        body: rest,
      })
    }),
  ],
})

const members = (kind: Kind): Recipe => ({
  name: `instances join and leave an ${kind.type}`,
  steps: [
    ok({
      call: kind.members,
      path: { [kind.param]: kind.seeded },
      query: kind.seededIn,
      answer: {
        items: kind.seededMembers.map((name) => ({ type: 'instance', value: { name } })),
        next_page: null,
      },
    }),
    ok({
      call: kind.members,
      path: { [kind.param]: kind.seeded },
      query: { ...kind.seededIn, sort_by: 'name_descending', limit: 1 },
      answer: { items: [{ value: { name: kind.seededMembers[1] } }] },
    }),
    ok({ call: kind.make, query: inShop, body, status: 201, as: 'group' }),
    ok({ call: 'instance_view', path: { instance: 'batch' }, query: inShop, as: 'batch' }),
    ok({
      call: kind.add,
      path: { [kind.param]: 'spread', instance: 'batch' },
      query: inShop,
      status: 201,
      answer: { type: 'instance', value: { id: '{{batch.id}}', name: 'batch', run_state: 'stopped' } },
    }),
    refused(400, 'ObjectAlreadyExists', `already exists: ${kind.member} "{{batch.id}}"`, {
      call: kind.add,
      path: { [kind.param]: '{{group.id}}', instance: '{{batch.id}}' },
    }),
    // The state is the one that the instance has now; a running one cannot join, but stays.
    ok({ call: 'instance_start', path: { instance: 'batch' }, query: inShop, status: 202 }),
    ok({
      call: kind.memberView,
      path: { [kind.param]: 'spread', instance: 'batch' },
      query: inShop,
      answer: { type: 'instance', value: { name: 'batch', run_state: 'starting' } },
    }),
    ok({
      call: kind.ofInstance,
      path: { instance: 'batch' },
      query: inShop,
      answer: { items: [{ id: '{{group.id}}', name: 'spread', policy: 'allow' }], next_page: null },
    }),
    refused(400, 'InvalidRequest', `Instance cannot be added to ${kind.plain} group with reservation`, {
      call: kind.add,
      path: { [kind.param]: 'spread', instance: 'db-primary' },
      query: inShop,
    }),
    // Whether it holds a placement is asked before whether it is a member.
    refused(400, 'InvalidRequest', `Instance cannot be added to ${kind.plain} group with reservation`, {
      call: kind.add,
      path: { [kind.param]: 'spread', instance: 'batch' },
      query: inShop,
    }),
    ok({ call: kind.leave, path: { [kind.param]: 'spread', instance: 'batch' }, query: inShop, status: 204 }),
    refused(404, 'ObjectNotFound', `not found: ${kind.member} with id "{{batch.id}}"`, {
      call: kind.leave,
      path: { [kind.param]: 'spread', instance: 'batch' },
      query: inShop,
    }),
    refused(404, 'ObjectNotFound', `not found: ${kind.member} with id "{{batch.id}}"`, {
      call: kind.memberView,
      path: { [kind.param]: 'spread', instance: 'batch' },
      query: inShop,
    }),
    refused(404, 'ObjectNotFound', `not found: ${kind.type} with name "nothing"`, {
      call: kind.add,
      path: { [kind.param]: 'nothing', instance: 'batch' },
      query: inShop,
    }),
    refused(404, 'ObjectNotFound', 'not found: instance with name "nothing"', {
      call: kind.add,
      path: { [kind.param]: 'spread', instance: 'nothing' },
      query: inShop,
    }),
    // One project serves both selectors: a name beside an id fails.
    refused(400, 'InvalidRequest', 'when providing instance as an ID project should not be specified', {
      call: kind.add,
      path: { [kind.param]: 'spread', instance: '{{batch.id}}' },
      query: inShop,
    }),
  ],
})

const fates = (kind: Kind): Recipe => ({
  name: `what becomes of members of an ${kind.type}`,
  steps: [
    ok({ call: kind.make, query: inShop, body, status: 201 }),
    machine('extra-1'),
    ok({ call: kind.add, path: { [kind.param]: 'spread', instance: 'batch' }, query: inShop, status: 201 }),
    ok({ call: kind.add, path: { [kind.param]: 'spread', instance: 'extra-1' }, query: inShop, status: 201 }),
    // A deleted instance leaves its groups.
    ok({ call: 'instance_delete', path: { instance: 'extra-1' }, query: inShop, status: 204 }),
    ok({
      call: kind.members,
      path: { [kind.param]: 'spread' },
      query: inShop,
      answer: { items: [{ value: { name: 'batch' } }], next_page: null },
    }),
    // A deleted group leaves its members alone.
    ok({ call: kind.remove, path: { [kind.param]: 'spread' }, query: inShop, status: 204 }),
    ok({ call: 'instance_view', path: { instance: 'batch' }, query: inShop }),
    ok({
      call: kind.ofInstance,
      path: { instance: 'batch' },
      query: inShop,
      answer: { items: [], next_page: null },
    }),
  ],
})

const limits = (kind: Kind): Recipe => ({
  name: `an ${kind.type} has 32 members, an instance is in 16 of them`,
  steps: [
    ok({ call: kind.make, query: inShop, body, status: 201 }),
    ...numbers(33).map((n) => machine(`m-${n}`)),
    ...numbers(32).map((n) =>
      ok({ call: kind.add, path: { [kind.param]: 'spread', instance: `m-${n}` }, query: inShop, status: 201 }),
    ),
    refused(400, 'InvalidRequest', `${kind.group} group already has maximum allowed members (32)`, {
      call: kind.add,
      path: { [kind.param]: 'spread', instance: 'm-33' },
      query: inShop,
    }),
    // A full group is noticed before a membership is.
    refused(400, 'InvalidRequest', `${kind.group} group already has maximum allowed members (32)`, {
      call: kind.add,
      path: { [kind.param]: 'spread', instance: 'm-1' },
      query: inShop,
    }),
    ...numbers(17).map((n) => ok({ call: kind.make, query: inShop, body: { ...body, name: `g-${n}` }, status: 201 })),
    ...numbers(16).map((n) =>
      ok({ call: kind.add, path: { [kind.param]: `g-${n}`, instance: 'm-33' }, query: inShop, status: 201 }),
    ),
    refused(400, 'InvalidRequest', `Instance already belongs to maximum allowed ${kind.plain} groups (16)`, {
      call: kind.add,
      path: { [kind.param]: 'g-17', instance: 'm-33' },
      query: inShop,
    }),
  ],
})

/** Groups at the moment of starting: three sleds take instances, the fourth does not. */
const placement: readonly Recipe[] = [
  {
    name: 'instances that must be apart start on three sleds and no fourth time',
    steps: [
      ok({
        call: 'anti_affinity_group_create',
        query: inShop,
        body: { ...body, policy: 'fail' },
        status: 201,
      }),
      ...numbers(4).flatMap((n) => [
        machine(`m-${n}`),
        ok({
          call: 'anti_affinity_group_member_instance_add',
          path: { anti_affinity_group: 'spread', instance: `m-${n}` },
          query: inShop,
          status: 201,
        }),
      ]),
      ...numbers(3).map((n) =>
        ok({ call: 'instance_start', path: { instance: `m-${n}` }, query: inShop, status: 202 }),
      ),
      refused(
        507,
        'InsufficientCapacity',
        'Insufficient capacity: Failed to place instance: Could not find any valid sled on which this instance can be placed',
        { call: 'instance_start', path: { instance: 'm-4' }, query: inShop },
      ),
      // One that stopped makes room, and the group may be left at any time.
      ok({ call: 'instance_stop', path: { instance: 'm-1' }, query: inShop, status: 202 }),
      ok({ call: 'instance_start', path: { instance: 'm-4' }, query: inShop, status: 202, after: 3000 }),
    ],
  },
  {
    name: 'where being apart is a wish, all of them start',
    steps: [
      ok({ call: 'anti_affinity_group_create', query: inShop, body, status: 201 }),
      ...numbers(4).flatMap((n) => [
        machine(`m-${n}`),
        ok({
          call: 'anti_affinity_group_member_instance_add',
          path: { anti_affinity_group: 'spread', instance: `m-${n}` },
          query: inShop,
          status: 201,
        }),
        ok({ call: 'instance_start', path: { instance: `m-${n}` }, query: inShop, status: 202 }),
      ]),
    ],
  },
]

const states = (kind: Kind): Recipe => {
  const instance = { path: { instance: kind.running }, query: kind.seededIn, status: 202 }
  const list = { call: kind.members, path: { [kind.param]: kind.seeded }, query: kind.seededIn }
  const listed = (state: string): unknown => ({
    items: kind.seededMembers.map((name) => ({
      value: { name, ...(name === kind.running ? { run_state: state } : {}) },
    })),
  })
  return {
    name: `members of an ${kind.type} tell the state of their instance`,
    steps: [
      ok({ ...list, answer: listed('running') }),
      ok({ call: 'instance_reboot', ...instance }),
      ok({ ...list, answer: listed('rebooting') }),
      ok({ call: 'instance_stop', ...instance, after: 5000 }),
      ok({ ...list, answer: listed('stopping') }),
    ],
  }
}

export const affinity: readonly Recipe[] = [
  ...kinds.flatMap((kind) => [groups(kind), members(kind), states(kind), fates(kind), limits(kind)]),
  ...placement,
]
