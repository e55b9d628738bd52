/** What is called otherwise or lies elsewhere in a made-up later document. */
import type { Draft } from '../draft.ts'
import * as edit from '../edits.ts'
import {
  asSchema,
  callsOf,
  fieldsOf,
  freshWord,
  isValues,
  queryOf,
  schemasOf,
  tagsOf,
  valuesOf,
  type Called,
  type Chance,
  type Kind,
} from './chance.ts'

/** What something may be called: a word more, another last word, or something else altogether. */
function otherName(draft: Draft, chance: Chance, name: string): string {
  const word = freshWord(draft, chance)
  const parts = name.split('_')
  return chance.one([
    `${word}_${name}`,
    `${name}_${word}`,
    word,
    ...(parts.length > 1 ? [[...parts.slice(0, -1), word].join('_'), [word, ...parts.slice(1)].join('_')] : []),
  ])
}

/** All that a parameter is: of the path of all calls, or of the query of some, and in what pages require. */
function renameParameter(calls: readonly Called[], from: string, to: string): void {
  for (const { operation } of calls) {
    operation.parameters = operation.parameters?.map((one) => (one.name === from ? { ...one, name: to } : one)) ?? []
    const paged = operation['x-dropshot-pagination']
    if (paged !== undefined)
      operation['x-dropshot-pagination'] = JSON.parse(JSON.stringify(paged).replaceAll(`"${from}"`, `"${to}"`))
  }
}

/** First words of names, such as `disk` of `DiskCreate`. */
const firstWord = (schema: string): string => /^[A-Z][a-z\d]*/.exec(schema)?.[0] ?? schema

