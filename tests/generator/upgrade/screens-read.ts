/**
 * What the screens of today name, read off their text (`generated/screens`) and the contract's. It knows nothing of the generator's model and of the
 * upgrade, so that what they say a change touches can be held against it.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../support/fixture.ts'
import { root } from '../support/folders.ts'
import type { Schema } from '../../../generator/model/types/contract.ts'
import { ownContract } from './draft.ts'

/** Something of a screen: what it is, its name in reports, the schema whose values it shows or sends, and its text. */
interface Part {
  what: 'column' | 'row' | 'field' | 'action'
  name: string
  schema: string
  key: string
  text: string
  /** Things that the address of the screen names. */
  above: readonly string[]
}

const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const bare = (name: string): string => name.replaceAll('_', '').toLowerCase()

/** Items of a list that is written at `indent`, each with its text. */
function itemsOf(text: string, key: string, indent: string): string[] {
  const [, inner = ''] = new RegExp(`^${indent}${key}: \\[\\n([^]*?)^${indent}\\]`, 'm').exec(text) ?? []
  return inner.split(new RegExp(`^(?=${indent}  \\{)`, 'm')).filter((one) => /\bid: '/.test(one))
}

const idOf = (text: string): string => /\bid: '([^']+)'/.exec(text)?.[1] ?? ''

/** Schema of the body that an operation takes, by its name in the client. */
function bodies(): ReadonlyMap<string, string> {
  const found = Object.values(ownContract().document.paths).flatMap((item) =>
    Object.values(item as Record<string, unknown>).flatMap((operation) => {
      const text = JSON.stringify(operation)
      const id = /"operationId":"(\w+)"/.exec(text)?.[1]
      const body = /"requestBody":\{.*?"\$ref":"#\/components\/schemas\/(\w+)"/.exec(text)?.[1]
      return id === undefined || body === undefined ? [] : [[bare(id), body] as const]
    }),
  )
  return new Map(found)
}

const bodyIn = (text: string): string | undefined => /FieldsOf<NonNullable<(\w+)Data\['body'\]>/.exec(text)?.[1]

let known: Part[] | undefined
let knownLookups: ReadonlyMap<string, string> | undefined
let knownBodies: ReadonlyMap<string, string> | undefined

/** Parts of all screens that a change touches, given as `keyOf` writes it, in the words of a report; inner parts of a field are that field. */
export function touchedAsRead(changes: readonly string[]): string[] {
  known ??= partsOfScreens()
  const all = known
  return [...new Set(changes.flatMap((line) => partsOfChange(all, line)))].sort()
}

function partsOfScreens(): Part[] {
  const folder = join(root, 'generated/screens')
  const files = filesBelow(folder).filter((path) => path.endsWith('.gen.tsx'))
  const bodyOf = bodies()
  const schemaOfBody = (text: string): string => bodyOf.get(bare(bodyIn(text) ?? '')) ?? ''
  return files.flatMap((path): Part[] => {
    const text = readFileSync(join(folder, path), 'utf8')
    const id = /^(?: {2}| {4})id: '([^']+)',\n +entity: /m.exec(text)?.[1]
    if (id === undefined) return []
    const above = [...text.matchAll(/(?:params\['|\/:)(\w+)/g)].map(([, name = '']) => name)
    const schema = /ScreenOf<(\w+?)2?[,>]/.exec(text)?.[1] ?? ''
    const parts = (what: 'column' | 'row' | 'field', list: string, of: string): Part[] =>
      itemsOf(text, list, '  ').map((one) => ({
        what,
        name: `${id} ${list} ${idOf(one)}`,
        schema: of,
        key: idOf(one),
        text: one,
        above,
      }))
    const shared = /^ {2}actions: actions,/m.test(text)
    const actions = shared
      ? itemsOf(
          readFileSync(join(folder, path, '../actions.gen.ts'), 'utf8').replace(
            /^export const actions.*= \[$/m,
            'actions: [',
          ),
          'actions',
          '',
        )
      : [...itemsOf(text, 'actions', '  '), ...itemsOf(text, 'actions', '    ')]
    return [
      ...parts('column', 'columns', schema),
      ...parts('row', 'rows', schema),
      ...parts('field', 'fields', schemaOfBody(text)),
      ...actions.flatMap((one): Part[] => {
        const name = `${id} actions ${idOf(one)}`
        const form = itemsOf(one, 'form', shared ? '    ' : '      ')
        return [
          { what: 'action', name, schema, key: idOf(one), text: one, above },
          ...form.map((field): Part => ({
            what: 'field',
            name: `${name} fields ${idOf(field)}`,
            schema: schemaOfBody(one),
            key: idOf(field),
            text: field,
            above,
          })),
        ]
      }),
    ]
  })
}

/** Schema of the rows that a picker offers, by its name in code. */
function rowsOfLookups(): ReadonlyMap<string, string> {
  const folder = join(root, 'generated/screens')
  return new Map(
    filesBelow(folder)
      .filter((path) => path.endsWith('lookup.gen.ts'))
      .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(/const (\w+): LookupOf<(\w+?)2?[,>]/g)])
      .map(([, name = '', schema = '']) => [name, schema] as const),
  )
}

/** Paths of rows and bodies at which a schema is, by the schema that they are below. */
function holders(target: string): [owner: string, path: string][] {
  const walk = (schema: Schema, path: readonly string[]): string[] => {
    if (schema.$ref !== undefined) return schema.$ref.endsWith(`/${target}`) ? [path.join('.')] : []
    const same = [
      ...(schema.oneOf ?? []),
      ...(schema.allOf ?? []),
      ...(schema.items === undefined ? [] : [schema.items]),
    ]
    return [
      ...same.flatMap((one) => walk(one, path)),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => walk(one, [...path, name])),
    ]
  }
  const { schemas = {} } = ownContract().document.components ?? {}
  return Object.entries(schemas).flatMap(([owner, schema]) =>
    walk(schema, []).map((path): [string, string] => [owner, path]),
  )
}

/** Columns, rows, fields that forms ask for, and actions. */
function partsOfChange(all: readonly Part[], line: string): string[] {
  const [type = '', name = ''] = line.split(' ')
  // Nothing of today names what is not there yet.
  if (type === 'field-added' || type === 'operation-added' || type === 'schema-renamed') return []
  // No screen shows what refusals say, and none depends on what nobody reads.
  if (type.startsWith('extension-') || name.startsWith('Error') || name.endsWith(' error')) return []
  if (/^(?:status|security|header)-/.test(type))
    return name.split(',').flatMap((operation) => actionsOf(all, operation))
  if (/^(?:operation|parameter|paging|body|answer)-/.test(type)) return actionsOf(all, name.split('.')[0] ?? '')
  if (/^(?:value|variant)-/.test(type) && !name.includes('.'))
    return holders(name).flatMap(([owner, field]) => partsOfField(all, { owner, field }))
  // Screens do not tell variants apart.
  const [owner = '', ...steps] = name
    .replaceAll(/\[[^\]]*\]/g, '')
    .replace('..', '.')
    .split('.')
  return partsOfField(all, { owner, field: steps.join('.') })
}

