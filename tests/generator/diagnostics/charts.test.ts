/** Faults in pages of charts. */
import { describe, expect, it } from 'vitest'
import { fixtureWorld, outcome, type Case } from './world.ts'

const boilers = 'resources/boilers.yaml'

const cases: readonly Case[] = [
  {
    title: 'an operation that takes no question',
    change: {
      in: boilers,
      replace: 'ask: reading_query\n  beside: [boiler_heat, boiler_valves]\n  where: {boiler_id: id}\n  by: valve_id',
      by: 'ask: valve_list\n  beside: [boiler_heat, boiler_valves]\n  where: {boiler_id: id}\n  by: valve_id',
    },
    errors: {
      code: 'NOT_A_QUESTION',
      in: boilers,
      at: 'ask: valve_list',
      cause: '`valve_list` takes no question as a text, or may change something',
      suggestion: 'name the operation that takes queries; if it is a POST, list it under `queries` of the console',
    },
  },
  {
    title: 'a page beside it that has no charts',
    change: {
      in: boilers,
      replace: `beside: [boiler_heat, boiler_valves]\n  explore`,
      by: 'beside: [boiler_heat, boiler_valvs]\n  explore',
    },
    errors: {
      code: 'UNKNOWN_SCREEN',
      in: boilers,
      at: 'boiler_valvs',
      cause: 'there is no page of charts `boiler_valvs`',
      suggestion: 'did you mean `boiler_valves`?',
    },
  },
  {
    title: 'a page for questions that is one of charts',
    change: {
      in: boilers,
      replace: 'page: readings, say: It asks about all boilers.}',
      by: 'page: boiler_water, say: It asks.}',
    },
    errors: {
      code: 'UNKNOWN_SCREEN',
      in: boilers,
      at: 'page: boiler_water, say',
      cause: 'there is no bespoke page `boiler_water` whose address names nothing',
      suggestion: 'there are readings',
    },
  },
  {
    title: 'a field that the row does not have',
    change: { in: boilers, replace: 'where: {boiler_id: id}\n  measured', by: 'where: {boiler_id: idd}\n  measured' },
    errors: {
      code: 'UNKNOWN_FIELD',
      in: boilers,
      at: 'boiler_id: idd',
      cause: 'the row has no field `idd`',
      suggestion: 'did you mean `id`?',
    },
  },
  {
    title: 'a state that rows are never in',
    change: { in: boilers, replace: 'state: [lit]', by: 'state: [lid]' },
    errors: {
      code: 'UNKNOWN_VALUE',
      in: boilers,
      at: 'state: [lid]',
      cause: '`state` is never `lid`',
      suggestion: 'did you mean `lit`?',
    },
  },
  {
    title: 'a text about a field that the row does not have',
    change: { in: boilers, replace: '{name} is {state}', by: '{name} is {stat}' },
    errors: {
      code: 'UNKNOWN_FIELD',
      in: boilers,
      at: `say: '{name} is {stat}`,
      cause: 'the row has no field `stat`',
      suggestion: 'did you mean `state`?',
    },
  },
  {
    title: 'parts that cannot be listed',
    change: { in: boilers, replace: 'list: valve,', by: 'list: valv,' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      in: boilers,
      at: 'list: valv,',
      cause: 'there is no list of `valv` that can be asked for here',
      suggestion: 'did you mean `valve`?',
    },
  },
  {
    title: 'samples of an operation that lists none',
    change: { in: boilers, replace: 'samples: {op: boiler_metric', by: 'samples: {op: boiler_list' },
    errors: {
      code: 'NO_SAMPLES',
      in: boilers,
      at: 'op: boiler_list, from',
      cause: '`boiler_list` does not list the samples of one metric, which its path names',
      suggestion: 'name an operation that does',
    },
  },
  {
    title: 'a time that the operation does not take',
    change: { in: boilers, replace: 'from: startTime', by: 'from: startTim' },
    errors: {
      code: 'UNKNOWN_PARAM',
      in: boilers,
      at: 'from: startTim,',
      cause: '`boiler_metric` has no query parameter `startTim`',
      suggestion: 'did you mean `startTime`?',
    },
  },
  {
    title: 'a metric that is not measured',
    change: { in: boilers, replace: 'metric: water_in_use', by: 'metric: water_in_us' },
    errors: {
      code: 'UNKNOWN_VALUE',
      in: boilers,
      at: 'metric: water_in_us,',
      cause: '`metricName` is never `water_in_us`',
      suggestion: 'did you mean `water_in_use`?',
    },
  },
  {
    title: 'an id of all together that the signed-in person does not have',
    change: { in: boilers, replace: 'by: boiler_id}', by: 'by: boiler_id, whole: yard}' },
    errors: {
      code: 'UNKNOWN_FIELD',
      in: boilers,
      at: 'whole: yard',
      cause: 'the signed-in person has no field `yard`',
      suggestion: 'name the entity of the signed-in person under `identities` of the console',
    },
  },
  {
    title: 'a page for questions about totals that is not there',
    change: {
      in: boilers,
      replace: 'page: readings, say: It asks about all boilers., target',
      by: 'page: reading, say: It asks about all boilers., target',
    },
    errors: {
      code: 'UNKNOWN_SCREEN',
      in: boilers,
      at: 'page: reading, say',
      cause: 'there is no bespoke page `reading` whose address names nothing',
      suggestion: 'did you mean `readings`?',
    },
  },
  {
    title: 'a list to choose from that is not there',
    change: { in: boilers, replace: 'narrow: {list: boiler,', by: 'narrow: {list: boilr,' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      in: boilers,
      at: 'list: boilr,',
      cause: 'there is no list of `boilr` that can be asked for here',
      suggestion: 'did you mean `boiler`?',
    },
  },
  {
    title: 'a rate in a chart of totals',
    change: { in: boilers, replace: 'metric: water_in_use, unit: size', by: 'metric: water_in_use, unit: bytes' },
    errors: {
      code: 'WRONG_VALUE',
      in: boilers,
      at: 'unit: bytes}\n    - {title: Pumps',
      cause: '"bytes" is not a value of "unit".',
      suggestion: 'Use one of: vcpus, size.',
    },
  },
  {
    title: 'a unit that nobody knows',
    change: { in: boilers, replace: 'unit: percent', by: 'unit: percnt' },
    errors: {
      code: 'WRONG_VALUE',
      in: boilers,
      at: 'unit: percnt',
      cause: '"percnt" is not a value of "unit".',
      suggestion: 'Did you mean "percent"?',
    },
  },
]

describe('each fault has a place, a cause and a suggestion', () => {
  it.each(cases)('$title', (one) => {
    const { actual, wanted } = outcome(one, fixtureWorld('charts'))
    expect(actual).toEqual(wanted)
  })
})
