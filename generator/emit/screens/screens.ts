/** `generated/screens/**`: one module per screen, one of queries and one of lookups per folder. */
import { camelCaseFile, componentOf, constantOf, sourceOf } from './names.ts'
import {
  printItemCall,
  printListSource,
  printWrite,
  printPath,
  printPick,
  printQuery,
  printSource,
  used,
} from './calls.ts'
import { createImports, from, type Imports } from './module.ts'
import {
  actionSpec,
  cellSpec,
  columnSpec,
  fieldSpec,
  linkSpec,
  lookupName,
  refreshSpec,
  relationsThunk,
  seeSpec,
  shownSpec,
  type SpecPrinter,
} from './spec.ts'
import { Call, code, print, quote } from '../print.ts'
import { header, render } from '../template.ts'
import { operationTypes } from '../client/operation-types.ts'
import { InternalError } from '../../diagnostics.ts'
import type {
  DetailScreenIR,
  EmittedFile,
  FormScreenIR,
  ListScreenIR,
  Model,
  Operation,
  PlaceholderIR,
  ScreenIR,
  Source,
} from '../../model/types/ir.ts'
import type { LookupIR } from '../../model/types/lookup-ir.ts'
import { emitRelations, hasNeighbours, relationsIn } from './relations.ts'

type EmittedScreen = Exclude<ScreenIR, { kind: 'bespoke' }>

