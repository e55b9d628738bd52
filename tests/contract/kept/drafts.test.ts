/**
 * Every form of the console in front of a draft that is none, or of another version: what fits is filled in, the rest is as the form
 * starts, and what comes out can be shown, checked and sent like anything that a person types.
 */
import { describe, expect, test } from 'vitest'

import { instanceFields } from '../../../src/features/instance-create/fields.ts'
import { buildBody } from '../../../src/kit/form/body.ts'
import { draftKey } from '../../../src/kit/form/draft-keys.ts'
import { restoreDraft, saveDraft } from '../../../src/kit/form/drafts.ts'
import { initialValues, type RawGroup } from '../../../src/kit/form/raw.ts'
import { withoutSecrets } from '../../../src/kit/form/secrets.ts'
import { validate } from '../../../src/kit/form/validate.ts'
import type { FormField } from '../../../src/kit/spec.ts'
import { readPath } from '../../../src/lib/condition.ts'
import { rubbishTexts, spoilt } from '../../support/rubbish.ts'
import { sampleBody } from '../equivalent/sample.ts'
import { generatedWrites } from '../support/generated-writes.ts'
import { actionsByHand, formsByHand } from '../support/writes-by-hand.ts'

const forms: readonly { name: string; fields: readonly FormField[] }[] = [
  ...(await generatedWrites()),
  ...formsByHand.map(({ name, screen }) => ({ name, fields: screen.fields })),
  ...actionsByHand.map(({ name, action }) => ({ name, fields: action.form ?? [] })),
  // Those of JSON are edited by parts of the page, which keep what they will.
  { name: 'instance.create', fields: instanceFields.filter(({ widget }) => widget.kind !== 'json') },
].filter(({ fields }) => fields.length > 0)

/** Of a choice between several, each is filled in once. */
const turns = [0, 1, 2] as const

const key = draftKey('ada', '/here')
const now = 1_000_000

const restored = (fields: readonly FormField[], text: string) =>
  restoreDraft(
    { getItem: (name) => (name === key ? text : null), setItem: () => true, removeItem: () => undefined },
    key,
    { fields, start: initialValues(fields), now },
  )?.values

/** As storage has it. */
const readAll = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** What a form holds once everything is filled in. */
const valuesOf = (fields: readonly FormField[], turn: number): RawGroup =>
  // Not from where an edit form finds it.
  initialValues(
    fields.map(({ from: _from, ...field }) => field),
    sampleBody(fields, turn),
  )

/** Where the raw value is none that this field holds. */
function* wrongIn({ id, widget }: FormField, raw: unknown): Generator<string> {
  const wrong = `${id} (${widget.kind}) holds ${JSON.stringify(raw)?.slice(0, 80)}`
  const isText = typeof raw === 'string'
  switch (widget.kind) {
    case 'group':
      return yield* wrongInAll(widget.fields, raw)
    case 'union':
      if (typeof readPath(raw, 'tag') !== 'string') yield wrong
      for (const { value, fields } of widget.variants)
        yield* wrongInAll(fields, readPath(readPath(raw, 'variants'), value))
      return
    case 'list':
    case 'map':
      if (!Array.isArray(raw)) return yield wrong
      for (const one of raw) {
        if (widget.kind === 'map' && typeof readPath(one, 'key') !== 'string') yield wrong
        yield* wrongIn(widget.kind === 'map' ? widget.value : widget.item, readPath(one, 'value'))
      }
      return
    case 'ipRange':
      if (typeof readPath(raw, 'first') !== 'string' || typeof readPath(raw, 'last') !== 'string') yield wrong
      return
    case 'grid':
      for (const chosen of Object.values(Object(raw)))
        if (!Array.isArray(chosen) || !chosen.every((one) => typeof one === 'string')) yield wrong
      return
    case 'integer':
    case 'bytes':
      if (raw !== null && typeof raw !== 'number' && !isText) yield wrong
      return
    case 'checkbox':
      if (raw !== null && typeof raw !== 'boolean') yield wrong
      return
    case 'file':
      if (raw !== null) yield wrong
      return
    default:
      if (!isText) yield wrong
  }
}

function* wrongInAll(fields: readonly FormField[], values: unknown): Generator<string> {
  for (const field of fields) yield* wrongIn(field, readPath(values, field.id))
}

describe.each(forms)('$name', ({ fields }) => {
  test('a draft that is none leaves the form as it starts', () => {
    for (const text of Object.values(rubbishTexts)) expect(restored(fields, text)).toBeUndefined()
  })

  test('of a draft with wrong parts what comes out can be shown, checked and sent', () => {
    const wrong = new Set<string>()
    for (const turn of turns) {
      const values = readAll(valuesOf(fields, turn))
      for (const { id } of fields) {
        for (const raw of spoilt(readPath(values, id))) {
          const draft = JSON.stringify({ at: now, changed: [[id, raw]] })
          try {
            const came = restored(fields, draft)
            if (came === undefined) continue
            for (const what of wrongInAll(fields, readAll(came))) wrong.add(what)
            validate(fields, came)
            buildBody(fields, came)
          } catch (error) {
            wrong.add(`${id} ${draft.slice(0, 120)}: ${String(error)}`)
          }
        }
      }
    }
    expect([...wrong]).toEqual([])
  })

  test('what was kept comes back as it was, without secrets', () => {
    const found = turns.flatMap((turn) => {
      const values = valuesOf(fields, turn)
      let text = ''
      const setItem = (_: string, draft: string): boolean => (text = draft) !== ''
      const storage = { getItem: () => text, setItem, removeItem: () => undefined }
      saveDraft(storage, key, { fields, values, start: initialValues(fields), now })
      const came = restored(fields, text)
      // What is filled in may be what the form starts with.
      return came === undefined ? [] : [{ came: readAll(came), kept: readAll(withoutSecrets(fields, values)) }]
    })
    expect(found.map(({ came }) => came)).toEqual(found.map(({ kept }) => kept))
    expect(found.length).toBeGreaterThan(0)
  })
})
