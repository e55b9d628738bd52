/** `generated/model`: plain data about operations, entities, effects, paths and screens. */
import { freeName } from '../free-name.ts'
import { print, propertyKey, quote } from '../print.ts'
import { header, render } from '../template.ts'
import { camelCaseFile } from '../screens/names.ts'
import type { EmittedFile, Model } from '../../model/types/ir.ts'

export function emitModel(model: Model): EmittedFile[] {
  return [
    emitOperations(model),
    emitFunctions(model),
    emitEntities(model),
    emitEffects(model),
    emitPaths(model),
    emitIds(model),
  ]
}

const file = (path: string, source: string, ...parts: string[]): EmittedFile => ({
  path,
  text: render('module', { header: header(source), imports: [], parts }),
})

function emitOperations(model: Model): EmittedFile {
  const table = Object.fromEntries(
    model.operations.map((op) => [
      op.id,
      {
        method: op.method.toUpperCase(),
        path: op.path,
        request: op.request.transport,
        response: op.response.transport,
      },
    ]),
  )
  return file(
    'model/operations.gen.ts',
    'openapi/openapi.yaml',
    `export const apiVersion = ${quote(model.version)}`,
    `export type Transport = 'json' | 'form' | 'octets' | 'none' | 'socket' | 'any'`,
    `/** Every operation of the contract: method, path in the wire view, and how its bodies travel. */\nexport const operations = ${print(table)} as const satisfies Record<string, { method: string; path: string; request: Transport; response: Transport }>`,
    `export type OperationId = keyof typeof operations`,
  )
}

function emitFunctions(model: Model): EmittedFile {
  const areas = [...new Set(model.operations.map((op) => op.area))].sort()
  const table = Object.fromEntries(
    areas.map((area) => [area, model.operations.filter((op) => op.area === area).map((op) => op.name)]),
  )
  return file(
    'model/functions.gen.ts',
    'openapi/openapi.yaml',
    `/** The functions of the client by the file of \`generated/api/sdk\` that has them, without its ending. */\nexport const functions: Readonly<Record<string, readonly string[]>> = ${print(table)}`,
  )
}

function emitEntities(model: Model): EmittedFile {
  const table = Object.fromEntries(
    model.entities.map((e) => [
      e.id,
      {
        area: e.area,
        label: e.label,
        parent: e.parent,
        key: e.key,
        schema: e.schema,
        references: e.references,
        screens: e.screens,
      },
    ]),
  )
  return file(
    'model/entities.gen.ts',
    'the manifest',
    `export interface Entity {\n  area: string\n  label: { one: string; many: string }\n  parent?: string\n  key: string\n  schema?: string\n  /** Field path → entity its value refers to. */\n  references: Readonly<Record<string, string>>\n  screens: readonly string[]\n}`,
    `export const entities: Readonly<Record<string, Entity>> = ${print(table)}`,
  )
}

function emitEffects(model: Model): EmittedFile {
  const all = new Map<string, Set<string>>()
  // A mutation may be an action of one entity and the update of another: it changes what either says.
  for (const [operation, entities] of model.entities.flatMap((e) => Object.entries(e.effects)))
    all.set(operation, new Set([...(all.get(operation) ?? []), ...entities]))
  const table = Object.fromEntries(
    [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([operation, entities]) => [operation, [...entities].sort()]),
  )
  return file(
    'model/effects.gen.ts',
    'the manifest',
    `/** Mutation → entities (and singles) that it changes: what its caller has to read again. */\nexport const effects: Readonly<Record<string, readonly string[]>> = ${print(table)}`,
  )
}

function emitPaths(model: Model): EmittedFile {
  const taken = new Set<string>()
  const builders = model.screens.map((s) => {
    const params = [...s.path.matchAll(/:([A-Za-z0-9_]+)/g)].map((m) => m[1] ?? '')
    // `a_b.list` and `a.b.list` are one name in camel case.
    const name = freeName(camelCaseFile(s.id.replace(/[._]/g, '-')), taken)
    const value = (p: string): string => (/^\d/.test(p) ? `p[${quote(p)}]` : `p.${p}`)
    const template = s.path.replace(/:([A-Za-z0-9_]+)/g, (_, p: string) => `\${encodeURIComponent(${value(p)})}`)
    const argument = params.length === 0 ? '' : `p: { ${params.map((p) => `${propertyKey(p)}: string`).join('; ')} }`
    return `  ${name}: (${argument}) => ${params.length === 0 ? quote(s.path) : `\`${template}\``},`
  })
  return file(
    'model/paths.gen.ts',
    'the manifest',
    `/** The address of every screen. Nothing else builds a path. */\nexport const paths = {\n${builders.join('\n')}\n} as const`,
  )
}

function emitIds(model: Model): EmittedFile {
  const table = Object.fromEntries(
    model.screens.map((s) => [s.id, { path: s.path, kind: s.kind, level: s.level, title: s.title }]),
  )
  return file(
    'model/screens.gen.ts',
    'the manifest',
    `/** Every screen with its route and what it is made of. */\nexport const screens = ${print(table)} as const`,
    `export type ScreenId = keyof typeof screens`,
  )
}