/** Every generated and placeholder screen; bespoke ones have no file here. */
export function emitScreens(model: Model): EmittedFile[] {
  const operations = new Map(model.operations.map((o) => [o.id, o]))
  const lookups = new Map(model.lookups.map((l) => [l.id, l]))
  const operation = (id: string): Operation => operations.get(id) ?? missing('operation', id)
  const lookup = (id: string): LookupIR => lookups.get(id) ?? missing('lookup', id)
  const types = operationTypes(model)
  const dataType = (op: Operation): string => types.get(op.name)?.data ?? missing('type', op.id)
  const printer = (imports: Imports): SpecPrinter => ({ operation, lookup, dataType, imports })
  const folders = new Map<string, EmittedScreen[]>()
  for (const screen of model.screens)
    if (screen.kind !== 'bespoke') folders.set(screen.folder, [...(folders.get(screen.folder) ?? []), screen])
  const files: EmittedFile[] = []
  for (const [folder, screens] of folders) {
    const shared = sharedActions(screens)
    if (shared.length > 0)
      files.push({
        path: `screens/${folder}/actions.gen.ts`,
        text: emitActions(shared, printer(createImports(shared.map((s) => s.name)))),
      })
    for (const screen of screens)
      files.push({
        path: `screens/${folder}/${screen.file}.gen.tsx`,
        text: emitScreen(
          screen,
          shared.map((s) => s.name),
          printer(createImports([componentOf(screen.id)])),
        ),
      })
    const queries = emitQueries(screens, printer(createImports(screens.flatMap(queryNames))))
    if (queries !== undefined) files.push({ path: `screens/${folder}/queries.gen.ts`, text: queries })
    const relations = relationsIn(screens)
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
  return files
}

/** Constants that a screen has in the module of queries. */
function queryNames({ file }: ScreenIR): string[] {
  const name = camelCaseFile(file)
  return [constantOf(file), `${name}Rows`, `${name}Row`]
}

function missing(kind: string, id: string): never {
  throw new InternalError(`the model names the ${kind} ${id}, but has none`)
}

/** Rows have the same actions in their list and on their own page: written once, with what only the page needs. */
function sharedActions(screens: readonly ScreenIR[]): { name: string; screen: DetailScreenIR }[] {
  return screens.flatMap((s) =>
    s.kind === 'detail' &&
    s.actions.length > 0 &&
    screens.some((l) => l.kind === 'list' && actionsName(l) === actionsName(s))
      ? [{ name: actionsName(s), screen: s }]
      : [],
  )
}

const actionsName = (screen: ScreenIR): string =>
  `${camelCaseFile(screen.file.replace(/-?(list|detail)$/, ''))}Actions`.replace(/^A/, 'a')

function emitActions(shared: readonly { name: string; screen: DetailScreenIR }[], printer: SpecPrinter): string {
  const parts = shared.map(
    ({ name, screen }) =>
      `export const ${name}: readonly ${printer.imports.type('Action', from.spec)}<${screen.actions.map(({ id }) => quote(id)).join(' | ')}>[] = ${print(screen.actions.map((a) => actionSpec(a, printer, screen.relations)))}`,
  )
  return render('module', { header: header(sourceOf(shared[0]?.screen)), imports: printer.imports.lines(), parts })
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return groups
}

function emitScreen(screen: EmittedScreen, shared: readonly string[], printer: SpecPrinter): string {
  const { imports } = printer
  switch (screen.kind) {
    case 'list': {
      const spec = listSpec(screen, shared, printer)
      // A list that is part of a page has no route: that page shows it.
      if (screen.in !== undefined) {
        const type = imports.type('ListScreen', from.spec)
        return render('screen', { header: header(sourceOf(screen)), imports: imports.lines(), type, spec: print(spec) })
      }
      return module(screen, 'ListScreen', imports.use('List', from.list), spec, imports)
    }
    case 'create':
    case 'edit':
      return module(screen, 'FormScreen', imports.use('Form', from.form), formSpec(screen, printer), imports)
    case 'detail':
      return module(
        screen,
        'DetailScreen',
        imports.use('Detail', from.detail),
        detailSpec(screen, shared, printer),
        imports,
      )
    case 'placeholder':
      return module(
        screen,
        'PlaceholderScreen',
        imports.use('Placeholder', from.placeholder),
        placeholderSpec(screen),
        imports,
      )
  }
}

function module(screen: ScreenIR, type: string, tag: string, spec: object, imports: Imports): string {
  const slotted = screen.kind !== 'placeholder'
  const slots = slotted ? imports.type('Slots', '../slots.gen.ts') : ''
  const screenType = imports.type(type, from.spec)
  return render('screen', {
    header: header(sourceOf(screen)),
    imports: imports.lines(),
    type: screenType,
    spec: print(spec),
    component: componentOf(screen.id),
    props: slotted ? `props: { slots?: ${slots}[${quote(screen.id)}] }` : '',
    tag,
    slots: slotted ? ' slots={props.slots}' : '',
  })
}

function listSpec(screen: ListScreenIR, shared: readonly string[], printer: SpecPrinter): object {
  const { imports } = printer
  return {
    kind: 'list',
    id: screen.id,
    entity: screen.entity,
    title: screen.title,
    embedded: screen.embedded ? true : undefined,
    source: {
      query: code(imports.use(`${camelCaseFile(screen.file)}Rows`, './queries.gen.ts')),
      shape: screen.list.shape,
      paged: screen.list.paged,
      server: serverSpec(screen.list.server, imports),
    },
    columns: screen.columns.map((c) => columnSpec(c, printer)),
    rowKey: screen.rowKey,
    rowName: screen.rowName,
    sort: screen.sort,
    links: screen.links.map((l) => linkSpec(l, printer)),
    actions: actionsSpec(screen, shared, printer),
    create:
      screen.create === undefined
        ? undefined
        : {
            label: screen.create.label,
            to: printPath(screen.create.to, imports, 'params'),
            role: screen.create.role,
            offer: screen.create.offer,
            because: screen.create.because,
            reason: screen.create.reason,
          },
    empty: screen.empty,
    refresh: screen.refresh.map(refreshSpec),
  }
}

/** What a server filters by takes the code that reads filters: only lists with such a server load it before somebody filters. */
function serverSpec(server: ListScreenIR['list']['server'], imports: Imports): object | undefined {
  if (server?.filters === undefined) return server
  return { ...server, filters: new Call(imports.use('serverFilters', from.serverFilters), server.filters) }
}

function actionsSpec(screen: ListScreenIR | DetailScreenIR, shared: readonly string[], printer: SpecPrinter): unknown {
  const name = actionsName(screen)
  return shared.includes(name)
    ? code(printer.imports.use(name, './actions.gen.ts'))
    : screen.actions.map((a) => actionSpec(a, printer, screen.relations))
}

function formSpec(screen: FormScreenIR, printer: SpecPrinter): object {
  const { imports } = printer
  const { current, duplicate } = screen
  const source = current === undefined ? undefined : sourceSpec(current, screen.file, imports)
  return {
    kind: screen.kind,
    id: screen.id,
    entity: screen.entity,
    title: screen.title,
    role: screen.role,
    submit: screen.submit,
    fields: screen.fields.map((f) => fieldSpec(f, printer)),
    current: source === undefined ? undefined : { ...source, param: current?.param },
    duplicate:
      duplicate === undefined ? undefined : { ...sourceSpec(duplicate, screen.file, imports), param: duplicate.param },
    call:
      screen.document === undefined
        ? printWrite(screen.call, printer, source)
        : printItemCall(screen.kind === 'create' ? 'addItem' : 'changeItem', screen.document, printer),
    effects: screen.effects,
    toast: screen.toast,
    rowName: screen.rowName,
    see: seeSpec(screen.see, imports),
    close: printPath(screen.close, imports, 'params'),
    done: printPath(screen.done, imports, 'rowAndParams'),
    reveal: screen.reveal,
  }
}

function detailSpec(screen: DetailScreenIR, shared: readonly string[], printer: SpecPrinter): object {
  const { imports } = printer
  return {
    kind: 'detail',
    id: screen.id,
    entity: screen.entity,
    title:
      screen.param === undefined
        ? code(`() => ${quote(screen.title)}`)
        : code(`(params) => params[${quote(screen.param)}] ?? ${quote(screen.title)}`),
    rowName: screen.rowName,
    source: sourceSpec(screen.source, screen.file, imports),
    rows: screen.rows.map((r) => shownSpec(r, printer)),
    free: screen.free,
    links: screen.links.map((l) => linkSpec(l, printer)),
    actions: actionsSpec(screen, shared, printer),
    tabs: screen.tabs.map((t) => ({
      label: t.label,
      to: /:/.test(t.path)
        ? code(`(params) => ${imports.use('fill', from.selectors)}(${quote(t.path)}, params)`)
        : code(`() => ${quote(t.path)}`),
    })),
    relations: hasNeighbours(screen.relations) ? relationsThunk(screen.relations) : undefined,
    buttons: screen.buttons,
    refresh: screen.refresh.map(refreshSpec),
    embedded: screen.embedded ? true : undefined,
  }
}

function sourceSpec(source: Source, file: string, imports: Imports): object {
  const { pick } = source
  return {
    query: code(imports.use(`${camelCaseFile(file)}Row`, './queries.gen.ts')),
    pick: pick === undefined ? undefined : code(printPick(pick, imports)),
  }
}

const placeholderSpec = (screen: PlaceholderIR): object => ({
  kind: 'placeholder',
  id: screen.id,
  title: screen.title,
  summary: screen.summary,
})

function emitQueries(screens: readonly ScreenIR[], printer: SpecPrinter): string | undefined {
  const { imports } = printer
  const parts: string[] = []
  for (const screen of screens) {
    const name = camelCaseFile(screen.file)
    if (screen.kind === 'list') {
      const page = screen.list.paged ? `, page: ${imports.type('PageRequest', from.spec)}` : ''
      const params = `params: ${imports.type('Params', from.spec)}`
      parts.push(
        `export const ${name}Rows = (${used(params, screen.list.path.length + screen.list.query.length > 0)}${page}) => ${printQuery(screen.list, printer, screen.list.paged ? 'page' : undefined)}`,
      )
      // Only routes ask for what a page needs before it is shown.
      if (screen.in !== undefined) continue
      parts.push(
        screen.list.paged
          ? `export const ${constantOf(screen.file)} = (${params}, search: URLSearchParams) => [${name}Rows(params, ${imports.use('pageRequest', from.paging)}(search))]`
          : `export const ${constantOf(screen.file)} = (${params}) => [${name}Rows(params)]`,
      )
    } else {
      const source = rowSource(screen)
      if (source === undefined) continue
      const params = `params: ${imports.type('Params', from.spec)}`
      const reads = source.call.path.length + source.call.query.length > 0
      const query = printSource(source, printer)
      parts.push(`export const ${name}Row = (${used(params, reads)}) => ${query}`)
      // Nothing waits for the row of a duplicate.
      if (screen.kind !== 'create')
        parts.push(`export const ${constantOf(screen.file)} = (${params}) => [${name}Row(params)]`)
    }
  }
  if (parts.length === 0) return undefined
  return render('module', { header: header(sourceOf(screens[0])), imports: imports.lines(), parts })
}

/** Where the row that a screen is about, or starts with, comes from. */
function rowSource(screen: ScreenIR): Source | undefined {
  switch (screen.kind) {
    case 'detail':
      return screen.source
    case 'edit':
      return screen.current
    case 'create':
      return screen.duplicate
    default:
      return undefined
  }
}

function emitLookups(lookups: readonly LookupIR[], printer: SpecPrinter): string {
  const { imports } = printer
  const parts = lookups.map((lookup) => {
    const type = imports.type('Lookup', from.spec)
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
