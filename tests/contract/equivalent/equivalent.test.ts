/** The request that the console shows is the request that it sends: every generated form and action. */
import { afterEach, describe, expect, test } from 'vitest'

import { bindClient } from '../../../src/api/binding.ts'
import { systemPolicyViewOptions } from '../../../generated/api/queries/policy.gen.ts'
import { projectPolicyViewOptions } from '../../../generated/api/queries/projects.gen.ts'
import { policyViewOptions } from '../../../generated/api/queries/silos.gen.ts'
import { siloPolicyViewOptions } from '../../../generated/api/queries/system-silos.gen.ts'
import { vpcFirewallRulesViewOptions } from '../../../generated/api/queries/vpcs.gen.ts'
import { createClient } from '../../../src/api/client.ts'
import { queryClient } from '../../../src/api/query-client.ts'
import { equivalentOf } from '../../../src/kit/equivalent/equivalent.ts'
import { terraformText } from '../../../src/kit/equivalent/terraform.ts'
import { curlText } from '../../../src/kit/equivalent/curl.ts'
import { placeholder, secretFields } from '../../../src/kit/equivalent/redact.ts'
import type { Scope } from '../../../src/kit/spec.ts'
import { hasInvisible } from '../../../src/lib/invisible.ts'
import { answerTo, keepsRow, keptScope, keptWire } from '../support/kept-rows.ts'
import { generatedWrites, type Write } from '../support/generated-writes.ts'
import { type Sent, sentBy, sentByCurl, sentByProgram } from './run.ts'
import { sampleBody, sampleFor } from './sample.ts'
import { sampleRule } from '../support/sample-rule.ts'

const origin = 'https://console.example'
const token = 'secret-of-mine'

const cases = await generatedWrites()

const scopeFor = ({ call, fields }: Write, turn: number): Scope => ({
  params: sampleFor(call, 'params') as Scope['params'],
  row: sampleFor(call, 'row'),
  parent: sampleFor(call, 'parent'),
  me: sampleFor(call, 'me'),
  form: sampleBody(fields, turn),
})

/** What was sent with the secrets of the form left out, as they are in what is shown. */
function withoutSecrets(sent: Sent, secrets: readonly string[]): Sent {
  const hide = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => hide(item, key))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, hide(item, name)]))
    const secret = secrets.find((name) => key.replaceAll('_', '') === name.toLowerCase())
    return secret !== undefined && typeof value === 'string' ? placeholder(secret) : value
  }
  return { ...sent, body: hide(sent.body) }
}

/** Without the collection: receivers of webhooks are read among those of alerts. */
const addressOf = (sent: Sent | undefined): string | undefined =>
  sent?.url.replace('/webhook-receivers/', '/alert-receivers/')

const pathOf = (sent: Sent): string | undefined => addressOf(sent)?.replace(/\?.*/, '')

test('there are forms and actions to look at', () => {
  expect(cases.length).toBeGreaterThan(90)
})

describe.each([0, 1, 2])('values, turn %i', (turn) => {
  test.each(cases.filter(({ call }) => !call.preview))('$name', async (one) => {
    const scope = scopeFor(one, turn)
    const sent = await sentBy({ baseUrl: origin, token }, () => one.call(scope))
    expect(sent).toHaveLength(1)

    const shown = equivalentOf(() => one.call(scope), { origin, secrets: secretFields(one.fields) })
    if (!shown) throw new Error('nothing is shown')
    const expected = sent.map((request) => withoutSecrets(request, shown.secrets))
    expect([sentByCurl(shown.curl, { TOKEN: token })]).toEqual(expected)
    expect(await sentByProgram(shown.typescript ?? '', { TOKEN: token })).toEqual(expected)
    expect(shown.curl + shown.typescript).not.toContain('hush')
    expect(hasInvisible(`${shown.curl}${shown.typescript}`.replaceAll('\n', ''))).toBe(false)
    expect(shown.curl + shown.typescript).not.toContain(token)
  })
})

