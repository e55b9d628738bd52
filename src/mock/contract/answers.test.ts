import { expect, test } from 'vitest'

import { answerProblems, type GivenAnswer } from './answers.ts'
import type { Check, DeclaredAnswers } from './contract.ts'

const hasName: Check = (value) =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'name'
    ? []
    : [{ instancePath: '/key', keyword: 'additionalProperties', params: { additionalProperty: 'key' } }]
const anything: Check = () => []

const declared: DeclaredAnswers = {
  200: { types: { 'application/json': hasName }, headers: [] },
  204: { types: {}, headers: [] },
  303: { types: {}, headers: ['location'] },
  '4XX': { types: { 'application/json': hasName }, headers: [] },
}
const bytes: DeclaredAnswers = { default: { types: { '*/*': anything }, headers: [] } }

interface Sent {
  status: number
  value?: unknown
  body?: GivenAnswer['answer']['body']
  headers?: Record<string, string>
  method?: string
  range?: string
}

function problems(
  answers: DeclaredAnswers,
  { status, value, body, headers = {}, method = 'GET', range }: Sent,
): string[] {
  const answer = {
    status,
    headers: new Headers({ 'x-request-id': '1', ...headers }),
    body: body === undefined ? (value === undefined ? null : JSON.stringify(value)) : body,
  }
  return answerProblems(answers, { method, range: range ?? null, answer, value })
}

const json = { 'content-type': 'application/json' }

test('answers as declared have no problems', () => {
  expect(problems(declared, { status: 200, value: { name: 'x' }, headers: json })).toEqual([])
  expect(problems(declared, { status: 204 })).toEqual([])
  expect(problems(declared, { status: 303, headers: { location: '/' } })).toEqual([])
  expect(problems(declared, { status: 404, value: { name: 'x' }, headers: json })).toEqual([])
})

test('a member that is undefined does not travel', () => {
  const check: Check = (value) => ('key' in (value as object) ? hasName(value) : [])
  const answers = { 200: { types: { 'application/json': check }, headers: [] } }
  expect(problems(answers, { status: 200, value: { name: 'x', key: undefined }, headers: json })).toEqual([])
  expect(problems(answers, { status: 200, value: { name: 'x', key: 1 }, headers: json })).toEqual([
    '/key additionalProperties {"additionalProperty":"key"}',
  ])
})

test.each<[string, Sent]>([
  ['the status 201 is not one of 200, 204, 303, 4XX', { status: 201, value: { name: 'x' }, headers: json }],
  ['the status 500 is not one of 200, 204, 303, 4XX', { status: 500, value: { name: 'x' }, headers: json }],
  ['/key additionalProperties {"additionalProperty":"key"}', { status: 404, value: { key: 'x' }, headers: json }],
  ['the body is missing', { status: 200 }],
  ['a body with the status 204, which has none', { status: 204, value: {}, headers: json }],
  ['the header content-type is missing', { status: 204, value: {} }],
  ['a content-type without a body', { status: 204, headers: json }],
  [
    'the content type "text/html" is not one of application/json',
    { status: 200, value: {}, headers: { 'content-type': 'text/html' } },
  ],
  ['the header location is missing', { status: 303 }],
  [
    'content-length says 3, the body has 13 bytes',
    { status: 200, value: { name: 'ä' }, headers: { ...json, 'content-length': '3' } },
  ],
])('%s', (problem, sent) => {
  expect(problems(declared, sent)).toContain(problem)
})

test('regression: an answer that is declared as JSON of a kind of its own was none', () => {
  const answers = {
    '4XX': { types: { 'application/cbor': anything, 'application/problem+json': hasName }, headers: [] },
  }
  expect(problems(answers, { status: 404, value: { name: 'x' }, headers: json })).toEqual([])
  expect(problems(answers, { status: 404, value: { key: 'x' }, headers: json })).toEqual([
    '/key additionalProperties {"additionalProperty":"key"}',
  ])
})

const ten = new Uint8Array(10)
const octets = { 'content-type': 'application/zip' }

test('bytes are no value for a schema that calls them a text', () => {
  const isText: Check = (value) =>
    typeof value === 'string' ? [] : [{ instancePath: '', keyword: 'type', params: { type: 'string' } }]
  const answers = { 200: { types: { 'application/zip': isText, 'application/json': isText }, headers: [] } }
  expect(problems(answers, { status: 200, value: ten, body: ten, headers: octets })).toEqual([])
  expect(problems(answers, { status: 200, value: 1, headers: json })).not.toEqual([])
})

test('bytes, whole and in part, as HTTP wants them', () => {
  expect(problems(bytes, { status: 200, body: ten, headers: { ...octets, 'content-length': '10' } })).toEqual([])
  expect(
    problems(bytes, {
      status: 206,
      body: ten,
      range: 'bytes=0-9',
      headers: { ...octets, 'content-range': 'bytes 0-9/30' },
    }),
  ).toEqual([])
  expect(problems(bytes, { status: 200, method: 'HEAD', headers: { ...octets, 'content-length': '10' } })).toEqual([])
})

test.each<[string, Sent]>([
  ['206 without a content-range', { status: 206, body: ten, range: 'bytes=0-9', headers: octets }],
  [
    '206, but no range was asked for',
    { status: 206, body: ten, headers: { ...octets, 'content-range': 'bytes 0-9/30' } },
  ],
  [
    'content-range says 5 bytes, the body has 10',
    { status: 206, body: ten, range: 'bytes=0-4', headers: { ...octets, 'content-range': 'bytes 0-4/30' } },
  ],
  [
    'the content-range bytes 5-30/30 is none',
    { status: 206, body: ten, range: 'bytes=5-', headers: { ...octets, 'content-range': 'bytes 5-30/30' } },
  ],
  [
    'a content-range with the status 200',
    { status: 200, body: ten, headers: { ...octets, 'content-range': 'bytes 0-9/30' } },
  ],
  ['416 says no size in content-range', { status: 416, value: {}, headers: json }],
  ['HEAD says no content-length', { status: 200, method: 'HEAD', headers: octets }],
])('%s', (problem, sent) => {
  expect(problems(bytes, sent)).toEqual([problem])
})

test('an answer without its request id', () => {
  const answer = { status: 204, headers: new Headers(), body: null }
  expect(answerProblems(declared, { method: 'GET', range: null, answer, value: undefined })).toEqual([
    'the header x-request-id is missing',
  ])
})
