/** Faults in what is bound into calls: whether it is there, whether it is what the call takes, and whether each row has it. */
import { describe, expect, it } from 'vitest'
import { outcome, type Case } from './world.ts'

const cases: readonly Case[] = [
  {
    title: 'a bind of something that is not there when a request is made',
    change: { replace: 'query: {speed: $row.length}', by: 'query: {speed: $body.length}' },
    errors: {
      code: 'BAD_BIND',
      at: 'speed: $body',
      cause: '`$body.length` is no bind',
      suggestion: 'write $route.x, $row.x, $parent.x, $form.x, $me.x or a plain value',
    },
  },
  {
    title: 'a bind of a field that the row does not have',
    change: { replace: 'query: {speed: $row.length}', by: 'query: {speed: $row.lenght}' },
    errors: {
      code: 'ILL_TYPED_BIND',
      at: 'speed: $row',
      cause: 'the row has no field `lenght`',
      suggestion: 'did you mean `length`?',
    },
  },
  {
    title: 'a bind of a route parameter that the page does not have',
    change: { replace: '  stem: boat', by: '  stem: boat\n  list: {op: boat_list, query: {harbor: $route.harbour}}' },
    errors: {
      code: 'ILL_TYPED_BIND',
      at: 'harbor: $route',
      cause: '`/harbors/:harbor/boats` has no parameter `harbour`',
      suggestion: 'did you mean `harbor`?',
    },
  },
  {
    title: 'a bind of another type',
    change: { replace: 'query: {speed: $row.length}', by: 'query: {speed: $row.name}' },
    errors: {
      code: 'ILL_TYPED_BIND',
      at: 'speed: $row',
      cause: '`$row.name` is a string, `speed` takes a number',
      suggestion: 'bind a field of that type',
    },
  },
  {
    title: 'a plain value of another type',
    change: { replace: 'query: {speed: $row.length}', by: 'query: {speed: fast}' },
    errors: {
      code: 'ILL_TYPED_BIND',
      at: 'speed: fast',
      cause: '`"fast"` is a string, `speed` takes a number',
      suggestion: 'write a value of that type',
    },
  },
  {
    title: 'a bind of another type in a body',
    change: { replace: 'body: {state: day}', by: 'body: {to: $row.length}' },
    errors: {
      code: 'ILL_TYPED_BIND',
      at: 'to: $row',
      cause: '`$row.length` is a number, `to` takes a string',
      suggestion: 'bind a field of that type',
    },
  },
  {
    title: 'a bind of what a row may not have, for what a body requires',
    change: { replace: 'body: {state: day}', by: 'body: {to: $row.hull.colour}' },
    errors: {
      code: 'ILL_TYPED_BIND',
      at: 'to: $row',
      cause: '`$row.hull.colour` may be missing in a row, `to` takes a value',
      suggestion: 'bind a field that each row has, or ask for it in `fields`',
    },
  },
  {
    title: 'a bind of what may be null in a row, for what a body takes a value or nothing for',
    change: [
      { replace: 'body: {state: day}', by: 'body: {to: $row.name, crew: $row.crew}' },
      {
        in: 'contract.yaml',
        replace: '        to: {type: string}',
        by: '        to: {type: string}\n        crew: {type: string}',
      },
      {
        in: 'contract.yaml',
        replace: '        length: {type: integer, format: uint32}\n        time_built',
        by: '        length: {type: integer, format: uint32}\n        crew: {type: string, nullable: true}\n        time_built',
      },
    ],
    errors: {
      code: 'ILL_TYPED_BIND',
      at: 'crew: $row',
      cause: '`$row.crew` may be null in a row, `crew` takes a value',
      suggestion: 'bind a field that each row has, or ask for it in `fields`',
    },
  },
  {
    title: 'a bind of what a row may not have, for all of a body',
    change: { replace: 'body: {state: day}', by: 'body: $row.hull' },
    errors: {
      code: 'ILL_TYPED_BIND',
      at: 'body: $row',
      cause: '`$row.hull` may be missing in a row, `body` takes a value',
      suggestion: 'bind a field that each row has, or ask for it in `fields`',
    },
  },
  {
    title: 'a bind of another type for all of a body',
    change: { replace: 'body: {state: day}', by: 'body: $row.length' },
    errors: {
      code: 'ILL_TYPED_BIND',
      at: 'body: $row',
      cause: '`$row.length` is a number, `body` takes an object',
      suggestion: 'bind a field of that type',
    },
  },
  {
    title: 'a read that is bound to a row, which only its answer would bring',
    change: { replace: '  stem: boat', by: '  stem: boat\n  list: {op: boat_list, query: {harbor: $row.id}}' },
    errors: {
      code: 'ILL_TYPED_BIND',
      at: 'harbor: $row',
      cause: '`$row.id` is not known yet when `boat_list` is sent',
      suggestion: 'bind `$route.x` or a literal, or make the page a placeholder',
    },
  },
  {
    title: 'a body for an operation that takes none',
    change: { replace: '  anchor: {}', by: '  anchor: {body: {chain: 3}}' },
    errors: {
      code: 'ILL_TYPED_BIND',
      at: 'body: {chain',
      cause: '`boat_anchor` takes no body',
      suggestion: 'remove `body`',
    },
  },
]

describe('binds', () => {
  it.each(cases)('$title', (one) => {
    const { actual, wanted } = outcome(one)
    expect(actual).toEqual(wanted)
  })
})
