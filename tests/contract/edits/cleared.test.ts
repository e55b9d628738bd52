/**
 * Whoever empties a field of an edit form means it: the field is sent as empty, or refused where it stands. Every field of every
 * generated form that changes something.
 */
import { describe, expect, test } from 'vitest'

import { sampleRow } from '../../../src/app/forms/samples.fixture.ts'
import { readPath } from '../../../src/lib/condition.ts'
import { editBody } from '../../../src/kit/form/changed-body.ts'
import { initialValues, withPath } from '../../../src/kit/form/raw.ts'
import { validate } from '../../../src/kit/form/validate.ts'
import type { FormField, Row } from '../../../src/kit/spec.ts'
import { generatedWrites } from '../support/generated-writes.ts'

interface Leaf {
  /** Where it is in the form. */
  path: string
  /** Where it is in the body. */
  key: string
  empty: unknown
}

/** What a person can empty: values, lists as a whole, and what is inside of groups and of the chosen variant. */
function leavesOf(fields: readonly FormField[], path = '', key = ''): Leaf[] {
  return fields.flatMap(({ id, widget }): Leaf[] => {
    const own = { path: path + id, key: key + id }
    switch (widget.kind) {
      // Ticked or not: there is no third state.
      case 'checkbox':
      case 'file':
        return []
      case 'group':
        return leavesOf(widget.fields, `${own.path}.`, `${own.key}.`)
      case 'union': {
        const [variant] = widget.variants
        return variant ? leavesOf(variant.fields, `${own.path}.variants.${variant.value}.`, `${own.key}.`) : []
      }
      case 'list':
      case 'map':
        return [{ ...own, empty: [] }]
      case 'ipRange':
        return [{ ...own, empty: { first: '', last: '' } }]
      case 'integer':
      case 'bytes':
        return [{ ...own, empty: null }]
      default:
        return [{ ...own, empty: '' }]
    }
  })
}

const edits = (await generatedWrites()).filter(
  ({ screen, action }) => screen?.kind === 'edit' || (action?.changes === true && action.form !== undefined),
)
const cases = edits.flatMap(({ name, fields }) => leavesOf(fields).map((leaf) => ({ name, fields, ...leaf })))

/** Numbers, texts and choices are among their fields. */
const samples = [
  ['project.edit', ['name', 'description']],
  ['instance resize', ['integer', 'bytes']],
  ['instance setBootDisk', ['picker']],
] as const

test.each(samples)('%s is such a form', (form, kinds) => {
  const found = edits.filter(({ name }) => name === form)
  expect(found.length, form).toBeGreaterThan(0)
  for (const { fields } of found)
    expect(fields.map(({ widget }) => widget.kind)).toEqual(expect.arrayContaining([...kinds]))
})

describe.each(cases)('$name', ({ fields, path, key, empty }) => {
  test(`${path}: sent as empty, or refused at the field`, () => {
    const row = sampleRow(fields)
    const values = withPath(initialValues(fields, row), path, empty)
    const problems = validate(fields, values, { row })
    if (problems.has(path)) return
    const body = editBody(fields, values, { row })
    const [top = ''] = key.split('.')
    expect(body, 'refused or sent').toHaveProperty(top)
    expect(readPath(body, key) ?? empty).toEqual(Array.isArray(empty) ? emptyOf(body, key) : empty)
  })
})

/** A map is sent as an object, and a list that may be null perhaps as nothing. */
function emptyOf(body: Row, key: string): unknown {
  const sent = readPath(body, key) ?? []
  return Array.isArray(sent) ? [] : {}
}
