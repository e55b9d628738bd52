/** Every code that the generator can report is reported by a test. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesBelow } from '../support/fixture.ts'
import { root } from '../support/folders.ts'

/** Codes that a file's string literals hold: alone, or in the middle of a message. */
function codesIn(path: string, whole: boolean): string[] {
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2024)
  const code = whole ? /^[A-Z]+(_[A-Z]+)+$/g : /[A-Z]+(_[A-Z]+)+/g
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(...(node.text.match(code) ?? []))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function codesOf(folder: string, wanted: RegExp, whole: boolean): Set<string> {
  const files = filesBelow(join(root, folder)).filter((path) => wanted.test(path))
  return new Set(files.flatMap((path) => codesIn(join(root, folder, path), whole)))
}

it('every code has a test', () => {
  const reported = codesOf('generator', /(?<!\.test)\.ts$/, true)
  const tested = codesOf('tests/generator', /\.test\.ts$/, false)
  expect(reported.size).toBeGreaterThan(25)
  expect([...reported].filter((code) => !tested.has(code)).sort()).toEqual([])
})
