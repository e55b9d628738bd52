/** Reads files of the repository for the rules: their text, and what they import. */
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

import ts from 'typescript'

import { repositoryFiles, root } from '../support/repository-files.ts'

export interface SourceFile {
  /** From the root, `/`-separated. */
  path: string
  text: string
}

export interface Import {
  /** As written: `../lib/ip.ts`, `react`. */
  specifier: string
  /** Path from the root for a relative import, undefined for a library. */
  target: string | undefined
  /** `lazy`: `import()`; `type`: erased before anything runs. */
  kind: 'static' | 'lazy' | 'type'
  line: number
}

/** A breach of a rule, as the test prints it. */
export interface Violation {
  path: string
  line?: number
  message: string
}

/** @param path from the root */
export function readSource(path: string): SourceFile {
  return { path, text: readFileSync(join(root, path), 'utf8') }
}

/** Files whose code runs in the browser of the console that is installed: the mock is no part of it. */
export const shippedCode = (): string[] =>
  repositoryFiles().filter(
    (path) =>
      /^(?:src|public)\/.*\.(?:tsx?|js)$/.test(path) &&
      !path.startsWith('src/mock/') &&
      !/\.(?:test|fixture)\.tsx?$/.test(path),
  )

/** @param path decides between TypeScript and TSX */
export function parse({ path, text }: SourceFile): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : path.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS
  return ts.createSourceFile(path, text, ts.ScriptTarget.ES2024, false, kind)
}

/** 1-based. */
export function lineOf(tree: ts.SourceFile, position: number): number {
  return tree.getLineAndCharacterOfPosition(position).line + 1
}

/** Calls `visit` for every node of the tree. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** All imports of a file: declarations, re-exports, `import()` and `import('…').Type`. */
export function importsOf(source: SourceFile): Import[] {
  const tree = parse(source)
  const found: Import[] = []
  const add = (kind: Import['kind'], literal: ts.Node | undefined) => {
    if (literal === undefined || !ts.isStringLiteralLike(literal)) return
    const specifier = literal.text
    const line = lineOf(tree, literal.getStart(tree))
    found.push({ specifier, target: resolveSpecifier(source.path, specifier), kind, line })
  }
  walk(tree, (node) => {
    if (ts.isImportDeclaration(node)) add(isTypeImport(node) ? 'type' : 'static', node.moduleSpecifier)
    else if (ts.isExportDeclaration(node)) add(node.isTypeOnly ? 'type' : 'static', node.moduleSpecifier)
    else if (ts.isImportTypeNode(node))
      add('type', ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add('lazy', node.arguments[0])
  })
  return found
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  return importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
}

function resolveSpecifier(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  return posix.normalize(posix.join(posix.dirname(from), specifier.replace(/\?.*$/, '')))
}

/** The failing test shows this: one line per violation. */
export function describeViolations(violations: readonly Violation[]): string {
  return violations
    .map(({ path, line, message }) => `${path}${line === undefined ? '' : `:${line}`} ${message}`)
    .join('\n')
}
