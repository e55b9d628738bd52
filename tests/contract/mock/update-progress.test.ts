/** The mock plays updates, and what the page reads out of its answers is what happens. */
import { expect, test } from 'vitest'

import type { UpdateStatus } from '../../../generated/api/wire.gen.ts'
import { createNodeMock, type NodeMock } from '../../../src/mock/node/node.ts'
import { scenarios, type ScenarioName } from '../../../src/mock/scenarios/index.ts'
import {
  estimate,
  readUpdate,
  type Seen,
  type Update,
  withAnswer,
} from '../../../src/overrides/system-update/progress.ts'
import { document, inProcess } from './support/backend.ts'

/** A system at work, and a page that asks about it. */
function watched(scenario: ScenarioName) {
  const mock: NodeMock = createNodeMock({ document, scenario: scenarios[scenario] })
  let seen: Seen | undefined
  return {
    mock,
    /** One answer, later by so many milliseconds. */
    ask: async (after = 0): Promise<{ update: Update; left: number | undefined }> => {
      mock.clock.advance(after)
      const reply = await inProcess(mock).call('system_update_status')
      const status = reply.body as UpdateStatus
      const now = mock.clock.now()
      const { target_release: target } = status
      const update = readUpdate(
        {
          componentsByReleaseVersion: status.components_by_release_version,
          suspended: status.suspended,
          targetRelease: target && { version: target.version, timeRequested: new Date(target.time_requested) },
          timeLastStepPlanned: new Date(status.time_last_step_planned),
        },
        now,
      )
      seen = withAnswer(seen, update, now)
      return { update, left: estimate(seen, update) }
    },
    setTarget: async (version: string): Promise<number> => {
      const body = { system_version: version }
      return (await inProcess(mock).call('target_release_update', { body })).status
    },
  }
}

test('an update goes through from the first component to the last, and its end is estimated from what was seen', async () => {
  const { ask } = watched('mid-update')
  const first = await ask()
  expect(first.update).toMatchObject({ state: 'running', target: '17.2.0', done: 0, total: 62, percent: 0 })
  const answers = [first]
  while (answers.at(-1)?.update.state === 'running') answers.push(await ask(20_000))
  expect(answers.map(({ update }) => update.percent)).toEqual([0, 9, 20, 32, 41, 53, 64, 74, 85, 96, 100])
  expect(answers.at(-1)?.update).toMatchObject({ state: 'done', done: 62, total: 62 })
  // A component takes three seconds: after a minute 42 are left.
  expect(answers.map(({ left }) => left && Math.round(left / 1000))).toEqual(
    answers.map(({ update: { done, total, state } }, index) => {
      if (index < 3 || state === 'done') return undefined
      return Math.round(((total - done) * index * 20) / done)
    }),
  )
  expect(answers[3]?.left).toBe(126_000)
})

test('an update that stands still is found out by the time since its last step', async () => {
  const { ask } = watched('stuck-update')
  const { update } = await ask()
  expect(update).toMatchObject({ state: 'quiet', done: 35, total: 62, percent: 56, quietFor: 3 * 3_600_000 })
  expect(update.shares.map(({ kind, count }) => [kind, count])).toEqual([
    ['target', 35],
    ['version', 24],
    ['install', 2],
    ['unknown', 1],
  ])
  expect((await ask(600_000)).update).toMatchObject({ state: 'quiet', done: 35 })
})

test('a suspended update goes on when its target is set again', async () => {
  const { ask, setTarget } = watched('suspended-update')
  expect((await ask()).update).toMatchObject({ state: 'suspended', done: 35 })
  expect((await ask(600_000)).update).toMatchObject({ state: 'suspended', done: 35 })
  expect(await setTarget('17.2.0')).toBe(204)
  expect((await ask()).update).toMatchObject({ state: 'running', done: 35, quietFor: 0 })
  expect((await ask(27 * 3000)).update).toMatchObject({ state: 'done', done: 62 })
})
