/** What hand-written screens name of the generated ones: through types, so that a rename in the manifest does not compile. */
import ts from 'typescript'

import { lineOf, parse, walk, type SourceFile, type Violation } from './source.ts'

export interface Known {
  /** Path patterns of screens: `/projects/:project/disks`. */
  paths: ReadonlySet<string>
  entities: ReadonlySet<string>
  /** Roles on a level: `project.collaborator`. */
  roles: ReadonlySet<string>
}

export const isBridged = (path: string): boolean =>
  /^src\/(overrides|features)\/.*\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path)

const byHand = 'types what changes by hand: say which operations do it, effectsOf(…) of src/kit/queries/effects-of.ts'

/** Patterns of routes and lists of entities that are typed by hand. */
export function checkBridge(file: SourceFile, { paths, entities, roles }: Known): Violation[] {
  const tree = parse(file)
  const found: Violation[] = []
  const bounds = new Set<ts.Node>()
  const add = (node: ts.Node, message: string) =>
    found.push({ path: file.path, line: lineOf(tree, node.getStart(tree)), message })
  walk(tree, (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      if (isPattern(node.text, paths))
        add(node, `types the path ${node.text} by hand: import its constant from generated/model/paths.gen.ts`)
      if (roles.has(node.text))
        add(node, `types the role ${node.text} by hand: take it from the generated screen or action that needs it`)
      return
    }
    const row = untypedRow(node, bounds)
    if (row !== undefined) add(node, row)
    const said = changesSaid(node)
    if (said && ts.isArrayLiteralExpression(said) && said.elements.some((one) => isEntity(one, entities)))
      add(said, byHand)
  })
  return found
}

/** A path of a screen, or anything that names a parameter of one; `/` and `/login` are everybody's. */
const isPattern = (text: string, paths: ReadonlySet<string>): boolean =>
  /^\/.*\/:\w/.test(text) || (paths.has(text) && text.lastIndexOf('/') > 0)

/** How code says that it knows nothing of a row. Type parameters may be any row: who passes one knows what it is. */
function untypedRow(node: ts.Node, bounds: Set<ts.Node>): string | undefined {
  const typed = 'lists, pages and lookups say of which type their rows are (ListScreen<Disk>)'
  if (ts.isImportSpecifier(node) && node.name.text === 'textAt') return `reads a field by its path: ${typed}`
  if (ts.isTypeParameterDeclaration(node) && node.constraint) bounds.add(node.constraint)
  if (!ts.isTypeReferenceNode(node) || !ts.isIdentifier(node.typeName) || bounds.has(node)) return undefined
  const [key, value] = node.typeArguments ?? []
  const isAny = key?.kind === ts.SyntaxKind.StringKeyword && value?.kind === ts.SyntaxKind.UnknownKeyword
  if (node.typeName.text === 'Row' || (node.typeName.text === 'Record' && isAny))
    return `has rows of any type: ${typed}`
  return undefined
}

/** The list that says what an action or a call changes. */
function changesSaid(node: ts.Node): ts.Node | undefined {
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'effects')
    return node.initializer
  const isCall = ts.isCallExpression(node) && ts.isIdentifier(node.expression)
  return isCall && node.expression.text.endsWith('Entities') ? node.arguments.at(-1) : undefined
}

const isEntity = (node: ts.Node, entities: ReadonlySet<string>): boolean =>
  ts.isStringLiteralLike(node) && entities.has(node.text)
