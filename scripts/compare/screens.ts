/** What emitted screens say, as data, and how two sets of them differ. Layout of the text and names of imports do not count. */
import ts from 'typescript'

/** Emitted modules below `screens`: `disk/list.gen.tsx` → text. */
export type Modules = ReadonlyMap<string, string>

/** One value of a screen: `columns[size].label` → `'Size'`. */
export type Values = ReadonlyMap<string, string>

/** A screen, or a lookup that several share, that is not the same in both. */
export interface Difference {
  id: string
  /** Whether only one side has it. */
  only?: 'before' | 'after'
  changes: readonly Change[]
}

/** Undefined where the side has no such value. */
export interface Change {
  path: string
  before: string | undefined
  after: string | undefined
}

/** Screens by id, lookups by file and name; sorted by id. */
export function screensIn(modules: Modules): ReadonlyMap<string, Values> {
  const parsed = new Map([...modules].map(([path, text]) => [path, constantsIn(path, text)]))
  const found: [string, Values][] = []
  for (const [path, constants] of parsed) {
    const folder = path.split('/').slice(0, -1).join('/')
    const site = { folder, parsed, constants }
    for (const [name, value] of constants.exported) {
      const isScreen = name === 'screen'
      if (!isScreen && !path.endsWith('/lookup.gen.ts')) continue
      const values = new Map<string, string>()
      collect(value, { path: '', values, site })
      const id = isScreen ? (values.get('id')?.slice(1, -1) ?? path.replace('.gen.tsx', '')) : `${folder} ${name}`
      found.push([id, values])
    }
  }
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Differences by screen; screens that are the same are left out. */
export function compareScreens(before: Modules, after: Modules): Difference[] {
  const [old, now] = [screensIn(before), screensIn(after)]
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((id) => {
    const [a, b] = [old.get(id), now.get(id)]
    const changes = changesBetween(a ?? new Map(), b ?? new Map())
    if (a === undefined) return [{ id, only: 'after' as const, changes }]
    if (b === undefined) return [{ id, only: 'before' as const, changes }]
    return changes.length === 0 ? [] : [{ id, changes }]
  })
}

function changesBetween(before: Values, after: Values): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((path) => {
    const change = { path, before: before.get(path), after: after.get(path) }
    if (change.before === change.after) return []
    return path.endsWith(orderOf) && !isReordered(change) ? [] : [change]
  })
}

const orderOf = ' (order)'

/** Whether those that both sides have stand in another order; what came or went is told by itself. */
function isReordered({ before = '', after = '' }: Change): boolean {
  const [old, now] = [before.split(', '), after.split(', ')]
  return old.filter((id) => now.includes(id)).join() !== now.filter((id) => old.includes(id)).join()
}

/** Lines for people. */
export function reportOf(differences: readonly Difference[], total: number): string {
  const lines = differences.flatMap(({ id, only, changes }) => {
    if (only !== undefined) return [`${id}: only ${only}`]
    return [
      id,
      ...changes.map(({ path, before, after }) => `  ${path}: ${before ?? 'nothing'} → ${after ?? 'nothing'}`),
    ]
  })
  return [...lines, `${differences.length} of ${total} screens and lookups differ`, ''].join('\n')
}

interface Constants {
  exported: ReadonlyMap<string, ts.Expression>
  /** Local name → the module of the same folder that has it, and its name there. */
  imported: ReadonlyMap<string, { from: string; name: string }>
}

function constantsIn(path: string, text: string): Constants {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2024, true, kind)
  const exported = new Map<string, ts.Expression>()
  const imported = new Map<string, { from: string; name: string }>()
  for (const statement of tree.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer !== undefined) exported.set(name.text, initializer)
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const from = statement.moduleSpecifier.text
    const names = statement.importClause?.namedBindings
    if (!from.startsWith('./') || names === undefined || !ts.isNamedImports(names)) continue
    for (const { name, propertyName = name } of names.elements)
      imported.set(name.text, { from: from.slice(2), name: propertyName.text })
  }
  return { exported, imported }
}

interface Site {
  folder: string
  parsed: ReadonlyMap<string, Constants>
  constants: Constants
}

function collect(value: ts.Expression, at: { path: string; values: Map<string, string>; site: Site }): void {
  const { path, values, site } = at
  const below = (step: string, inner: ts.Expression): void => collect(inner, { ...at, path: `${path}${step}` })
  if (ts.isObjectLiteralExpression(value)) {
    for (const property of value.properties) {
      const name = property.name === undefined ? '' : `${path === '' ? '' : '.'}${property.name.getText()}`
      if (ts.isPropertyAssignment(property)) below(name, property.initializer)
      else if (ts.isShorthandPropertyAssignment(property)) below(name, property.name)
      else values.set(`${path} ${property.getText()}`, 'set')
    }
  } else if (ts.isArrayLiteralExpression(value)) {
    const ids = value.elements.map(idOf)
    const isNamed = ids.length > 0 && ids.every((id) => id !== undefined) && new Set(ids).size === ids.length
    for (const [i, element] of value.elements.entries()) below(`[${isNamed ? ids[i] : i}]`, element)
    if (isNamed) values.set(`${path}${orderOf}`, ids.join(', '))
  } else {
    const imported = ts.isIdentifier(value) ? site.constants.imported.get(value.text) : undefined
    const constants = imported && site.parsed.get(`${site.folder}/${imported.from}`)
    const other = imported && constants?.exported.get(imported.name)
    if (constants === undefined || other === undefined) values.set(path, value.getText().replaceAll(/\s+/g, ' '))
    else collect(other, { ...at, site: { ...site, constants } })
  }
}

/** `size` of `{ id: 'size', … }`. */
function idOf(element: ts.Expression): string | undefined {
  if (!ts.isObjectLiteralExpression(element)) return undefined
  const id = element.properties.find(
    (property) => ts.isPropertyAssignment(property) && property.name.getText() === 'id',
  )
  return id !== undefined && ts.isPropertyAssignment(id) && ts.isStringLiteral(id.initializer)
    ? id.initializer.text
    : undefined
}
