/** Code that does not compile since a screen or an action is gone: it names neither a call nor a field, and is told which change took it. */
import { expect, it } from 'vitest'
import { failuresOf } from '../../../generator/upgrade/compile/failures.ts'
import { goneNames } from '../../../generator/upgrade/compile/gone.ts'
import { upgradedHarbors } from './harbors.ts'

it('regression: code that named an action or a screen of a call that is gone was told no cause, or one of another change', async () => {
  const plan = await upgradedHarbors({
    before: { fields: { Boat: { create: { type: 'string' } } } },
    newer: {
      change: ({ paths }) => {
        for (const item of Object.values(paths))
          for (const [method, { operationId }] of Object.entries(item))
            if (operationId === 'boat_create' || operationId === 'boat_delete') delete item[method]
      },
    },
  })
  const { old, draft, changes } = plan
  const gone = goneNames({ old, now: draft.model, changes })
  const causes = (...messages: string[]): (string | undefined)[] =>
    failuresOf(messages.map((message) => `src/a.ts(1,1): error ${message}`).join('\n'), {
      changes,
      gone,
      lineOf: () => '',
    }).map(({ cause }) => cause)
  expect(
    causes(
      `TS2345: Argument of type '"boat.delete"' is not assignable to parameter of type 'RuleId'.`,
      "TS2339: Property 'boat.create' does not exist on type 'Slots'.",
      "TS2307: Cannot find module '../../generated/screens/boat/create.gen.tsx' or its corresponding type declarations.",
      // What is there is none.
      "TS2307: Cannot find module '../../generated/screens/boat/list.gen.tsx' or its corresponding type declarations.",
    ),
  ).toEqual(['boat_delete is gone', 'boat_create is gone', 'boat_create is gone', undefined])
})
