/** A newer document in which IDs are numbers, no longer UUIDs or names. */
import { expect, it } from 'vitest'
import { expectWhole, screenIn, upgradedHarbors, type HarborContract } from './harbors.ts'

const number = '{"type":"integer","format":"int64"}'

function withNumbers(contract: HarborContract): void {
  const text = JSON.stringify(contract)
    .replaceAll('{"type":"string","format":"uuid"}', number)
    .replaceAll('{"$ref":"#/components/schemas/NameOrId"}', number)
  Object.assign(contract, JSON.parse(text))
}

it('regression: IDs that are numbers were shown as amounts, with marks between thousands', async () => {
  const plan = await upgradedHarbors({ newer: { change: withNumbers } })
  expectWhole(plan)
  const list = screenIn(plan, 'boat.list')
  const cells = list.kind === 'list' ? list.columns.map(({ path, cell }) => [path, cell.kind]) : []
  expect(cells).toEqual([
    ['name', 'link'],
    ['id', 'identifier'],
    ['pierId', 'identifier'],
  ])
  expect(screenIn(plan, 'boat.detail')).toMatchObject({ rows: [{ path: 'id', cell: { kind: 'identifier' } }] })
})
