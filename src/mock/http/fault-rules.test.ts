import { expect, test } from 'vitest'

import { readFaultFile, readFaultHeader, readKeptRules } from './fault-rules.ts'

const full = {
  operation: 'instance_view',
  path: { instance: 'web-1' },
  query: { project: 'web-shop' },
  fault: 429,
  done: true,
  retry_after: 2,
  latency: [100, 300],
  every: 2,
  nth: 3,
  times: 4,
  chance: 0.5,
}

test('a file of rules is read', () => {
  expect(readFaultFile({ $schema: 'x', rules: [full, { latency: 200 }, { fault: 'network', done: false }] })).toEqual([
    full,
    { latency: [200, 200] },
    { fault: 'network' },
  ])
})

test.each<[unknown, string]>([
  [[], 'expected an object like {"rules": []}'],
  [{ rule: [] }, 'rule: there is no "rule" here. Did you mean "rules"? Known: rules.'],
  [{ rules: {} }, 'rules: expected a list of rules'],
  [{ rules: [{ fault: 503 }, 7] }, 'rules[1]: expected an object like {"operation": "…", "fault": 503}'],
  [{ rules: [{ operation: 'disk_list' }] }, 'rules[0]: says neither "fault" nor "latency", so nothing would happen'],
  [
    { rules: [{ operation: 'disk_lst', fault: 503 }] },
    'rules[0].operation: there is no operation "disk_lst". Did you mean "disk_list"?',
  ],
  [{ rules: [{ operation: 5, fault: 503 }] }, 'rules[0].operation: expected the id of an operation'],
  [
    { rules: [{ operation: 'disk_view', path: { instance: 'a' }, fault: 503 }] },
    'rules[0].path.instance: there is no "instance" here. Known: disk.',
  ],
  [
    { rules: [{ operation: 'ping', path: { disk: 'a' }, fault: 503 }] },
    'rules[0].path.disk: there is no "disk" here. Known: none.',
  ],
  [{ rules: [{ path: { moon: 'a' }, fault: 503 }] }, 'rules[0].path.moon: there is no "moon" here.'],
  [{ rules: [{ path: { disk: 1 }, fault: 503 }] }, 'rules[0].path.disk: expected a text'],
  [
    { rules: [{ operation: 'disk_list', query: { instance: 'a' }, fault: 503 }] },
    'rules[0].query.instance: there is no "instance" here. Known: limit, page_token, ',
  ],
  [
    { rules: [{ fault: 'conflit' }] },
    'rules[0].fault: "conflit" is not a status from 400 to 599, or one of bad-request, ',
  ],
  [{ rules: [{ fault: 200 }] }, 'rules[0].fault: 200 is not a status from 400 to 599'],
  [{ rules: [{ fault: 503, nht: 1 }] }, 'rules[0].nht: there is no "nht" here. Did you mean "nth"?'],
  [{ rules: [{ fault: 503, nth: 0 }] }, 'rules[0].nth: expected a whole number from 1'],
  [{ rules: [{ fault: 503, every: 1.5 }] }, 'rules[0].every: expected a whole number from 1'],
  [{ rules: [{ fault: 503, chance: 2 }] }, 'rules[0].chance: expected a number from 0 to 1'],
  [
    { rules: [{ latency: [300, 100] }] },
    'rules[0].latency: expected milliseconds, like 200, or from and to, like [100, 300]',
  ],
  [{ rules: [{ latency: 600_001 }] }, 'rules[0].latency: expected milliseconds'],
  [{ rules: [{ latency: 5, done: true }] }, 'rules[0].done: needs a "fault"'],
  [{ rules: [{ latency: 5, retry_after: 1 }] }, 'rules[0].retry_after: needs a "fault"'],
  [{ rules: [{ fault: 503, done: 'yes' }] }, 'rules[0].done: expected true or false'],
])('%j is refused at its place', (file, message) => {
  const near = (text: string, known: readonly string[]) =>
    known.find((one) => one.length === text.length + 1 && one.startsWith(text.slice(0, 4))) ??
    known.find((one) => [...one].toSorted().join('') === [...text].toSorted().join(''))
  expect(() => readFaultFile(file, near)).toThrow(message)
})

test('of kept rules, what is none is left out', () => {
  const good = { operation: 'project_list', fault: 'conflict', every: 2 }
  expect(
    readKeptRules([
      good,
      { operation: 'no_such', fault: 'conflict' },
      { operation: 'project_list', fault: 'odd' },
      { operation: 'project_view', fault: 'network' },
      null,
      'text',
    ]),
  ).toEqual([good, { operation: 'project_view', fault: 'network' }])
  expect(readKeptRules('text')).toEqual([])
})

test('a header says what happens to its call', () => {
  expect(readFaultHeader('503')).toEqual({ fault: 503 })
  expect(readFaultHeader('network; done')).toEqual({ fault: 'network', done: true })
  expect(readFaultHeader('429;retry-after=2; latency=50')).toEqual({ fault: 429, retry_after: 2, latency: [50, 50] })
  expect(readFaultHeader('latency=500')).toEqual({ latency: [500, 500] })
})

test.each(['', 'odd', '200', '503; 504', 'done', 'retry-after=2', 'latency=600001', 'latency=x', '503;'])(
  'the header "%s" is none',
  (text) => {
    expect(readFaultHeader(text)).toBeUndefined()
  },
)
