/** `generated/screens/**`: one module per screen, one of queries and one of lookups per folder. */
import { camelCaseFile, constantOf, sourceOf } from './names.ts'
import { printListSource, printPath } from './calls.ts'
import { createImports, from, type Imports } from './module.ts'
import { cellSpec, lookupName, type SpecPrinter, typeOf } from './spec.ts'
import { code, print, quote } from '../print.ts'
import { header, render } from '../template.ts'
import { printerOf } from '../views/register.ts'
import { emitActivity } from './activity.ts'
import { emitActions, sharedActions } from './actions.ts'
import { rowTypes } from '../type-names.ts'
import { operationTypes } from '../client/operation-types.ts'
import { InternalError } from '../../diagnostics.ts'
import type { EmittedFile, Model, Operation } from '../../model/types/ir.ts'
import type { ScreenIR } from '../../model/types/screen-ir.ts'
import type { LookupIR } from '../../model/types/lookup-ir.ts'
import { distinctRelations, emitRelations } from './relations.ts'

/** Every generated and placeholder screen; bespoke ones have no file here. */
export function emitScreens(model: Model): EmittedFile[] {
  const operations = new Map(model.operations.map((o) => [o.id, o]))
  const lookups = new Map(model.lookups.map((l) => [l.id, l]))
  const operation = (id: string): Operation => operations.get(id) ?? missing('operation', id)
  const lookup = (id: string): LookupIR => lookups.get(id) ?? missing('lookup', id)
  const types = operationTypes(model)
  const known = rowTypes(model)
  const rowType = (schema: string): string | undefined => known.get(schema)
  const dataType = (op: Operation): string => types.get(op.name)?.data ?? missing('type', op.id)
  const printer = (imports: Imports): SpecPrinter => ({ operation, lookup, dataType, rowType, imports })
  const folders = groupBy(
    model.screens.filter((screen) => !printerOf(screen).isByHand),
    ({ folder }) => folder,
  )
  const files: EmittedFile[] = []
  for (const [folder, screens] of folders) {
    const shared = sharedActions(screens)
    if (shared.length > 0)
      files.push({
        path: `screens/${folder}/actions.gen.ts`,
        text: emitActions(shared, printer(createImports(shared.map((s) => s.name)))),
      })
    const sharedNames = new Map(shared.map(({ screen, name }) => [screen.id.of, name]))
    for (const screen of screens) {
      const text = printerOf(screen).module({ printer: printer(createImports([screen.id.component])), sharedNames })
      if (text !== undefined) files.push({ path: `screens/${folder}/${screen.file}.gen.tsx`, text })
    }
    const queries = emitQueries(screens, printer(createImports(screens.flatMap(queryNames))))
    if (queries !== undefined) files.push({ path: `screens/${folder}/queries.gen.ts`, text: queries })
    const relations = distinctRelations(screens.flatMap((screen) => printerOf(screen).relations ?? []))
    if (relations.length > 0)
      files.push({
        path: `screens/${folder}/relations.gen.ts`,
        text: emitRelations(relations, printer(createImports(relations.map(({ name }) => name)))),
      })
  }
  for (const [folder, list] of groupBy(model.lookups, (l) => l.folder)) {
    files.push({
      path: `screens/${folder}/lookup.gen.ts`,
      text: emitLookups(list, printer(createImports(list.map(({ name }) => name)))),
    })
  }
  return [...files, ...emitActivity(model, printer(createImports(['activity'])))]
}

function emitQueries(screens: readonly ScreenIR[], printer: SpecPrinter): string | undefined {
  const parts = screens.flatMap((screen) => printerOf(screen).queries(printer))
  if (parts.length === 0) return undefined
  return render('module', { header: header(sourceOf(screens[0])), imports: printer.imports.lines(), parts })
}

/** Constants that a screen has in the module of queries. */
function queryNames({ file }: ScreenIR): string[] {
  const name = camelCaseFile(file)
  return [constantOf(file), `${name}Rows`, `${name}Row`]
}

function missing(kind: string, id: string): never {
  throw new InternalError(`the model names the ${kind} ${id}, but has none`)
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return groups
}

function emitLookups(lookups: readonly LookupIR[], printer: SpecPrinter): string {
  const { imports } = printer
  const parts = lookups.map((lookup) => {
    const type = typeOf('Lookup', { rowType: lookup.rowType, shape: lookup.list.shape }, printer)
    if (lookup.each !== undefined) {
      const { lookup: id, ...each } = lookup.each
      // Without a page of their own they are called by what they lie in, and lead to that.
      if (lookup.to === undefined) {
        const args = [lookupName(id, printer).text, lookup.base, quote(each.param)].join(', ')
        return `/** @public Overrides may offer it, too. */\nexport const ${lookup.name} = ${imports.use('ofEach', from.ofEach)}(${args})`
      }
      const above = print({ lookup: lookupName(id, printer), ...each })
      const source = `${imports.use('rowsOfEach', from.rowsOfEach)}(${lookup.base}.source, ${above})`
      const to = lookup.to === undefined ? undefined : printPath(lookup.to, imports, 'rowAndParams')
      const own = print({ source: code(source), to })
        .slice(1, -1)
        .trim()
      return `export const ${lookup.name}: ${imports.type('Lookup', from.spec)} = { ...${lookup.base}, ${own} }`
    }
    if (lookup.base !== undefined) {
      const also = lookup.also?.map(({ lookup: id, when }) => ({ lookup: code(printer.lookup(id).name), when }))
      return `export const ${lookup.name}: ${type} = { ...${lookup.base}, also: ${print(also)} }`
    }
    const spec = {
      entity: lookup.entity,
      label: lookup.label,
      source: printListSource(lookup.list, printer),
      value: lookup.value,
      text: lookup.text,
      mono: lookup.mono,
      upTo: lookup.upTo,
      named: lookup.named === undefined ? undefined : code(`() => ${lookupName(lookup.named, printer).text}`),
      byId: lookup.byId,
      default: lookup.default,
      hint: lookup.hint?.map(({ path, cell }) => ({ path, cell: cellSpec(cell, printer) })),
      to: lookup.to === undefined ? undefined : printPath(lookup.to, imports, 'rowAndParams'),
    }
    return `/** @public Overrides may offer it, too. */\nexport const ${lookup.name}: ${type} = ${print(spec)}`
  })
  return render('module', { header: header('the manifest'), imports: imports.lines(), parts })
}
