/** What schemas hold otherwise in a made-up later document: fields, their types, values and variants. */
import type { Schema } from '../../../../generator/model/types/contract.ts'
import * as edit from '../edits.ts'
import {
  anyType,
  asSchema,
  bodiesOf,
  fieldsOf,
  freshWord,
  isValues,
  schemasOf,
  tagsOf,
  valuesOf,
  type Kind,
} from './chance.ts'

const isText = ({ type, enum: values, format }: Schema): boolean =>
  type === 'string' && values === undefined && format === undefined

/** A field with one thing that is otherwise. */
const ofField = (
  name: string,
  fits: (field: Schema) => boolean,
  change: (field: Schema) => Schema,
  said: string,
): Kind => ({
  name,
  edit(draft, chance) {
    const [owner, field] = chance.one(fieldsOf(draft, fits))
    const old = edit.schema(draft, owner).properties?.[field] ?? {}
    edit.changeField(draft, [owner, field], change(old))
    return `${owner}.${field} ${said}`
  },
})

/** `nullable` of what only refers stands beside what it refers to. */
const withNull = (field: Schema): Schema =>
  field.$ref === undefined ? { ...field, nullable: true } : { nullable: true, allOf: [field] }

function withoutNull({ nullable, ...field }: Schema): Schema {
  const [only] = field.allOf ?? []
  return only !== undefined && nullable === true && Object.keys(field).length === 1 ? only : field
}

