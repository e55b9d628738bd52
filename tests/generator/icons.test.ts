/** Icons that the manifest may name are those that the frame draws: any other would leave an empty place in the sidebar. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from './support/folders.ts'

/** Keys of all objects in a file whose values are drawings: `box: iconOf(Box)`. */
function drawnIn(file: string): string[] {
  const keys: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isCallExpression(node.initializer) && !ts.isComputedPropertyName(node.name))
      keys.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(
    ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX),
  )
  return keys
}

test('every icon of the manifest is drawn', () => {
  const schema = JSON.parse(readFileSync(join(root, 'openapi/resources/manifest.schema.json'), 'utf8')) as {
    definitions: { nav: { items: { properties: { icon: { enum: string[] } } } } }
  }
  const { enum: named } = schema.definitions.nav.items.properties.icon
  const drawn = ['NavIcon', 'LazyNavIcon'].flatMap((name) => drawnIn(`src/app/frame/${name}.tsx`))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !drawn.includes(name))).toEqual([])
})
