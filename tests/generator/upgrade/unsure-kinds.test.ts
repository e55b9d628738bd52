/** A newer document in which what an action or a form binds no longer says which of several kinds of body it sends, or need not be there. */
import { expect, it } from 'vitest'
import type { Applying } from '../../../generator/upgrade-apply.ts'
import { notesOf, upgradedHarbors, type HarborContract } from './harbors.ts'

/** A second kind has all fields of the first one. */
const withAnotherKind =
  (name: string, kind: string) =>
  ({ components }: HarborContract): void => {
    const body = components.schemas[name] as { oneOf?: { properties: Record<string, object> }[] } | undefined
    const [first] = body?.oneOf ?? []
    if (first === undefined) throw new Error(`${name} has no kinds`)
    body?.oneOf?.push({ ...first, properties: { ...first.properties, kind: { type: 'string', enum: [kind] } } })
  }

const mended = (action: string): Promise<Applying> =>
  upgradedHarbors({
    fixture: 'union-body',
    manifest: [['kites', /mend:.*/, action]],
    newer: { change: withAnotherKind('RepairCreate', 'of_old_kite') },
  })

const asked =
  '`kite.actions.mend` on `kite.list`, which called `repair_create`, is taken out: what is bound does not say which kind of body `repair_create` is sent. To have it again, write it into openapi/resources/kites.yaml and bind `kind` to one of `of_kite`, `of_old_kite`. Which kind is it?'

it.each([
  'mend: {op: repair_create, label: Mend it, body: {kite: $row.name}}',
  'mend: {op: repair_create, label: Mend it, body: {kite: $row.name}, form: {fields: [urgent]}}',
])('regression: an action that was taken out for it, was asked for nowhere: %s', async (action) => {
  const plan = await mended(action)
  expect(plan.draft.refused).toEqual([])
  // It goes as a whole: without what it binds it would send something else.
  expect(plan.draft.removed.map(({ what }) => what)).toEqual(['kite actions mend'])
  expect(plan.report.questions.filter((question) => question.includes('kite.actions.mend'))).toEqual([asked])
  expect(notesOf(plan)).toContain(`- ${asked}\n`)
})

it('a form that binds a field of several kinds asks which one it is', async () => {
  const plan = await upgradedHarbors({
    fixture: 'union-body',
    manifest: [['kites', 'at: /kites\n', 'at: /kites\ncreate: {body: {maker: x}}\n']],
    before: { change: ({ components: { schemas } }) => void (schemas['KiteCreate'] = kinds(['paper'])) },
    newer: { change: ({ components: { schemas } }) => void (schemas['KiteCreate'] = kinds(['paper', 'cloth'])) },
  })
  expect(plan.draft.refused).toEqual([])
  expect(plan.report.questions).toContain(
    '`kite.create.body` on `kite.create`, which called `kite_create`, is taken out: what is bound does not say which kind of body `kite_create` is sent. To have it again, write it into openapi/resources/kites.yaml and bind `kind` to one of `paper`, `cloth`. Which kind is it?',
  )
})

/** Bodies of which some say who made them. */
function kinds(made: readonly string[]): object {
  const variant = (kind: string, maker: object): object => ({
    type: 'object',
    required: ['kind', 'name'],
    properties: { kind: { type: 'string', enum: [kind] }, name: { type: 'string' }, ...maker },
  })
  return { oneOf: [...made.map((kind) => variant(kind, { maker: { type: 'string' } })), variant('none', {})] }
}

it('regression: what rows need not have any more went into bodies that require it, and did not compile', async () => {
  const plan = await upgradedHarbors({
    fixture: 'union-body',
    newer: {
      change: ({ components: { schemas } }) => void (schemas['Kite'] = { ...schemas['Kite'], required: ['id'] }),
    },
  })
  expect(plan.draft.refused).toEqual([])
  const why = '`$row.name` may be missing in a row, `kite` takes a value'
  expect(plan.draft.removed).toMatchObject([{ what: 'kite actions mend', why }])
  expect(plan.report.questions).toContain(
    `\`kite.actions.mend\` is taken out, since nothing is left of what it sent with \`repair_create\`: ${why}. Which call does that now?`,
  )
})
