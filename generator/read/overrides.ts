/** Reads the registry of hand-written screens and slots; nothing of it is run or imported. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { SourceFile, Expression, ObjectLiteralExpression } from 'typescript'
import type { Diagnostics, Place } from '../diagnostics.ts'
import type { OverrideIR, OverridesIR } from '../model/types/override-ir.ts'

/** Where the registry lies, in one file or several, relative to the project root. */
export const overridesFolder = 'src/overrides'

/** Path below the root → text of the files that may hold a part of the registry. */
export function overrideFiles(root: string): ReadonlyMap<string, string> {
  const folder = join(root, overridesFolder)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name)) : []
  return new Map(
    names.sort().map((name) => [posix.join(overridesFolder, name), readFileSync(join(folder, name), 'utf8')]),
  )
}

/** What is registered. An entry of another form than `'disk.list': () => import('./disk/List.tsx')` is reported and left out. */
export async function readOverrides(
  files: ReadonlyMap<string, string>,
  diagnostics: Diagnostics,
): Promise<OverridesIR> {
  if (files.size === 0) return {}
  const { default: ts } = await import('typescript')
  const found = new Map<string, OverrideIR>()

  /** The object behind `satisfies`, `as` and parentheses. */
  const objectOf = (value: Expression | undefined): ObjectLiteralExpression | undefined => {
    if (value === undefined || ts.isObjectLiteralExpression(value)) return value
    const wrapped = ts.isSatisfiesExpression(value) || ts.isAsExpression(value) || ts.isParenthesizedExpression(value)
    return wrapped ? objectOf(value.expression) : undefined
  }
  /** `./disk/List.tsx` of `() => import('./disk/List.tsx')`. */
  const importedBy = (value: Expression): string | undefined => {
    if (!ts.isArrowFunction(value) || !ts.isCallExpression(value.body)) return undefined
    const [path] = value.body.arguments
    const isImport = value.body.expression.kind === ts.SyntaxKind.ImportKeyword
    return isImport && path !== undefined && ts.isStringLiteral(path) ? path.text : undefined
  }
  const collect = (file: string, source: SourceFile, registry: ObjectLiteralExpression): void => {
    for (const entry of registry.properties) {
      const { line, character } = source.getLineAndCharacterOfPosition(entry.getStart(source))
      const place: Place = { file, line: line + 1, column: character + 1 }
      const name = ts.isPropertyAssignment(entry) ? entry.name : undefined
      const id = name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined
      const path = ts.isPropertyAssignment(entry) ? importedBy(entry.initializer) : undefined
      if (id === undefined || path === undefined)
        diagnostics.warning('UNREADABLE_OVERRIDE', place, {
          cause: 'what is registered here cannot be read: coverage and explain do not know of it',
          suggestion: "write it like `'<screen>': () => import('./<folder>/<File>.tsx')`",
        })
      else if (!found.has(id)) found.set(id, { module: posix.join(posix.dirname(file), path), place })
    }
  }

  for (const [file, text] of files) {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
    for (const statement of source.statements) {
      if (!ts.isVariableStatement(statement)) continue
      for (const { initializer } of statement.declarationList.declarations) {
        const registry = objectOf(initializer)
        if (registry !== undefined) collect(file, source, registry)
      }
    }
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}
