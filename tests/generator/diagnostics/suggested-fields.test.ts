/** A misspelt field, screen, action or operation never means one that stands beside it already. */
import { expect, it } from 'vitest'
import { outcome, type Case } from './world.ts'

const cases: readonly Case[] = [
  {
    title: 'a bound field of a body that looks like one that is bound',
    change: { replace: 'body: {state: day}', by: 'body: {state: day, stat: day}' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'stat: day',
      cause: 'the body of `boat_sail` has no field `stat`',
      suggestion: 'it has to',
    },
  },
  {
    title: 'a column that looks like one that is there',
    change: { replace: 'columns: [name, state, length]', by: 'columns: [name, state, stat, length]' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'stat, length]',
      cause: 'the row has no field `stat`',
      suggestion: 'it has harborId, hull, id and 1 more',
    },
  },
  {
    title: 'a field of a form that looks like one that is asked for',
    change: { replace: 'fields: [name, length, cargo]', by: 'fields: [name, lenght, length]' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'lenght, length]',
      cause: 'the request has no field `lenght`',
      suggestion: 'it has cargo',
    },
  },
  {
    title: 'options of a field that look like those of one that has some',
    change: {
      replace: '  cargo: {variants: {fish: {label: Fish}}}\n',
      by: '  cargo: {help: Fish}\n  carg: {help: More}\n',
    },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'carg: {help',
      cause: 'there is no field `carg`',
      suggestion: 'there are harborId, hull, id and 8 more',
    },
  },
  {
    title: 'a line of a sidebar that looks like one that is there',
    change: {
      in: 'resources/console.yaml',
      replace: 'nav: [harbor.list, chart,',
      by: 'nav: [harbor.list, chrt, chart,',
    },
    errors: { code: 'UNKNOWN_SCREEN', in: 'resources/console.yaml', at: 'chrt', cause: 'there is no screen `chrt`' },
  },
  {
    title: 'a tab that looks like one that is there',
    change: { replace: 'tabs: [boat, {single', by: 'tabs: [boat, boats, {single' },
    errors: { code: 'UNKNOWN_TAB', at: 'boats', cause: '`boats` is no entity, link, single or page' },
  },
  {
    title: 'an action of a menu that looks like one that is there',
    change: { replace: 'effects:\n  sail', by: 'menu: [sail, sai, anchor]\neffects:\n  sail' },
    errors: { code: 'UNKNOWN_ACTION', at: 'sai, anchor', cause: 'there is no action `sai`' },
  },
  {
    title: 'a label of a field that looks like one that has a label',
    change: {
      in: 'resources/console.yaml',
      replace: 'excused:',
      by: 'labels: {cargo: Load, cargoo: Freight}\nexcused:',
    },
    errors: {
      code: 'UNKNOWN_FIELD',
      in: 'resources/console.yaml',
      at: 'cargoo',
      cause: 'the contract has no field `cargoo`',
      suggestion: 'leave it out, or use the name that the field has in the client view',
    },
  },
  {
    title: 'an operation that only reads and looks like one that is named',
    change: { in: 'resources/console.yaml', replace: 'excused:', by: 'queries: [boat_sail, boat_sal]\nexcused:' },
    errors: [
      {
        code: 'UNKNOWN_OPERATION',
        in: 'resources/console.yaml',
        at: 'boat_sal]',
        cause: 'there is no operation `boat_sal` in the contract',
      },
      {
        code: 'NOT_A_MUTATION',
        at: 'sail:\n    query',
        cause: '`boat_sail` is a POST: it only reads',
        suggestion: 'use another operation',
      },
    ],
  },
]

it.each(cases)('$title', (one) => {
  const { actual, wanted } = outcome(one)
  expect(actual).toEqual(wanted)
})
