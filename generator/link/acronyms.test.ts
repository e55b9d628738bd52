import { expect, it } from 'vitest'
import type { Document } from '../model/types/contract.ts'
import { acronymsOf } from './acronyms.ts'
import { inSentence, labelOf, plural, singular } from './names.ts'

/** A document with one operation, said in these words; `name` is a property of what it answers. */
const documentOf = (description: string, operationId: string, name = 'id'): Document => ({
  openapi: '3.0.3',
  info: { title: 'Lamps', version: '1' },
  paths: { '/v1/things': { get: { operationId, tags: [], description, responses: {} } } },
  components: { schemas: { Thing: { type: 'object', properties: { [name]: { type: 'string' } } } } },
})

it.each([
  ['Lists NAT gateways.', 'nat_gateway_list', 'NAT gateway list'],
  ['How many vCPUs a lamp may have. A vCPU is shared.', 'vcpu_limits', 'vCPU limits'],
  ['A QoS class.', 'qos_class_view', 'QoS class view'],
  ['Which CDNs there are.', 'cdns_view', 'CDNs view'],
])('%j teaches how %s is written', (text, id, label) => {
  expect(labelOf(id, acronymsOf(documentOf(text, id), []))).toBe(label)
})

it.each([
  ['what is mostly written as a word', 'A lamp is LIT. It was lit, and stays lit.', 'lit_lamps'],
  ['methods and requirements', 'It MUST be sent by PUT.', 'put_must'],
  ['sentences in capitals', 'DO NOT USE THIS LAMP AT ALL.', 'use_lamp'],
  ['warnings', 'WICKS: these burn.', 'wicks_view'],
  ['code', 'Send `WICK` or "OIL", or OIL_LAMP.', 'wick_oil_lamp'],
  ['names of types', 'A NoOp lamp.', 'noop_view'],
])('%s teach nothing', (_, text, id) => {
  expect(acronymsOf(documentOf(text, id), [])).toEqual([])
})

it('keeps what the manifest states, and leaves out what no name has', () => {
  expect(acronymsOf(documentOf('NAT over UDP, TCP or QUIC.', 'nat_list', 'quic_port'), ['Nat', 'OS'])).toEqual([
    'Nat',
    'OS',
    'QUIC',
  ])
})

it('writes them so in sentences, as one and as many', () => {
  expect([inSentence('QoS class'), inSentence('NAT gateway'), inSentence('Gateway')]).toEqual([
    'QoS class',
    'NAT gateway',
    'gateway',
  ])
  expect([singular('QoS'), singular('NATs'), plural('NAT')]).toEqual(['QoS', 'NAT', 'NATs'])
})
