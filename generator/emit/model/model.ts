/** `generated/model`: plain data about operations and effects. */
import { print, quote } from '../print.ts'
import { header, render } from '../template.ts'
import { printerOf } from '../views/register.ts'
import type { EmittedFile, Model } from '../../model/types/ir.ts'

export function emitModel(model: Model): EmittedFile[] {
  return [emitFunctions(model), emitEffects(model), emitAbout(model), emitTerraform(model)]
}

const file = (path: string, source: string, ...parts: string[]): EmittedFile => ({
  path,
  text: render('module', { header: header(source), imports: [], parts }),
})

function emitFunctions(model: Model): EmittedFile {
  const areas = [...new Set(model.operations.map((op) => op.area))].sort()
  const table = Object.fromEntries(
    areas.map((area) => [area, model.operations.filter((op) => op.area === area).map((op) => op.name)]),
  )
  return file(
    'model/functions.gen.ts',
    'openapi/openapi.yaml',
    `/** The functions of the client by the file of \`generated/api/sdk\` that has them, without its ending. */\nexport const functions: Readonly<Record<string, readonly string[]>> = ${print(table)}`,
    `/** Those that only read although they are sent by POST. */\nexport const reads: readonly string[] = ${print(
      model.operations.filter((op) => op.isQuery && op.method !== 'get').map((op) => op.name),
    )}`,
  )
}

function emitEffects(model: Model): EmittedFile {
  const all = new Map<string, Set<string>>()
  // A mutation may be an action of one entity and the update of another: it changes what either says.
  for (const [operation, entities] of model.entities.flatMap((e) => Object.entries(e.effects)))
    all.set(operation, new Set([...(all.get(operation) ?? []), ...entities]))
  const constants = [...all]
    .filter(([, entities]) => entities.size > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([operation, entities], index) => constantOf(operation, index, [...entities].sort()))
  return file(
    'model/effects.gen.ts',
    'the manifest',
    '/* Mutation → entities (and singles) that it changes: what its caller has to read again. A constant each, so that a build holds only those that are asked for. */',
    constants.join('\n'),
  )
}

/** A constant called like the operation; one that JavaScript does not let be called so is exported under its name. */
function constantOf(operation: string, index: number, value: readonly string[]): string {
  // Words that JavaScript keeps for itself have no underscore.
  if (/^[A-Za-z]\w*_\w*$/.test(operation)) return `export const ${operation} = ${print(value)}`
  return `const effects${index} = ${print(value)}\nexport { effects${index} as ${quote(operation)} }`
}

function emitAbout(model: Model): EmittedFile {
  const lists = model.screens.flatMap((screen) => {
    const { about } = printerOf(screen)
    return about === undefined ? [] : [[`${screen.id}`, about] as const]
  })
  const type = '{ title: string; text: string; guides: readonly { title: string; href: string }[] }'
  return file(
    'model/about.gen.ts',
    'the manifest',
    `/** What lists are about, by their id. */\nexport const about: Readonly<Record<string, ${type}>> = ${print(Object.fromEntries(lists))}`,
  )
}

function emitTerraform({ terraform }: Model): EmittedFile {
  return file(
    'model/terraform.gen.ts',
    'the manifest',
    `/** What requests and rows are in the words of a Terraform provider: see src/kit/equivalent/terraform.ts. */\nexport const terraform = ${print(terraform)}`,
  )
}
