/** `generated/finder`: what can be found by name, id or address, one module per level, and one that names them. */
import { code, print } from '../print.ts'
import { printListSource, printPath, printQuery } from '../screens/calls.ts'
import { createImports } from '../screens/module.ts'
import { printerOf } from '../views/register.ts'
import type { SpecPrinter } from '../screens/spec.ts'
import { header, render } from '../template.ts'
import { InternalError } from '../../diagnostics.ts'
import type { FindableIR } from '../../model/types/finder-ir.ts'
import type { ScreenIR } from '../../model/types/screen-ir.ts'
import type { EmittedFile, Model, Operation } from '../../model/types/ir.ts'

export function emitFinder(model: Model): EmittedFile[] {
  const operations = new Map(model.operations.map((o) => [o.id, o]))
  const levels = [...new Set(model.findables.map(({ level }) => level))]
  const files = levels.map((level) => ({
    path: `finder/${fileOf(level)}.gen.ts`,
    text: emitLevel(
      model.findables.filter((findable) => findable.level === level),
      { operations, screens: model.screens },
    ),
  }))
  const index = levels.map((level) =>
    code(print({ level, load: code(`() => import('./${fileOf(level)}.gen.ts').then((m) => m.findables)`) })),
  )
  const parts = [
    `/** What can be found on each level, loaded when somebody searches. */\nexport const finders: readonly Finder[] = ${print(index)}`,
  ]
  const imports = [`import type { Finder } from '../../src/kit/findable.ts'`]
  return [
    ...files,
    { path: 'finder/index.gen.ts', text: render('module', { header: header('the manifest'), imports, parts }) },
  ]
}

const fileOf = (level: string): string => (level === '' ? 'outside' : `level-${level}`)

interface Known {
  operations: ReadonlyMap<string, Operation>
  screens: readonly ScreenIR[]
}

function emitLevel(findables: readonly FindableIR[], { operations, screens }: Known): string {
  const imports = createImports(['findables'])
  const missing = (what: string): never => {
    throw new InternalError(`a findable asks for ${what}, but reads only`)
  }
  const printer: SpecPrinter = {
    operation: (id) => operations.get(id) ?? missing(`the operation ${id}`),
    dataType: () => missing('a type of a body'),
    rowType: () => undefined,
    lookup: (id) => missing(`the lookup ${id}`),
    imports: deeper(imports),
  }
  const list = findables.map((findable) => code(print(specOf(findable, screens, printer))))
  const part = `export const findables: readonly ${imports.type('Findable', '../../src/kit/findable.ts')}[] = ${print(list)}`
  return render('module', { header: header('the manifest'), imports: imports.lines(), parts: [part] })
}

function specOf(findable: FindableIR, screens: readonly ScreenIR[], printer: SpecPrinter): object {
  const { id, entity, label, params, list, text, addresses, identifiers, within, owner, usedBy, to, view, above } =
    findable
  // What leads to its owner is not acted on: the owner is.
  const screen = screens.find(
    (one) => owner === undefined && one.id.of === id && printerOf(one).rowActions?.on === 'list',
  )
  return {
    id,
    entity,
    label,
    params,
    source: printListSource(list, printer),
    text,
    addresses,
    identifiers,
    within,
    owner,
    usedBy,
    to: printPath(to, printer.imports, 'rowAndParams'),
    byId:
      view === undefined ? undefined : { param: view.param, query: code(`(params) => ${printQuery(view, printer)}`) },
    above,
    screen: screen && code(`() => import('../screens/${screen.folder}/${screen.file}.gen.tsx').then((m) => m.screen)`),
  }
}

/** Calls are printed for modules one folder deeper. */
function deeper(imports: ReturnType<typeof createImports>): ReturnType<typeof createImports> {
  const here = (path: string): string => path.replace(/^\.\.\//, '')
  return {
    use: (name, path) => imports.use(name, here(path)),
    type: (name, path) => imports.type(name, here(path)),
    lines: imports.lines,
  }
}
