/** A newer document that sends the same JSON by other names: pages stay as they are. */
import { expect, it } from 'vitest'
import { allScreens, expectWhole, screensOf, upgradedHarbors, type HarborContract } from './harbors.ts'

type Content = Record<string, object>

/** Every body and answer that is JSON is of another type, beside one that the console does not read. */
function renameTypes(contract: HarborContract, type: string): void {
  const rename = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (key === 'content') Reflect.set(node, key, renamed(value, type))
      else rename(value)
    }
  }
  rename(contract)
}

const renamed = (content: Content, type: string): Content =>
  Object.fromEntries(
    Object.entries(content).flatMap(([name, media]) =>
      name === 'application/json'
        ? [
            ['application/cbor', media],
            [type, media],
          ]
        : [[name, media]],
    ),
  )

it.each(['application/json', 'application/merge-patch+json', 'application/vnd.api+json; charset=utf-8'])(
  'regression: bodies and answers of type %s were no JSON, and pages lost what they show',
  async (type) => {
    const plan = await upgradedHarbors({ newer: { change: (contract) => renameTypes(contract, type) } })
    expectWhole(plan)
    expect(screensOf(plan)).toEqual(allScreens)
    expect(plan.report.changes.filter(({ weight }) => weight !== 'info')).toEqual([])
    expect(plan.report.changes.map(({ type: kind }) => kind)).not.toContain('body-changed')
    expect(plan.report.changes.map(({ type: kind }) => kind)).not.toContain('answer-changed')
  },
)
