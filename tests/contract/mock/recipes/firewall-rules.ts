import { as } from '../support/cast.ts'
import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'

const inBackend = { vpc: 'backend', project: 'web-shop' }

const rule = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  name,
  description: '',
  status: 'enabled',
  direction: 'inbound',
  targets: [],
  filters: {},
  action: 'deny',
  priority: 10,
  ...more,
})

/** One more than a list may have. */
const many = (value: unknown) => Array.from({ length: 257 }, () => value)

const put = (...rules: unknown[]): Omit<Step, 'status'> => ({
  call: 'vpc_firewall_rules_update',
  query: inBackend,
  body: { rules },
})

const ports = (...list: string[]) => put(rule('one', { filters: { ports: list } }))
const icmp = (code: string) =>
  put(rule('one', { filters: { protocols: [{ type: 'icmp', value: { icmp_type: 8, code } }] } }))

/** server-behaviour §23.4. */
export const firewallRules: readonly Recipe[] = [
  {
    name: 'firewall rules are replaced as a whole',
    steps: [
      ok({
        call: 'vpc_firewall_rules_view',
        query: inBackend,
        answer: { rules: [{ name: 'allow-icmp' }, { name: 'allow-internal-inbound' }, { name: 'allow-ssh' }] },
      }),
      ok({
        ...put(
          rule('web', {
            targets: [
              { type: 'subnet', value: 'stock' },
              { type: 'instance', value: 'not-there' },
              { type: 'ip', value: '10.20.0.9' },
            ],
            filters: {
              hosts: [
                { type: 'ip_net', value: '10.0.0.0/8' },
                { type: 'vpc', value: 'elsewhere' },
              ],
              protocols: [{ type: 'udp' }, { type: 'icmp', value: { icmp_type: 3, code: '0-3' } }],
              ports: ['443', '8000-8080'],
            },
            action: 'allow',
            priority: 65_535,
          }),
          rule('all', { direction: 'outbound', status: 'disabled', priority: 0 }),
        ),
        as: 'first',
        answer: {
          rules: [
            { name: 'all', direction: 'outbound', status: 'disabled', priority: 0, filters: {} },
            {
              name: 'web',
              targets: [
                { type: 'subnet', value: 'stock' },
                { type: 'instance', value: 'not-there' },
                { type: 'ip', value: '10.20.0.9' },
              ],
              filters: {
                hosts: [
                  { type: 'ip_net', value: '10.0.0.0/8' },
                  { type: 'vpc', value: 'elsewhere' },
                ],
                protocols: [{ type: 'udp' }, { type: 'icmp', value: { icmp_type: 3, code: '0-3' } }],
                ports: ['443', '8000-8080'],
              },
              action: 'allow',
              priority: 65_535,
            },
          ],
        },
      }),
      ok({
        call: 'vpc_firewall_rules_view',
        query: inBackend,
        answer: { rules: [{ id: '{{first.rules.0.id}}' }, { id: '{{first.rules.1.id}}' }] },
      }),
      // The same rules once more are new ones; an empty list, or none, clears.
      ok({ ...put(rule('all')), after: 1000, answer: { rules: [{ time_created: '2026-01-01T00:00:01.000Z' }] } }),
      ok({ ...put(), answer: { rules: [] } }),
      ok({ ...put(rule('all')), answer: { rules: [{ name: 'all' }] } }),
      ok({ call: 'vpc_firewall_rules_update', query: inBackend, body: {}, answer: { rules: [] } }),
      ok({ call: 'vpc_firewall_rules_view', query: inBackend, answer: { rules: [] } }),
    ],
  },
  {
    name: 'firewall rules that cannot be',
    steps: [
      refused(
        400,
        'InvalidValue',
        'unsupported value for "rules": Rule names must be unique. Duplicates: ["b"]',
        put(rule('b'), rule('a'), rule('b')),
      ),
      refused(
        400,
        'InvalidValue',
        'unsupported value for "l4_port_range": range has larger start value than end value',
        ports('22', '200-100'),
      ),
      refused(
        400,
        'InvalidValue',
        'unsupported value for "code": range has larger start value than end value',
        icmp('3-0'),
      ),
      refused(
        400,
        null,
        'unable to parse JSON body: rules[0].filters.ports[0]: number would be zero for non-zero type',
        ports('0'),
      ),
      refused(
        400,
        null,
        'unable to parse JSON body: rules[0].filters.ports[1]: number too large to fit in target type',
        ports('1', '1-65536'),
      ),
      refused(
        400,
        null,
        'unable to parse JSON body: rules[0].filters.protocols[0].value.code: number too large to fit in target type',
        icmp('256'),
      ),
      ...(
        [
          ['-200', 'range has no start value', 121],
          ['100-', 'range has no end value', 121],
          ['ssh', 'invalid digit found in string', 120],
        ] as const
      ).map(([port, reason, column]) =>
        refused(
          400,
          null,
          `unable to parse JSON body: rules[0].filters.ports[0]: ${reason} at line 1 column ${column}`,
          ports(port),
        ),
      ),
      ...(
        [
          ['rules', 1024, Array.from({ length: 1025 }, (_, index) => rule(`rule-${index}`))],
          ['targets', 256, [rule('one', { targets: many({ type: 'ip', value: '10.0.0.1' }) })]],
          ['filters.hosts', 256, [rule('one', { filters: { hosts: many({ type: 'vpc', value: 'a' }) } })]],
          ['filters.ports', 256, [rule('one', { filters: { ports: many('22') } })]],
          ['filters.protocols', 256, [rule('one', { filters: { protocols: many({ type: 'tcp' }) } })]],
        ] as const
      ).map(([label, max, rules]) =>
        refused(400, 'InvalidValue', `unsupported value for "${label}": max length ${max}`, put(...rules)),
      ),
      { ...ports(''), status: 400 },
      { ...put(rule('one', { priority: 65_536 })), status: 400 },
      { ...put(rule('One')), status: 400 },
      { ...put({ name: 'one' }), status: 400 },
      refused(404, 'ObjectNotFound', 'not found: vpc with name "nowhere"', {
        call: 'vpc_firewall_rules_update',
        query: { vpc: 'nowhere', project: 'web-shop' },
        body: { rules: [] },
      }),
      refused(404, 'ObjectNotFound', 'not found: vpc with name "nowhere"', {
        call: 'vpc_firewall_rules_view',
        query: { vpc: 'nowhere', project: 'web-shop' },
      }),
      refused(400, 'InvalidRequest', 'vpc should either be an ID or project should be specified', {
        call: 'vpc_firewall_rules_view',
        query: { vpc: 'backend' },
      }),
      refused(400, null, 'unable to parse query string: missing field `vpc`', {
        call: 'vpc_firewall_rules_view',
        query: { project: 'web-shop' },
      }),
    ],
  },
  {
    name: 'who may do what with firewall rules',
    steps: [
      ok({ call: 'vpc_firewall_rules_view', query: inBackend, headers: as.viewer }),
      refused(403, 'Forbidden', 'Forbidden', { ...put(), headers: as.viewer }),
      ok({ ...put(), headers: as.worker }),
      refused(404, 'ObjectNotFound', 'not found: vpc with name "backend"', {
        call: 'vpc_firewall_rules_view',
        query: inBackend,
        headers: as.stranger,
      }),
    ],
  },
]
