/** Prints overviews: their sections are data, what shows them is loaded with the page. */
import type { OverviewIR, RowsIR, SectionIR, UseIR } from '../../model/types/overview-ir.ts'
import { code } from '../print.ts'
import { printListSource, printPath, printSource } from '../screens/calls.ts'
import { camelCaseFile } from '../screens/names.ts'
import { cellSpec, lookupName, refreshSpec, shownSpec, type SpecPrinter } from '../screens/spec.ts'
import { printModule } from './parts.ts'
import type { ViewPrinter } from './view.ts'

const kit = (file: string): string => `../../../src/kit/overview/${file}`

export const overview: ViewPrinter<OverviewIR> = {
  // It shows its failures itself.
  as: () => 'bespoke',
  module: (screen, { printer }) =>
    printModule(
      screen,
      {
        type: 'OverviewScreen',
        from: kit('spec.ts'),
        component: () => printer.imports.use('Overview', kit('Overview.tsx')),
        spec: { title: screen.title, sections: screen.sections.map((section) => sectionSpec(section, printer)) },
      },
      printer,
    ),
}

function rowsSpec({ lookup, each, refresh, path }: RowsIR, printer: SpecPrinter): object {
  return {
    lookup: lookupName(lookup, printer),
    each: each && { ...each, lookup: lookupName(each.lookup, printer) },
    path,
    refresh: refresh.map(refreshSpec),
  }
}

function sectionSpec(section: SectionIR, printer: SpecPrinter): object {
  const { kind, title } = section
  switch (kind) {
    case 'find':
      return {
        kind,
        title,
        none: section.none,
        lists: section.lists.map(({ rules, ...rows }) => ({ ...rowsSpec(rows, printer), rules })),
      }
    case 'count':
      return {
        kind,
        title,
        lists: section.lists.map(({ by, ...rows }) => ({
          ...rowsSpec(rows, printer),
          by: by && shownSpec(by, printer),
        })),
      }
    case 'use':
      return { kind, title, parts: section.parts.map((part) => useSpec(part, printer)) }
    case 'latest': {
      const { list, columns, rows, path, rowKey, refresh } = section
      return {
        kind,
        title,
        source: printListSource(list, printer),
        columns: columns.map((column) => shownSpec(column, printer)),
        rows,
        rowKey,
        path,
        refresh: refresh.map(refreshSpec),
      }
    }
  }
}

function useSpec(part: UseIR, printer: SpecPrinter): object {
  const { imports } = printer
  const base = {
    label: part.label,
    measures: part.measures.map(({ cell, ...measure }) => ({ ...measure, cell: cellSpec(cell, printer) })),
    to: part.to && printPath(part.to, imports, 'params'),
  }
  if (part.kind === 'view') {
    const { call } = part.source
    const argument = call.path.length + call.query.length > 0 ? '(params)' : '()'
    return { ...base, query: code(`${argument} => ${printSource(part.source, printer)}`), share: part.share }
  }
  const { single } = part
  return {
    ...base,
    rows: rowsSpec(part.rows, printer),
    single: single && {
      ...single.own,
      query: code(imports.use(`${camelCaseFile(single.name)}Row`, `../${single.folder}/queries.gen.ts`)),
    },
  }
}
