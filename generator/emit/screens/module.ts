/** Collects the imports of one emitted module while its body is printed. */

export interface Imports {
  /** Notes that `name` comes from `from`, and returns the name for use in the body. */
  use: (name: string, from: string) => string
  type: (name: string, from: string) => string
  /** Import lines, sorted by module, types merged in. */
  lines: () => string[]
}

export function createImports(): Imports {
  const modules = new Map<string, Map<string, boolean>>()
  const add = (name: string, from: string, typeOnly: boolean): string => {
    const names = modules.get(from) ?? new Map<string, boolean>()
    names.set(name, (names.get(name) ?? true) && typeOnly)
    modules.set(from, names)
    return name
  }
  return {
    use: (name, from) => add(name, from, false),
    type: (name, from) => add(name, from, true),
    lines: () =>
      [...modules].sort(([a], [b]) => (a < b ? -1 : 1)).map(([from, names]) => {
        const sorted = [...names].sort(([a], [b]) => (a < b ? -1 : 1))
        const allTypes = sorted.every(([, typeOnly]) => typeOnly)
        const clause = sorted.map(([name, typeOnly]) => (typeOnly && !allTypes ? `type ${name}` : name)).join(', ')
        return `import ${allTypes ? 'type ' : ''}{ ${clause} } from '${from}'`
      }),
  }
}

/** Where emitted screens find what they import, seen from `generated/screens/<folder>/`. */
export const from = {
  types: '../../api/types.gen.ts',
  spec: '../../../src/kit/spec.ts',
  selectors: '../../../src/kit/selectors.ts',
  values: '../../../src/kit/values.ts',
  paging: '../../../src/kit/list/paging.ts',
  slots: '../../../src/kit/slots.ts',
  list: '../../../src/kit/list/List.tsx',
  form: '../../../src/kit/form/Form.tsx',
  detail: '../../../src/kit/detail/Detail.tsx',
  placeholder: '../../../src/kit/placeholder/Placeholder.tsx',
  /** Query options and client functions are split by the contract's areas. */
  options: (area: string): string => `../../api/queries/${area}.gen.ts`,
  sdk: (area: string): string => `../../api/sdk/${area}.gen.ts`,
  lookup: (folder: string): string => `../${folder}/lookup.gen.ts`,
} as const
