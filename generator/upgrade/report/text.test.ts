import { expect, it } from 'vitest'
import type { Report, ReportedChange } from './report.ts'
import { textOf } from './text.ts'

const info = (change: Partial<ReportedChange> & Pick<ReportedChange, 'type' | 'title'>): ReportedChange => ({
  weight: 'info',
  reason: 'nothing to do',
  touches: [],
  ...change,
})

const report = (parts: Partial<Report>): string =>
  textOf({
    from: '1',
    to: '2',
    summary: { breaking: 0, warning: 1, info: 0 },
    changes: [],
    refused: [],
    proposals: [],
    questions: [],
    ...parts,
  })

const moved = (operation: string, from: string, to: string): ReportedChange =>
  info({ type: 'operation-moved', title: `${operation} is at ${to}, no longer at ${from}`, operation, from, to })

it('says once what happened to many operations', () => {
  const text = report({
    changes: [
      moved('lamp_list', '/v1/lamps', '/v1/light/lamps'),
      moved('lamp_view', '/v1/lamps/{lamp}', '/v1/light/lamps/{lamp}'),
      moved('oil_list', '/v1/oil', '/v1/oils'),
      moved('oil_view', '/v1/oil/{oil}', '/v1/oils/{oil}'),
      moved('wick_view', '/v1/wick', '/v1/wicks'),
    ],
  })
  expect(text).toContain(
    '  2 operations are below /v1/light/lamps, no longer below /v1/lamps (nothing to do): lamp_list, lamp_view\n',
  )
  expect(text).toContain(
    '  2 operations are below /v1/oils, no longer below /v1/oil (nothing to do): oil_list, oil_view\n',
  )
  expect(text).toContain('  wick_view is at /v1/wicks, no longer at /v1/wick (nothing to do)\n')
})

it('lists new operations with their proposals, and by themselves where they have none', () => {
  const added = (operation: string): ReportedChange =>
    info({ type: 'operation-added', title: `${operation} is new: GET /v1/${operation}`, operation })
  const text = report({
    changes: [added('lamp_list'), added('lamp_view'), added('ping')],
    proposals: [
      {
        shape: 'entity',
        title: 'a resource lamp',
        confidence: 'high',
        operations: ['lamp_list', 'lamp_view'],
        file: 'proposed.yaml',
        yaml: 'entity: lamp\n',
      },
    ],
  })
  expect(text).toContain(
    '\n  2 operations are new and have proposals below\n  ping is new: GET /v1/ping (nothing to do)\n',
  )
  expect(text).toContain(
    '  high    a resource lamp  (proposed.yaml)\n          calls lamp_list, lamp_view\n            entity: lamp\n',
  )
})

it('asks the same question once', () => {
  const text = report({ questions: ['a fits no shape.', 'When is x offered?', 'b fits no shape.', 'c fits no shape.'] })
  expect(text).toContain('\nQuestions\n  Each of these fits no shape.\n      a, b, c\n  When is x offered?\n')
})

it('says neither a file nor a reason twice', () => {
  const text = report({
    changes: [
      {
        ...info({ type: 'field-removed', title: 'Lamp.oil is gone', reason: 'there is no field `oil`' }),
        weight: 'breaking',
        touches: [
          { what: 'column', name: 'lamp.list columns oil', file: 'lamps.yaml', line: 3 },
          { what: 'manifest', name: 'there is no field `oil`', file: 'lamps.yaml', line: 4 },
          { what: 'source', name: 'src/lamp.ts', file: 'src/lamp.ts', line: 5 },
        ],
      },
    ],
  })
  expect(text).toContain(
    '    column    lamp.list columns oil  lamps.yaml:3\n    manifest  lamps.yaml:4\n    source    src/lamp.ts:5\n',
  )
  expect(text).toContain('0 breaking, 1 warning, 0 for information')
})