interface Field {
  owner: string
  field: string
}

function partsOfField(all: readonly Part[], { owner, field }: Field): string[] {
  const own = camel(field)
  const isBelow = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}.`)
  const below = new Map(holders(owner).map(([schema, name]) => [schema, `${camel(name)}.${own}`]))
  const lookups = (knownLookups ??= rowsOfLookups())
  const taken = (knownBodies ??= bodies())
  const isTouched = ({ what, schema, key, text, above }: Part): boolean => {
    const whole = schema === owner ? own : below.get(schema)
    if (what !== 'action') {
      const [, lookup = ''] = /\blookup: (?:\{ \.\.\.)?(\w+)/.exec(text) ?? []
      const chosen = lookups.get(lookup) === owner && new RegExp(`\\bamong: .*path: '${own}[.']`, 's').test(text)
      // A field of a form that has variants asks for what is in them.
      const inner = whole?.startsWith(`${key}.`) === true ? whole.slice(key.length + 1) : undefined
      const asked = what === 'field' && inner !== undefined && text.includes(` id: '${inner}'`)
      return chosen || asked || (whole !== undefined && isBelow(key, whole))
    }
    const [call = ''] = /^ *call: .*/m.exec(text) ?? []
    const said = text.replace(/^ *form: \[\n[^]*?^ *\] .*$/m, '')
    const paths = [...said.matchAll(/(?:path: |textAt\(row, |fieldAt(?:<[^>]*>)?\(row, )'([^']+)'/g)].map(
      ([, path = '']) => path,
    )
    const isAbove = above.includes(owner.charAt(0).toLowerCase() + owner.slice(1))
    const sends = [...call.matchAll(/\b(\w+)\(\{/g)].some(([, sent = '']) => taken.get(bare(sent)) === owner)
    return (
      (whole !== undefined && paths.some((path) => isBelow(path, whole))) ||
      (isAbove && paths.some((path) => isBelow(path, `$parent.${own}`))) ||
      (sends && new RegExp(`\\bbody: \\{.*\\b${own}: `).test(call))
    )
  }
  return all.filter(isTouched).map(({ what, name }) => `${what} ${name}`)
}

/** Actions that call an operation. */
function actionsOf(all: readonly Part[], operation: string): string[] {
  const call = new RegExp(`\\b${camel(operation)}\\(`)
  return all.filter(({ what, text }) => what === 'action' && call.test(text)).map(({ name }) => `action ${name}`)
}