export const kindsOfFields: readonly Kind[] = [
  {
    name: 'a field is gone',
    edit(draft, chance) {
      const place = chance.one(fieldsOf(draft))
      edit.removeField(draft, place)
      return `${place.join('.')} is gone`
    },
  },
  {
    name: 'several fields of a schema are gone',
    edit(draft, chance) {
      const all = fieldsOf(draft)
      const [owner] = chance.one(all)
      const gone = chance.some(
        all.filter(([other]) => other === owner),
        2,
      )
      for (const place of gone) edit.removeField(draft, place)
      return `${gone.map((place) => place.join('.')).join(', ')} are gone`
    },
  },
  {
    name: 'a body has a field more',
    edit(draft, chance) {
      const [owner, field] = [chance.one(bodiesOf(draft)), freshWord(draft, chance)]
      const isRequired = chance.is(0.5)
      edit.addField(draft, [owner, field], anyType(draft, chance), isRequired)
      return `${owner}.${field} is new${isRequired ? ' and required' : ''}`
    },
  },
  {
    name: 'a schema has a field more',
    edit(draft, chance) {
      const owner = chance.one(schemasOf(draft, ({ properties }) => properties !== undefined))
      const field = freshWord(draft, chance)
      const isRequired = chance.is(0.7)
      edit.addField(draft, [owner, field], anyType(draft, chance), isRequired)
      return `${owner}.${field} is new${isRequired ? ' and required' : ''}`
    },
  },
  {
    name: 'a field is required, or no longer',
    edit(draft, chance) {
      const [owner, field] = chance.one(fieldsOf(draft))
      const isRequired = edit.schema(draft, owner).required?.includes(field) === true
      if (isRequired) edit.relaxField(draft, [owner, field])
      else edit.requireField(draft, [owner, field])
      return `${owner}.${field} is ${isRequired ? 'optional' : 'required'}`
    },
  },
  ofField(
    'a field may be null',
    (one) => one.nullable !== true,
    (one) => withNull(one),
    'may be null',
  ),
  ofField(
    'a field is never null',
    (one) => one.nullable === true,
    (one) => withoutNull(one),
    'is never null',
  ),
  ofField(
    'a text is a number',
    isText,
    ({ description = 'How many.', nullable }) => ({
      type: 'integer',
      format: 'uint32',
      minimum: 0,
      description,
      ...(nullable === undefined ? {} : { nullable }),
    }),
    'is a number',
  ),
  ofField(
    'a number is a text',
    ({ type }) => type === 'integer',
    ({ description = 'What it says.' }) => ({ type: 'string', description }),
    'is a text',
  ),
  ofField(
    'a field is a list of what it was',
    ({ type }) => type !== 'array' && type !== 'object',
    (one) => ({ type: 'array', description: 'Several of them.', items: withoutNull(one) }),
    'is a list',
  ),
  ofField(
    'a list is one of what it had',
    ({ type, items }) => type === 'array' && items !== undefined,
    ({ items = {} }) => items,
    'is one and no list',
  ),
  ofField(
    'a text is a name',
    isText,
    (one) => (one.nullable === true ? { nullable: true, allOf: [edit.ref('Name')] } : edit.ref('Name')),
    'is a Name',
  ),
  ofField(
    'a field has another default and other limits',
    ({ type }) => type === 'integer',
    (one) => ({ ...one, default: 7, maximum: 70 }),
    'has the default 7, and 70 at most',
  ),
  ofField(
    'a field is deprecated',
    ({ $ref }) => $ref === undefined,
    (one) => ({ ...one, deprecated: true }),
    'is deprecated',
  ),
  {
    name: 'a field is a union',
    edit(draft, chance) {
      const [owner, field] = chance.one(fieldsOf(draft, ({ type }) => type !== 'array'))
      const old = edit.schema(draft, owner).properties?.[field] ?? {}
      const [name, other] = [asSchema(freshWord(draft, chance)), freshWord(draft, chance)]
      const variant = (kind: string, properties: Record<string, Schema>): Schema => ({
        type: 'object',
        properties: { kind: { type: 'string', enum: [kind] }, ...properties },
        required: ['kind', ...Object.keys(properties)],
      })
      draft.components.schemas[name] = {
        description: `How ${field.replaceAll('_', ' ')} is told.`,
        oneOf: [variant('told', { [field]: withoutNull(old) }), variant(other, {})],
      }
      edit.changeField(draft, [owner, field], edit.ref(name))
      return `${owner}.${field} is the union ${name}`
    },
  },
  {
    name: 'fields are below a new one',
    edit(draft, chance) {
      const all = fieldsOf(draft)
      const [owner] = chance.one(all)
      const own = all.flatMap(([other, field]) => (other === owner ? field : []))
      const moved = chance.some(own, 2)
      const into = freshWord(draft, chance)
      if (draft.components.schemas[`${owner}Part`] === undefined) edit.moveFields(draft, owner, moved, into)
      return `${moved.join(', ')} of ${owner} are below ${into}`
    },
  },
  {
    name: 'an enumeration has a value more',
    edit(draft, chance) {
      const [name, value] = [chance.one(schemasOf(draft, isValues)), freshWord(draft, chance)]
      edit.addValue(draft, name, value)
      return `${name} may be ${value}`
    },
  },
  {
    name: 'an enumeration has a value less',
    edit(draft, chance) {
      const name = chance.one(schemasOf(draft, isValues))
      const value = chance.one(valuesOf(edit.schema(draft, name)))
      edit.removeValue(draft, name, value)
      return `${name} is never ${value}`
    },
  },
  {
    name: 'a value is called otherwise',
    edit(draft, chance) {
      const name = chance.one(schemasOf(draft, isValues))
      const value = chance.one(valuesOf(edit.schema(draft, name)))
      const to = freshWord(draft, chance)
      edit.removeValue(draft, name, value)
      edit.addValue(draft, name, to)
      return `${value} of ${name} is ${to}`
    },
  },
  {
    name: 'a union has a variant more',
    edit(draft, chance) {
      const name = chance.one(schemasOf(draft, (one) => tagsOf(one) !== undefined))
      const { tag = '' } = tagsOf(edit.schema(draft, name)) ?? {}
      const value = freshWord(draft, chance)
      const field = chance.is(0.5) ? { [`${value}_level`]: anyType(draft, chance) } : {}
      edit.addVariant(draft, name, { tag, value, fields: field })
      return `${name} may be ${value}${Object.keys(field).length > 0 ? ' with a field' : ''}`
    },
  },
  {
    name: 'a union has a variant less',
    edit(draft, chance) {
      const name = chance.one(schemasOf(draft, (one) => (tagsOf(one)?.values.length ?? 0) > 2))
      const { tag = '', values = [] } = tagsOf(edit.schema(draft, name)) ?? {}
      const value = chance.one(values)
      edit.removeVariant(draft, name, { tag, value })
      return `${name} is never ${value}`
    },
  },
]
