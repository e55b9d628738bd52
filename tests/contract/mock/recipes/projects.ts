import { ok, refused, type Recipe } from '../support/recipe.ts'

const nil = '00000000-0000-4000-8000-00000000dead'

/** server-behaviour §11, §0.2, §0.3. */
export const projects: readonly Recipe[] = [
  {
    name: 'a project is made, found, changed and deleted',
    steps: [
      ok({
        call: 'project_create',
        body: { name: 'orchard', description: 'Trees' },
        status: 201,
        as: 'made',
        answer: { name: 'orchard', description: 'Trees' },
      }),
      ok({
        call: 'project_list',
        query: { limit: 2 },
        answer: { items: [{ name: 'data-lake' }, { name: 'orchard' }] },
      }),
      ok({ call: 'project_view', path: { project: 'orchard' }, answer: { id: '{{made.id}}' } }),
      ok({ call: 'project_view', path: { project: '{{made.id}}' }, answer: { name: 'orchard' } }),
      ok({
        call: 'project_update',
        path: { project: 'orchard' },
        body: { description: 'Old trees' },
        answer: { name: 'orchard', description: 'Old trees' },
      }),
      ok({
        call: 'project_update',
        path: { project: 'orchard' },
        body: { name: 'grove', description: null },
        answer: { id: '{{made.id}}', name: 'grove', description: 'Old trees' },
      }),
      refused(404, 'ObjectNotFound', 'not found: project with name "orchard"', {
        call: 'project_view',
        path: { project: 'orchard' },
      }),
      // The default VPC, and the subnet in it, have to go first.
      refused(400, 'InvalidRequest', 'project to be deleted contains a vpc: default', {
        call: 'project_delete',
        path: { project: 'grove' },
      }),
      ok({
        call: 'vpc_subnet_delete',
        path: { subnet: 'default' },
        query: { project: 'grove', vpc: 'default' },
        status: 204,
      }),
      ok({ call: 'vpc_delete', path: { vpc: 'default' }, query: { project: 'grove' }, status: 204 }),
      ok({ call: 'project_delete', path: { project: 'grove' }, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: project with name "grove"', {
        call: 'project_view',
        path: { project: 'grove' },
      }),
      refused(404, 'ObjectNotFound', 'not found: project with id "{{made.id}}"', {
        call: 'project_delete',
        path: { project: '{{made.id}}' },
      }),
      ok({ call: 'project_create', body: { name: 'grove', description: '' }, status: 201 }),
    ],
  },
  {
    name: 'a project starts with a network',
    steps: [
      ok({ call: 'project_create', body: { name: 'orchard', description: '' }, status: 201, as: 'made' }),
      ok({
        call: 'vpc_list',
        query: { project: 'orchard' },
        answer: {
          items: [{ name: 'default', description: 'Default VPC', dns_name: 'default', project_id: '{{made.id}}' }],
          next_page: null,
        },
      }),
      ok({
        call: 'vpc_subnet_list',
        query: { project: 'orchard', vpc: 'default' },
        answer: {
          items: [{ name: 'default', description: 'The default subnet for default', ipv4_block: '172.30.0.0/22' }],
        },
      }),
      ok({
        call: 'vpc_router_route_list',
        query: { project: 'orchard', vpc: 'default', router: 'system' },
        answer: {
          items: [
            { name: 'default', kind: 'vpc_subnet' },
            { name: 'default-v4', kind: 'default' },
            { name: 'default-v6', kind: 'default' },
          ],
        },
      }),
      ok({
        call: 'internet_gateway_list',
        query: { project: 'orchard', vpc: 'default' },
        answer: { items: [{ name: 'default' }] },
      }),
      ok({
        call: 'vpc_firewall_rules_view',
        query: { project: 'orchard', vpc: 'default' },
        answer: {
          rules: [{ name: 'allow-icmp' }, { name: 'allow-internal-inbound' }, { name: 'allow-ssh' }],
        },
      }),
      // An instance is made there at once.
      ok({
        call: 'instance_create',
        query: { project: 'orchard' },
        body: { name: 'tree', description: '', hostname: 'tree', ncpus: 1, memory: 1_073_741_824 },
        status: 201,
      }),
      ok({
        call: 'instance_network_interface_list',
        query: { project: 'orchard', instance: 'tree' },
        answer: { items: [{ ip: '172.30.0.5' }] },
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'project_create',
        headers: { 'x-cairn-user': 'lena-brandt' },
        body: { name: 'grove', description: '' },
      }),
    ],
  },
  {
    name: 'a project name is taken once',
    steps: [
      refused(400, 'ObjectAlreadyExists', 'already exists: project "sandbox"', {
        call: 'project_create',
        body: { name: 'sandbox', description: '' },
      }),
      ok({ call: 'project_create', body: { name: 'orchard', description: '' }, status: 201 }),
      refused(400, 'ObjectAlreadyExists', 'already exists: project "sandbox"', {
        call: 'project_update',
        path: { project: 'orchard' },
        body: { name: 'sandbox' },
      }),
      ok({
        call: 'project_update',
        path: { project: 'orchard' },
        body: { name: 'orchard' },
        answer: { name: 'orchard' },
      }),
      // Another silo's name is no obstacle.
      ok({ call: 'project_create', body: { name: 'tides', description: '' }, status: 201 }),
    ],
  },
  {
    name: 'names are judged while the body is read',
    steps: (
      [
        ['Orchard', 'name must begin with an ASCII lowercase character', 17],
        [
          'oRchard',
          'name contains invalid character: "R" (allowed characters are lowercase ASCII, digits, and "-")',
          17,
        ],
        [
          'or_chard',
          'name contains invalid character: "_" (allowed characters are lowercase ASCII, digits, and "-")',
          18,
        ],
        ['orchard-', 'name cannot end with "-"', 18],
        ['', 'name requires at least one character', 10],
        ['a'.repeat(64), 'name may contain at most 63 characters', 74],
        ['a0000000-0000-4000-8000-000000000000', 'name cannot be a UUID to avoid ambiguity with IDs', 46],
      ] as const
    ).map(([name, reason, column]) =>
      refused(400, null, `unable to parse JSON body: name: ${reason} at line 1 column ${column}`, {
        call: 'project_create',
        body: { name, description: '' },
      }),
    ),
  },
  {
    name: 'bodies that cannot be read say where',
    steps: [
      refused(400, null, 'unable to parse JSON body: missing field `description` at line 1 column 18', {
        call: 'project_create',
        raw: '{"name":"orchard"}',
      }),
      refused(400, null, 'unable to parse JSON body: missing field `description` at line 1 column 2', {
        call: 'project_create',
        raw: '{}',
      }),
      refused(
        400,
        null,
        'unable to parse JSON body: description: invalid type: integer `3`, expected a string at line 3 column 18',
        {
          call: 'project_create',
          raw: '{\n  "name": "orchard",\n  "description": 3\n}',
        },
      ),
      refused(400, null, 'unable to parse JSON body: EOF while parsing a value at line 1 column 0', {
        call: 'project_create',
        raw: '',
      }),
      refused(400, null, 'unable to parse JSON body: EOF while parsing an object at line 1 column 1', {
        call: 'project_create',
        raw: '{',
      }),
      refused(400, null, 'unable to parse JSON body: expected value at line 1 column 1', {
        call: 'project_create',
        raw: 'hello',
      }),
      refused(400, null, 'unable to parse JSON body: trailing comma at line 1 column 9', {
        call: 'project_create',
        raw: '{"a": 1,}',
      }),
      refused(400, null, 'unable to parse JSON body: trailing characters at line 1 column 4', {
        call: 'project_create',
        raw: '{} x',
      }),
      refused(400, null, 'expected content type "application/json", got "text/plain"', {
        call: 'project_create',
        raw: '{}',
        headers: { 'content-type': 'text/plain' },
      }),
      refused(400, null, 'request body exceeded maximum size of 1048576 bytes', {
        call: 'project_create',
        body: { name: 'orchard', description: 'x'.repeat(1_048_600) },
      }),
    ],
  },
  {
    name: 'selectors are names or ids',
    steps: [
      refused(404, 'ObjectNotFound', `not found: project with id "${nil}"`, {
        call: 'project_view',
        path: { project: nil },
      }),
      refused(400, null, 'bad parameter in URL path: data did not match any variant of untagged enum NameOrId', {
        call: 'project_view',
        path: { project: 'Not a name' },
      }),
      // Of another silo: not there.
      refused(404, 'ObjectNotFound', 'not found: project with name "tides"', {
        call: 'project_view',
        path: { project: 'tides' },
      }),
      ok({
        call: 'project_list',
        headers: { 'x-cairn-user': 'farah-idris' },
        answer: { items: [{ name: 'tides' }], next_page: null },
      }),
    ],
  },
  {
    name: 'a project must be empty to go',
    steps: [
      refused(400, 'InvalidRequest', 'project to be deleted contains an instance: web-1', {
        call: 'project_delete',
        path: { project: 'web-shop' },
      }),
      ok({ call: 'project_create', body: { name: 'orchard', description: '' }, status: 201 }),
      ok({
        call: 'vpc_create',
        query: { project: 'orchard' },
        body: { name: 'roots', description: '', dns_name: 'roots' },
        status: 201,
      }),
      refused(400, 'InvalidRequest', 'project to be deleted contains a vpc: default', {
        call: 'project_delete',
        path: { project: 'orchard' },
      }),
      ...(
        [
          ['anti_affinity_group_create', 'apart'],
          ['affinity_group_create', 'close'],
        ] as const
      ).map(([call, name]) =>
        ok({
          call,
          query: { project: 'orchard' },
          body: { name, description: '', policy: 'allow', failure_domain: 'sled' },
          status: 201,
        }),
      ),
      ok({
        call: 'floating_ip_create',
        query: { project: 'orchard' },
        body: { name: 'well', description: '' },
        status: 201,
      }),
      refused(400, 'InvalidRequest', 'project to be deleted contains a floating ip: well', {
        call: 'project_delete',
        path: { project: 'orchard' },
      }),
      ok({
        call: 'disk_create',
        query: { project: 'orchard' },
        body: { name: 'log', description: '', size: 1_073_741_824, disk_source: { type: 'blank', block_size: 512 } },
        status: 201,
      }),
      refused(400, 'InvalidRequest', 'project to be deleted contains a disk: log', {
        call: 'project_delete',
        path: { project: 'orchard' },
      }),
      ok({ call: 'disk_delete', path: { disk: 'log' }, query: { project: 'orchard' }, status: 204 }),
      ok({ call: 'floating_ip_delete', path: { floating_ip: 'well' }, query: { project: 'orchard' }, status: 204 }),
      ...['roots', 'default'].flatMap((vpc) => [
        ok({
          call: 'vpc_subnet_delete',
          path: { subnet: 'default' },
          query: { project: 'orchard', vpc },
          status: 204,
        }),
        ok({ call: 'vpc_delete', path: { vpc }, query: { project: 'orchard' }, status: 204 }),
      ]),
      refused(400, 'InvalidRequest', 'project to be deleted contains an affinity group: close', {
        call: 'project_delete',
        path: { project: 'orchard' },
      }),
      ok({
        call: 'affinity_group_delete',
        path: { affinity_group: 'close' },
        query: { project: 'orchard' },
        status: 204,
      }),
      refused(400, 'InvalidRequest', 'project to be deleted contains an anti affinity group: apart', {
        call: 'project_delete',
        path: { project: 'orchard' },
      }),
      ok({
        call: 'anti_affinity_group_delete',
        path: { anti_affinity_group: 'apart' },
        query: { project: 'orchard' },
        status: 204,
      }),
      ok({ call: 'project_delete', path: { project: 'orchard' }, status: 204 }),
    ],
  },
]