test('what Terraform makes is written in its words, whatever the values are', () => {
  const texts = [0, 1, 2].flatMap((turn) =>
    cases.flatMap((one) => {
      // A call that reads first would go on reading behind this test, and be seen by the next one.
      const call = one.call.preview ?? one.call
      const shown = equivalentOf(() => call(scopeFor(one, turn)), { origin, secrets: secretFields(one.fields) })
      const text = shown && terraformText(shown.call)
      return text === undefined ? [] : [{ name: one.name, text }]
    }),
  )
  expect([...new Set(texts.map(({ name }) => name))].toSorted()).toEqual([
    'address_lot.create',
    'anti_affinity_group.create',
    'disk snapshot',
    'disk.create',
    'floating_ip.create',
    'internet_gateway.create',
    'project.create',
    'snapshot.create',
    'ssh_key.create',
    'vpc.create',
    'vpc_router.create',
    'vpc_router_route.create',
    'vpc_subnet.create',
  ])
  for (const { text } of texts) {
    expect(hasInvisible(text.replaceAll('\n', ''))).toBe(false)
    // Nothing of a value is a template.
    expect(text.replaceAll(/\$\$\{|%%\{/g, '')).not.toMatch(/[$%]\{/)
  }
})

describe('what changes a part of a thing reads it again, and shows what it will send if it is the same', () => {
  const keepers = cases.filter(keepsRow)
  afterEach(() => queryClient().clear())

  test('there are some', () => expect(keepers.length).toBeGreaterThan(20))

  test.each(keepers)('$name', async (one) => {
    const scope = keptScope(one)
    const sent = await sentBy(
      { baseUrl: origin, token },
      () => one.call(scope),
      (request) => answerTo(request, keptWire),
    )
    const [write, ...reads] = sent.toReversed()
    expect(write?.method).toMatch(/PUT|POST/)
    // The row that is read is the one that is written, or stands in the list there; what it lies in may have to be found first.
    expect(reads.map(({ method }) => method)).toEqual(reads.map(() => 'GET'))
    // What is written by its name is read below the address that takes it.
    const above = write?.method === 'POST' ? reads.map((read) => addressOf(read)?.replace(/\/one$/, '')) : []
    expect([...reads.flatMap((read) => [addressOf(read), pathOf(read)]), ...above]).toContain(addressOf(write))
    const shown = equivalentOf(() => one.call.preview?.(scope), { origin, secrets: secretFields(one.fields) })
    if (!shown || !write) throw new Error('nothing is shown')
    const wanted = withoutSecrets(write, shown.secrets)
    expect([sentByCurl(shown.curl, { TOKEN: token })]).toEqual([wanted])
    expect(await sentByProgram(shown.typescript ?? '', { TOKEN: token })).toEqual([wanted])
  })
})

describe('what changes one item of a set shows the whole set that it will send', () => {
  const me = { identity_id: '6d0a8d0f-3f0c-4a3a-9a53-0d4a2f1c7e01', identity_type: 'silo_user', role_name: 'viewer' }
  const you = { ...me, identity_id: '6d0a8d0f-3f0c-4a3a-9a53-0d4a2f1c7e02', role_name: 'admin' }
  const rules = [sampleRule, { ...sampleRule, name: 'allow-ssh', priority: 200 }]
  /** The sets that generated forms change: a policy, and rules. */
  const answer = { role_assignments: [me, you], rules }
  const row = { identityId: me.identity_id, identityType: me.identity_type, roleName: me.role_name }
  const read = [row, { ...row, identityId: you.identity_id, roleName: you.role_name }]
  const ofRules = (one: Write): Scope => ({
    params: { project: 'garden', vpc: 'default' },
    row: sampleRule,
    parent: {},
    me: {},
    form: one.name.endsWith('.create')
      ? { ...sampleRule, name: 'deny-web' }
      : { ...sampleRule, description: 'From the internet' },
  })
  const ofPolicy = (one: Write): Scope => ({
    params: { project: 'garden', silo: 'harbor' },
    row,
    parent: {},
    me: {},
    form: one.name.endsWith('.create')
      ? { ...row, identityId: '6d0a8d0f-3f0c-4a3a-9a53-0d4a2f1c7e03' }
      : { roleName: 'collaborator' },
  })
  const scope = (one: Write): Scope => (one.name.startsWith('vpc') ? ofRules(one) : ofPolicy(one))
  /** They replace what has their name, and ask beforehand whether there is such a thing (src/kit/queries/as-new.test.ts). */
  const byName = ['bgp_announce_set.create', 'switch_port_settings.create']
  const sets = cases.filter((one) => one.call.preview && !keepsRow(one) && !byName.includes(one.name))

  test('there are some', () =>
    expect(sets.map(({ name }) => name).sort()).toEqual([
      'fleet-role delete',
      'fleet_role.create',
      'fleet_role.edit',
      'project-role delete',
      'project_role.create',
      'project_role.edit',
      'silo-access delete',
      'silo-role delete',
      'silo_access.create',
      'silo_access.edit',
      'silo_role.create',
      'silo_role.edit',
      'vpc-firewall-rule delete',
      'vpc_firewall_rule.create',
      'vpc_firewall_rule.edit',
    ]))

  test.each(sets)('$name', async (one) => {
    const sent = await sentBy(
      { baseUrl: origin, token },
      () => one.call(scope(one)),
      () => answer,
    )
    // By which method it writes is the contract's affair.
    expect(sent.map(({ method }) => (method === 'GET' ? 'read' : 'written'))).toEqual(['read', 'written'])
    const before = bindClient(createClient({ baseUrl: origin, token }))
    try {
      // What a list has read before.
      for (const { queryKey } of [
        systemPolicyViewOptions(),
        policyViewOptions(),
        siloPolicyViewOptions({ path: { silo: 'harbor' } }),
        projectPolicyViewOptions({ path: { project: 'garden' } }),
      ])
        queryClient().setQueryData<unknown>(queryKey, { roleAssignments: read })
      const { queryKey } = vpcFirewallRulesViewOptions({ query: { project: 'garden', vpc: 'default' } })
      queryClient().setQueryData<unknown>(queryKey, { rules })
      const shown = equivalentOf(() => one.call.preview?.(scope(one)), { origin, secrets: new Set() })
      if (!shown) throw new Error('nothing is shown')
      expect([sentByCurl(shown.curl, { TOKEN: token })]).toEqual([sent[1]])
      expect(await sentByProgram(shown.typescript ?? '', { TOKEN: token })).toEqual([sent[1]])
    } finally {
      bindClient(before)
      queryClient().clear()
    }
  })
})

describe('a delete character in a value does not end the word where the command is pasted', () => {
  const value = "ok'\u007F; touch owned #\u0008\u001B[A\u0085\u202E\u200B\u2028"
  const curlOf = (type: string, body: string) =>
    curlText({ url: `${origin}/v1/x`, init: { method: 'POST', headers: new Headers({ 'content-type': type }), body } })

  /** Far from both ends. */
  const long = `${'a'.repeat(3_000)}${value}${'b'.repeat(3_000)}`

  test.each([
    ['JSON', 'application/json', JSON.stringify({ value }), { value }],
    ['plain text', 'text/plain', `a\\b ${value}`, `a\\b ${value}`],
    ['JSON of 6,000 characters', 'application/json', JSON.stringify({ long }), { long }],
    ['regression: plain text of 6,000 characters was looked at near its ends only', 'text/plain', long, long],
  ])('%s', (_, type, body, sent) => {
    const command = curlOf(type, body)
    expect(hasInvisible(command.replaceAll('\n', ''))).toBe(false)
    // Escapes byte by byte are not for every sh.
    expect(sentByCurl(command, { TOKEN: token }, 'bash').body).toEqual(sent)
  })
})
