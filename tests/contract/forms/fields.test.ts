/**
 * Every field of every generated form and action, by its kind: lists whose items must be unique, ranges of addresses, and what
 * the server says of a body that it could not read.
 */
import { describe, expect, test } from 'vitest'

import { ApiError } from '../../../src/api/errors.ts'
import { initialValues, rawOf } from '../../../src/kit/form/raw.ts'
import { placeRefusals } from '../../../src/kit/form/refusal.ts'
import { validate } from '../../../src/kit/form/validate.ts'
import type { FormField, Widget } from '../../../src/kit/spec.ts'
import { sampleBody } from '../equivalent/sample.ts'
import { generatedShown, generatedWrites } from '../support/generated-writes.ts'

const allShown = await generatedShown()
const forms = (await generatedWrites()).filter(({ fields }) => fields.length > 0)

interface Found {
  name: string
  field: FormField
  /** The fields beside it, itself included. */
  siblings: readonly FormField[]
}

/** All fields, those inside of groups, unions, lists and maps as well. */
const fields = forms.flatMap(({ name, fields: own }) => inside(own, name))

function inside(siblings: readonly FormField[], at: string): Found[] {
  return siblings.flatMap((field) => {
    const name = `${at} ${field.id}`
    return [{ name, field, siblings }, ...groupsIn(field.widget).flatMap((group) => inside(group, name))]
  })
}

function groupsIn(widget: Widget): (readonly FormField[])[] {
  if (widget.kind === 'group') return [widget.fields]
  if (widget.kind === 'union') return widget.variants.map((variant) => variant.fields)
  if (widget.kind === 'list') return groupsIn(widget.item.widget)
  return widget.kind === 'map' ? groupsIn(widget.value.widget) : []
}

/** By heart: what tells items apart that have more than a value. All others must not be equal. */
const keyed: Readonly<Record<string, readonly string[]>> = {
  'silo.create tlsCertificates': ['name'],
  'switch_port_settings.create bgpPeers': ['addr', 'interfaceName'],
  'switch_port_settings.create links': ['linkName'],
  'switch_port_settings.edit bgpPeers': ['addr', 'interfaceName'],
  'switch_port_settings.edit links': ['linkName'],
}

/** By heart: what is said of ranges of ports, as the specification has it. */
const ofPorts = ['vpc_firewall_rule.create filters ports', 'vpc_firewall_rule.edit filters ports']

const lists = fields.flatMap(({ name, field }) =>
  field.widget.kind === 'list' ? [{ name, field, widget: field.widget }] : [],
)

/** Names of fields that sound like secrets. */
const telling = /passw|secret|private|token|credential|auth_?key|user_?data|device_?code|(^|\.)key$/i

/** By heart: sounds like a secret, and is a time. */
const harmless = ['auth_settings.edit deviceTokenMaxTtlSeconds']

const isSecret = ({ widget, secret }: FormField): boolean =>
  secret === true ||
  widget.kind === 'file' ||
  (widget.kind === 'text' && widget.secret === true) ||
  (widget.kind === 'list' && isSecret(widget.item))

test('what sounds like a secret is one: no draft keeps it', () => {
  const found = fields.filter(({ field }) => telling.test(field.id) && groupsIn(field.widget).length === 0)
  expect(found.filter(({ field }) => isSecret(field)).length).toBeGreaterThan(0)
  expect(found.filter(({ field }) => !isSecret(field)).map(({ name }) => name)).toEqual(harmless)
})

/** Names of fields that sound like one half of a pair of keys, and which of them it is. */
const halves = [
  [/public_?key$/i, 'publicKey'],
  [/(private_?key|(^|\.)key)$/i, 'privateKey'],
  [/cert$/i, 'x509'],
] as const

test('regression: the field of a public key took a private one: what sounds like a key says which it is', () => {
  const named = fields.flatMap(({ name, field }) => {
    const kind = groupsIn(field.widget).length > 0 ? undefined : halves.find(([pattern]) => pattern.test(field.id))?.[1]
    return kind === undefined ? [] : [{ name, kind, holds: field.holds }]
  })
  expect(named.map(({ kind }) => kind)).toEqual(expect.arrayContaining(halves.map(([, kind]) => kind)))
  expect(named.filter(({ kind, holds }) => kind !== holds)).toEqual([])
})