export const kindsOfNames: readonly Kind[] = [
  {
    name: 'a field is called otherwise',
    edit(draft, chance) {
      const place = chance.one(fieldsOf(draft))
      const to = otherName(draft, chance, place[1])
      edit.renameField(draft, place, to)
      return `${place.join('.')} is ${to}`
    },
  },
  {
    name: 'a field is called otherwise wherever something of its kind has it',
    edit(draft, chance) {
      const all = fieldsOf(draft)
      const [owner, field] = chance.one(all)
      const same = all.filter(([other, name]) => name === field && firstWord(other) === firstWord(owner))
      const to = otherName(draft, chance, field)
      for (const place of same) edit.renameField(draft, place, to)
      return `${same.map((place) => place.join('.')).join(', ')} are ${to}`
    },
  },
  {
    name: 'several fields of one schema are called otherwise',
    edit(draft, chance) {
      const all = fieldsOf(draft)
      const [owner] = chance.one(all)
      const renamed = chance
        .some(
          all.filter(([other]) => other === owner),
          3,
        )
        .map((place) => {
          const to = otherName(draft, chance, place[1])
          edit.renameField(draft, place, to)
          return `${place.join('.')} is ${to}`
        })
      return renamed.join(', ')
    },
  },
  {
    name: 'an operation is called otherwise',
    edit(draft, chance) {
      const id = chance.one(callsOf(draft)).operation.operationId
      const to = otherName(draft, chance, id)
      edit.renameOperation(draft, id, to)
      return `${id} is ${to}`
    },
  },
  {
    name: 'all operations that begin with a word begin with another',
    edit(draft, chance) {
      const [first = ''] = chance.one(callsOf(draft)).operation.operationId.split('_')
      const to = freshWord(draft, chance)
      for (const { operation } of callsOf(draft))
        if (operation.operationId.startsWith(`${first}_`))
          operation.operationId = to + operation.operationId.slice(first.length)
      return `operations ${first}_… are ${to}_…`
    },
  },
  {
    name: 'a schema is called otherwise',
    edit(draft, chance) {
      const name = chance.one(schemasOf(draft, () => true))
      const to = chance.one([`${name}${asSchema(freshWord(draft, chance))}`, asSchema(freshWord(draft, chance))])
      edit.renameSchema(draft, name, to)
      return `${name} is ${to}`
    },
  },
  {
    name: 'an enumeration is called otherwise, and a value of it',
    edit(draft, chance) {
      const name = chance.one(schemasOf(draft, isValues))
      const value = chance.one(valuesOf(edit.schema(draft, name)))
      const [to, said] = [asSchema(freshWord(draft, chance)), freshWord(draft, chance)]
      edit.removeValue(draft, name, value)
      edit.addValue(draft, name, said)
      edit.renameSchema(draft, name, to)
      return `${name} is ${to}, its ${value} is ${said}`
    },
  },
  {
    name: 'a parameter of one query is called otherwise',
    edit(draft, chance) {
      const call = chance.one(callsOf(draft, (one) => queryOf(one).length > 0))
      const from = chance.one(queryOf(call))
      const to = otherName(draft, chance, from)
      renameParameter([call], from, to)
      return `?${from} of ${call.operation.operationId} is ?${to}`
    },
  },
  {
    name: 'a parameter of the query is called otherwise in all calls of an area',
    edit(draft, chance) {
      const call = chance.one(callsOf(draft, (one) => queryOf(one).length > 0))
      const from = chance.one(queryOf(call))
      const to = otherName(draft, chance, from)
      const [tag] = call.operation.tags
      renameParameter(
        callsOf(draft, (one) => one.operation.tags[0] === tag && queryOf(one).includes(from)),
        from,
        to,
      )
      return `?${from} of ${tag ?? ''} is ?${to}`
    },
  },
  {
    name: 'a parameter of the path is called otherwise',
    edit(draft, chance) {
      const { path } = chance.one(callsOf(draft, (one) => one.path.includes('{')))
      const from = chance.one([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
      const to = otherName(draft, chance, from)
      const head = path.slice(0, path.indexOf(`{${from}}`) + from.length + 2)
      const calls = callsOf(draft, (one) => one.path === head || one.path.startsWith(`${head}/`))
      renameParameter(calls, from, to)
      edit.movePath(draft, head, head.replace(`{${from}}`, `{${to}}`))
      return `${head} has {${to}}`
    },
  },
  {
    name: 'an area lies under another prefix',
    edit(draft, chance) {
      const { path } = chance.one(callsOf(draft))
      const [, version = '', ...steps] = path.split('/')
      const fixed = steps.findIndex((step) => step.startsWith('{'))
      const area = (fixed < 0 ? steps : steps.slice(0, fixed)).slice(0, chance.whole(1, 3))
      const from = `/${[version, ...area].join('/')}`
      const to = chance.one([
        `/v2/${area.join('/')}`,
        `/v1/${freshWord(draft, chance)}/${area.join('/')}`,
        `/v1/${[...area.slice(0, -1), freshWord(draft, chance)].join('/')}`,
      ])
      edit.movePath(draft, from, to.replaceAll('_', '-'))
      return `${from} is ${to.replaceAll('_', '-')}`
    },
  },
  {
    name: 'a tag is called otherwise',
    edit(draft, chance) {
      const [tag = ''] = chance.one(callsOf(draft)).operation.tags
      const to = chance.one([freshWord(draft, chance), `system/${freshWord(draft, chance)}`])
      for (const { operation } of callsOf(draft)) operation.tags = operation.tags.map((one) => (one === tag ? to : one))
      return `tag ${tag} is ${to}`
    },
  },
  {
    name: 'operations have the tag of others',
    edit(draft, chance) {
      const all = callsOf(draft)
      const [to = ''] = chance.one(all).operation.tags
      const moved = chance.some(all, chance.whole(1, 3)).map(({ operation }) => {
        operation.tags = [to]
        return operation.operationId
      })
      return `${moved.join(', ')} have the tag ${to}`
    },
  },
  {
    name: 'a variant calls itself otherwise',
    edit(draft, chance) {
      const name = chance.one(schemasOf(draft, (one) => tagsOf(one) !== undefined))
      const target = edit.schema(draft, name)
      const { tag = '', values = [] } = tagsOf(target) ?? {}
      const value = chance.one(values)
      const to = freshWord(draft, chance)
      target.oneOf =
        target.oneOf?.map((variant) =>
          variant.properties?.[tag]?.enum?.[0] === value
            ? { ...variant, properties: { ...variant.properties, [tag]: { type: 'string', enum: [to] } } }
            : variant,
        ) ?? []
      return `variant ${value} of ${name} is ${to}`
    },
  },
  {
    name: 'what tells variants apart is called otherwise',
    edit(draft, chance) {
      const name = chance.one(schemasOf(draft, (one) => tagsOf(one) !== undefined))
      const target = edit.schema(draft, name)
      const { tag = '' } = tagsOf(target) ?? {}
      const to = freshWord(draft, chance)
      target.oneOf =
        target.oneOf?.map(({ properties = {}, required = [], ...variant }) => ({
          ...variant,
          properties: Object.fromEntries(Object.entries(properties).map(([key, own]) => [key === tag ? to : key, own])),
          required: required.map((key) => (key === tag ? to : key)),
        })) ?? []
      return `${tag} of ${name} is ${to}`
    },
  },
]
