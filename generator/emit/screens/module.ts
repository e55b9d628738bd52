/** Collects the imports of one emitted module while its body is printed. */
import { freeName } from '../free-name.ts'

export interface Imports {
  /** Notes that `name` comes from `from`, and returns what it is called in the body: another name if that is taken. */
  use: (name: string, from: string) => string
  type: (name: string, from: string) => string
  /** Import lines, sorted by module, types merged in. */
  lines: () => string[]
}

/** What emitted code declares or takes for granted: an import of that name would mean something else. */
const ownNames =
  'params row form parent me page search screen props overrides Array Date Number Promise Partial Record NonNullable URLSearchParams'.split(
    ' ',
  )

/** @param taken further names that the module declares */
export function createImports(taken: Iterable<string> = []): Imports {
  const modules = new Map<string, Map<string, { alias: string; typeOnly: boolean }>>()
  const inUse = new Set([...ownNames, ...taken])
  const add = (name: string, from: string, typeOnly: boolean): string => {
    const names = modules.get(from) ?? new Map<string, { alias: string; typeOnly: boolean }>()
    const known = names.get(name)
    const alias = known?.alias ?? freeName(name, inUse)
    names.set(name, { alias, typeOnly: (known?.typeOnly ?? true) && typeOnly })
    modules.set(from, names)
    return alias
  }
  return {
    use: (name, from) => add(name, from, false),
    type: (name, from) => add(name, from, true),
    lines: () =>
      [...modules]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([from, names]) => {
          const sorted = [...names].sort(([a], [b]) => (a < b ? -1 : 1))
          const allTypes = sorted.every(([, { typeOnly }]) => typeOnly)
          const clause = sorted.map(
            ([name, { alias, typeOnly }]) =>
              `${typeOnly && !allTypes ? 'type ' : ''}${name}${alias === name ? '' : ` as ${alias}`}`,
          )
          return `import ${allTypes ? 'type ' : ''}{ ${clause.join(', ')} } from '${from}'`
        }),
  }
}

/** Where emitted screens find what they import, seen from `generated/screens/<folder>/`. */
export const from = {
  types: '../../api/types.gen.ts',
  spec: '../../../src/kit/spec.ts',
  typed: '../../../src/kit/typed.ts',
  relations: '../../../src/kit/relations.ts',
  activity: '../../../src/kit/activity-log.ts',
  readModifyWrite: '../../../src/kit/queries/read-modify-write.ts',
  asNew: '../../../src/kit/queries/as-new.ts',
  ofEach: '../../../src/kit/lookup/of-each.ts',
  selectors: '../../../src/kit/selectors.ts',
  rowsOfEach: '../../../src/kit/lookup/rows-of-each.ts',
  bodyFields: '../../../src/kit/body-fields.ts',
  values: '../../../src/kit/values.ts',
  paging: '../../../src/kit/url/paging.ts',
  slots: '../../../src/kit/slots.ts',
  pick: '../../../src/kit/queries/pick.ts',
  document: '../../../src/kit/queries/document.ts',
  noneYet: '../../../src/kit/queries/none-yet.ts',
  below: '../../../src/kit/queries/child-query.ts',
  withRows: '../../../src/kit/queries/with-rows.ts',
  list: '../../../src/kit/list/List.tsx',
  askedList: '../../../src/kit/list/AskedList.tsx',
  askedSection: '../../../src/kit/list/AskedSection.tsx',
  serverFilters: '../../../src/kit/list/filter/server-filters.ts',
  form: '../../../src/kit/form/Form.tsx',
  detail: '../../../src/kit/detail/Detail.tsx',
  placeholder: '../../../src/kit/placeholder/Placeholder.tsx',
  /** Query options and client functions are split by the contract's areas. */
  options: (area: string): string => `../../api/queries/${area}.gen.ts`,
  sdk: (area: string): string => `../../api/sdk/${area}.gen.ts`,
  lookup: (folder: string): string => `../${folder}/lookup.gen.ts`,
} as const