describe('lists', () => {
  test('each says what its items must not share', () => {
    expect(lists.length).toBeGreaterThan(15)
    const said = lists.map(({ name, widget }) => [name, widget.unique])
    const known = lists.map(({ name }) => [name, keyed[name] ?? true])
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(known))
  })

  test.each(lists)('$name: two items that are the same are refused at the field', ({ name, field, widget }) => {
    const item = () => ({ value: rawOf(widget.item, sampleBody([{ ...widget.item, id: 'item' }], 0)['item']) })
    const alone = { ...field, id: 'items', when: undefined, widget: { ...widget, min: undefined } }
    const said = (count: number) => validate([alone], { items: Array.from({ length: count }, item) }).get('items')
    expect(said(1)).toBeUndefined()
    expect(said(2)).toBe(ofPorts.includes(name) ? 'Port range already added' : 'Items must be unique')
  })
})

const ends = fields.flatMap(({ name, field, siblings }) => {
  const { widget } = field
  return widget.kind === 'ip' && field.id.startsWith('last') ? [{ name, field, widget, siblings }] : []
})

/** A pool has one version; a block of a lot is of either. */
const ofPool = ['ip_pool_range.create last', 'service_ip_pool_range.create last']

describe('ranges of addresses', () => {
  test('those that there are', () => {
    expect(ends.map(({ name }) => name)).toEqual(['address_lot.create blocks lastAddress', ...ofPool])
  })

  const check = ({ field, widget, siblings }: (typeof ends)[number], range: readonly string[], parent = {}) => {
    const first = siblings.find(({ id }) => id === widget.notBelow)
    if (first === undefined) throw new Error('nothing says where it begins')
    const [from, to] = range
    return Object.fromEntries(validate([first, field], { [first.id]: from, [field.id]: to }, { parent }))
  }

  test.each(ends)('$name: both ends are of one version, and the first is not above the last', (end) => {
    const { id } = end.field
    expect(check(end, ['10.0.0.1', '10.0.0.1'])).toEqual({})
    expect(check(end, ['10.0.0.9', '10.0.0.10'])).toEqual({})
    expect(check(end, ['10.0.0.2', '10.0.0.1'])).toEqual({ [id]: 'The last address must not be below the first' })
    expect(check(end, ['10.0.0.1', 'fd00::1'])).toEqual({
      [id]: 'First and last address must have the same IP version',
    })
    // Beyond what a number holds exactly.
    expect(check(end, ['fd00::ffff:ffff:ffff:fffe', 'fd00::ffff:ffff:ffff:ffff'])).toEqual({})
    expect(check(end, ['fd00::ffff:ffff:ffff:ffff', 'fd00::ffff:ffff:ffff:fffe'])).toEqual({
      [id]: 'The last address must not be below the first',
    })
  })

  test.each(ends)('$name: both ends are of the version of the pool, where there is one', (end) => {
    const parent = { ipVersion: 'v6' }
    const said = check(end, ['10.0.0.1', '10.0.0.2'], parent)
    const isOfPool = ofPool.includes(end.name)
    expect(said).toEqual(isOfPool ? { first: 'Must be an IPv6 address', last: 'Must be an IPv6 address' } : {})
    expect(check(end, ['fd00::1', 'fd00::2'], parent)).toEqual({})
  })
})

describe('networks', () => {
  const problem = (name: string, text: string, parent = {}) => {
    const found = fields.find((one) => one.name === name)?.field
    if (found === undefined) throw new Error(`there is no ${name}`)
    return validate([found], { [found.id]: text }, { parent }).get(found.id)
  }

  test.each([
    ['fd12:3456:789a::/48', undefined],
    ['', undefined],
    ['fd00::/47', 'Width must be 48'],
    ['fd00::/64', 'Width must be 48'],
    ['fc00::/48', 'Must be inside fd00::/8'],
    ['2001:db8::/48', 'Must be inside fd00::/8'],
    ['10.0.0.0/24', 'Must be an IPv6 network'],
    ['fd00::', 'Must contain an IP address and a width, separated by a /'],
  ])('the IPv6 prefix of a new VPC: %s', (text, said) => {
    expect(problem('vpc.create ipv6Prefix', text)).toBe(said)
  })

  test('the blocks of a subnet', () => {
    expect(problem('vpc_subnet.create ipv4Block', '192.168.4.0/22')).toBeUndefined()
    expect(problem('vpc_subnet.create ipv4Block', '192.168.0.0/27')).toBe('Width must be from 8 to 26')
    expect(problem('vpc_subnet.create ipv4Block', '203.0.113.0/24')).toBe(
      'Must be inside 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16',
    )
    const parent = { ipv6Prefix: 'fd00:1::/48' }
    expect(problem('vpc_subnet.create ipv6Block', 'fd00:1:0:7::/64', parent)).toBeUndefined()
    expect(problem('vpc_subnet.create ipv6Block', 'fd00:2::/64', parent)).toBe('Must be inside fd00:1::/48')
    // Not known yet: the server decides.
    expect(problem('vpc_subnet.create ipv6Block', 'fd00:2::/64')).toBeUndefined()
  })
})

