/** Faults in policies and in what the console says of those who can have roles. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { build, fixtureWorld, outcome, type Case } from './world.ts'

const gardens = 'resources/gardens.yaml'
const console = 'resources/console.yaml'
const world = fixtureWorld('policies')
const identities = /identities:[^]*/.exec(readFileSync(join(world, console), 'utf8'))?.[0] ?? ''

const cases: readonly Case[] = [
  {
    title: 'an operation that there is not',
    change: { in: gardens, replace: 'write: garden_policy_update', by: 'write: garden_policy_updat' },
    errors: {
      code: 'UNKNOWN_OPERATION',
      in: gardens,
      at: 'write: garden_policy_updat',
      cause: 'there is no operation `garden_policy_updat` in the contract',
      suggestion: 'did you mean `garden_policy_update`?',
    },
  },
  {
    title: 'a level without roles',
    change: { in: gardens, replace: 'level: garden', by: 'level: gardn' },
    errors: {
      code: 'UNKNOWN_ROLE',
      in: gardens,
      at: 'level: gardn',
      cause: 'the console has no roles of a level `gardn`',
      suggestion: 'did you mean `garden`?',
    },
  },
  {
    title: 'a role that the level does not have',
    change: { in: gardens, replace: 'visitor: Looks around', by: 'visiter: Looks around' },
    errors: {
      code: 'UNKNOWN_ROLE',
      in: gardens,
      at: 'visiter: Looks around',
      cause: 'there is no role `garden.visiter`',
      suggestion: 'did you mean `visitor`?',
    },
  },
  {
    title: 'a policy above that is none',
    change: { in: gardens, replace: 'policy: estate_access', by: 'policy: estate_acces' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      in: gardens,
      at: 'policy: estate_acces',
      cause: 'there is no policy `estate_acces`',
      suggestion: 'did you mean `estate_access`?',
    },
  },
  {
    title: 'a role that the policy above does not have',
    change: { in: gardens, replace: 'administers: [owner]', by: 'administers: [ownr]' },
    errors: {
      code: 'UNKNOWN_ROLE',
      in: gardens,
      at: 'ownr]',
      cause: 'there is no role `estate.ownr`',
      suggestion: 'did you mean `owner`?',
    },
  },
  {
    title: 'a person who is no entity',
    change: { in: console, replace: 'me: gardener', by: 'me: gardner' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      in: console,
      at: 'me: gardner',
      cause: 'there is no entity `gardner` that can be asked for',
      suggestion: 'did you mean `gardener`?',
    },
  },
  {
    title: 'a field that the person does not have',
    change: { in: console, replace: 'own: [estateName]', by: 'own: [estatName]' },
    errors: {
      code: 'UNKNOWN_FIELD',
      in: console,
      at: 'estatName',
      cause: '`gardener` has no field `estatName`',
      suggestion: 'did you mean `estateName`?',
    },
  },
  {
    title: 'a list that there is not',
    change: { in: console, replace: '{type: crew, list: crew}', by: '{type: crew, list: crews}' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      in: console,
      at: 'list: crews}',
      cause: 'there is no entity `crews` that can be asked for',
      suggestion: 'did you mean `crew`?',
    },
  },
]

it('an answer without assignments makes no policy', () => {
  const { diagnostics } = build([{ in: gardens, replace: 'read: garden_policy_view', by: 'read: garden_view' }], {
    world,
  })
  expect(diagnostics.map(({ code, place }) => [code, place.file])).toContainEqual(['NOT_A_LIST', gardens])
})

it('a console that does not say who can have roles is told so by every policy', () => {
  const { diagnostics } = build([{ in: console, replace: identities, by: '' }], { world })
  expect(diagnostics.map(({ code }) => code)).toEqual([
    'NO_IDENTITIES',
    'NO_IDENTITIES',
    'NO_IDENTITIES',
    'NO_IDENTITIES',
  ])
})

describe('each fault has a place, a cause and a suggestion', () => {
  it.each(cases)('$title', (one) => {
    const { actual, wanted } = outcome(one, world)
    expect(actual).toEqual(wanted)
  })
})