describe('pickers', () => {
  const pickers = fields.flatMap(({ name, field }) =>
    field.widget.kind === 'picker' ? [{ name, field, widget: field.widget }] : [],
  )

  test('where a pool may be left out, the default one is named and chosen', () => {
    const pools = pickers.filter(({ field, widget }) => widget.lookup.entity === 'ip_pool' && !field.required)
    expect(pools).not.toEqual([])
    for (const { name, widget } of pools) expect([name, widget.lookup.default]).toEqual([name, 'isDefault'])
  })

  test('what makes a snapshot of a disk starts with a name of its own', () => {
    const made = forms.filter(({ call }) => /\bsnapshotCreate\b/.test(String(call)))
    expect(made.map(({ name }) => name)).toEqual(['disk snapshot', 'disk snapshot', 'snapshot.create'])
    for (const { name, fields: own } of made) {
      const proposed = own.some((field) => field.id === 'name' && field.proposed === 'name')
      const chosen = own.some(({ widget }) => widget.kind === 'picker' && widget.names?.['name'] === 'name')
      expect([name, proposed || chosen]).toEqual([name, true])
    }
  })
})

test('no help speaks of bytes where people read and type larger units', () => {
  const bytes = fields.filter(({ field }) => field.widget.kind === 'bytes' && field.widget.unit !== 'B')
  expect(bytes.length).toBeGreaterThan(0)
  const shown = allShown.filter(({ cell }) => cell.kind === 'bytes')
  expect(shown.length).toBeGreaterThan(0)
  const helps = [
    ...bytes.map(({ name, field }) => ({ name, help: field.help ?? '' })),
    ...shown.map(({ on, id, help = '' }) => ({ name: `${on}.${id}`, help })),
  ]
  expect(helps.filter(({ help }) => /\bbytes\b/.test(help)).map(({ name, help }) => `${name}: ${help}`)).toEqual([])
})

describe('a body that the server could not read', () => {
  const wire = (path: string) => path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const reasons = [
    'invalid type: string "", expected u32',
    'missing field `x_y`',
    'unknown variant `a`, expected `b`',
    'EOF',
  ]

  test.each(forms)('$name: none of its words reach a field', ({ fields: own }) => {
    const values = initialValues(own)
    const places = [
      '',
      ...own.map(({ id }) => `${wire(id)}: `),
      'no_such_field: ',
      ...own.map(({ id }) => `\`${wire(id)}\` `),
    ]
    for (const place of places) {
      for (const reason of reasons) {
        const detail = `unable to parse JSON body: ${place}${reason} at line 1 column 9`
        const refusals = placeRefusals(new ApiError(detail, { kind: 'error', statusCode: 400, detail }), own, values)
        for (const { message } of refusals) expect(message).not.toMatch(/parse|JSON|expected|invalid|`|line \d/)
        // And they are at hand.
        expect(refusals.filter(({ path }) => path === undefined)).toEqual([
          { message: 'The server could not read this request', detail: expect.stringContaining(reason) },
        ])
      }
    }
  })
})

/** By heart: refusals that name no field, and where people look for them (server-behaviour §§5, 10, 18). */
const unnamed: readonly (readonly [form: string, message: string, path: string])[] = [
  ['address_lot.create', 'Block bounds must be in same address family', 'blocks'],
  ['loopback_address.create', 'address not in lot', 'address'],
  ['loopback_address.create', 'address unavailable', 'address'],
  ['switch_port_settings.create', 'address not in lot', 'addresses'],
  ['bgp_config.create', 'cannot have more than one configuration per ASN', 'asn'],
  ['floating_ip.create', 'Requested external IP address not available', 'ip'],
  ['instance_network_interface.create', "The IP address '172.30.0.5' is not available", 'ip'],
  ['instance_network_interface.create', 'Cannot request a broadcast address', 'ip'],
  ['instance_network_interface.create', 'transit IP 10.0.0.0/8 is a broadcast address', 'transitIps'],
]

test.each(unnamed)('%s: “%s” is said at its field', (name, message, path) => {
  const form = forms.find((one) => one.name === name)
  if (form === undefined) throw new Error(`there is no form ${name}`)
  const error = new ApiError(message, { kind: 'error', statusCode: 400, errorCode: 'InvalidRequest', detail: message })
  expect(placeRefusals(error, form.fields, initialValues(form.fields))).toEqual([{ message, path }])
})
