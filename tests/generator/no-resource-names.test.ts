/** Proof that generator and kit know nothing of any resource: what they know of it stands in contract and manifest. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { plural, words } from '../../generator/link/names.ts'
import { filesBelow } from './support/fixture.ts'
import { root } from './support/folders.ts'

interface RawEntry {
  entity?: string
  link?: string
  page?: string
  children?: Record<string, RawEntry>
}

/** Ids of all entities (children included), links and pages. */
function manifestIds(): string[] {
  const folder = join(root, 'openapi', 'resources')
  const ids: string[] = []
  const add = (id: string, entry: RawEntry): void => {
    ids.push(id)
    for (const [child, rest] of Object.entries(entry.children ?? {})) add(`${id}_${child}`, rest)
  }
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    for (const document of parseAllDocuments(readFileSync(join(folder, file), 'utf8'))) {
      const entry = document.toJS() as RawEntry
      const id = entry.entity ?? entry.link ?? entry.page
      if (id !== undefined) add(id, entry)
    }
  }
  return ids
}

/** Words of an id, singular or plural → the id if it is a single word. */
type Wordings = ReadonlyMap<string, string | undefined>

function wordings(ids: readonly string[]): Wordings {
  const found = new Map<string, string | undefined>()
  for (const id of ids) {
    const one = words(id)
    const many = [...one.slice(0, -1), plural(one.at(-1) ?? '')]
    const single = one.length === 1 ? id : undefined
    found.set(one.join(' '), single).set(many.join(' '), single)
  }
  return found
}

interface Token {
  path: string
  line: number
  /** An identifier, the text of a literal or of JSX, or a regular expression. */
  text: string
}

/** Names and texts of a file; comments are neither. */
function tokensOf(path: string, source: string): Token[] {
  // A template is TypeScript with holes.
  const text = path.endsWith('.hbs') ? source.replace(/\{\{[^}]*\}\}/g, '_') : source
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2024, false, kind)
  const found: Token[] = []
  const visit = (node: ts.Node): void => {
    if (isNamed(node)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
      found.push({ path, line, text: node.text })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

const isNamed = (node: ts.Node): node is ts.Node & { readonly text: string } =>
  ts.isIdentifier(node) ||
  ts.isPrivateIdentifier(node) ||
  ts.isLiteralExpression(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node)

/** Files of the generator and the kit that a person wrote and that are shipped: no tests, no fixtures. */
function handWritten(): string[] {
  return ['generator', 'templates', 'src/kit'].flatMap((folder) =>
    filesBelow(join(root, folder))
      .filter((path) => /\.(tsx?|hbs)$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`),
  )
}

/**
 * Words that mean something else as well, each only where it does. Ids of several words have no exception: nobody
 * writes them by accident.
 */
const ordinary: readonly { word: string; where: RegExp; meaning: string }[] = [
  {
    word: 'group',
    where: /^(generator\/(emit|link|model|read|upgrade)|src\/kit)\//,
    meaning: 'things that belong together: fields, nav entries; of people, as the conventions name them',
  },
  { word: 'user', where: /^src\/kit\//, meaning: 'the person in front of the screen' },
  {
    word: 'project',
    where: /^generator\/((cli|options)\.ts|write\/)/,
    meaning: 'the repository that is generated for',
  },
  { word: 'instance', where: /^generator\/read\/manifest-schema\.ts$/, meaning: 'what ajv validates' },
  { word: 'probe', where: /^generator\/emit\/mock\//, meaning: 'a value that a pattern is tried with' },
  { word: 'switch', where: /^generator\/(link\/names|emit\/type-names)\.ts$/, meaning: 'a reserved word' },
  { word: 'disk', where: /^generator\/write\//, meaning: 'where files are written to' },
]

/** The id that a token contains, word by word, unless its only word is an ordinary one there. */
function idIn({ path, text }: Token, ids: Wordings, used?: Set<string>): string | undefined {
  const inside = ` ${words(text).join(' ')} `
  for (const [id, single] of ids) {
    if (!inside.includes(` ${id} `)) continue
    const excuse = ordinary.find(({ word, where }) => word === single && where.test(path))
    if (excuse === undefined) return id
    used?.add(excuse.word)
  }
  return undefined
}

describe('no name of a resource', () => {
  const ids = wordings(manifestIds())

  it('occurs in generator, templates and kit', () => {
    const tokens = handWritten().flatMap((path) => tokensOf(path, readFileSync(join(root, path), 'utf8')))
    const used = new Set<string>()
    const found = tokens.flatMap((token) => {
      const id = idIn(token, ids, used)
      return id === undefined ? [] : [`${token.path}:${token.line} ${token.text.trim().slice(0, 60)}: ${id}`]
    })
    expect(found).toEqual([])
    expect(
      ordinary.filter(({ word }) => !used.has(word)),
      'exceptions that nothing needs',
    ).toEqual([])
  })

  it('would be overlooked', () => {
    const names = wordings(['vpc_subnet', 'disk', 'address_lot_block'])
    const hits = (path: string, source: string): (string | undefined)[] =>
      tokensOf(path, source).flatMap((token) => idIn(token, names) ?? [])
    expect(hits('a.ts', 'const vpcSubnetList = 1 // disk')).toEqual(['vpc subnet'])
    expect(hits('a.ts', "f('/vpcs/:vpc/disks', `x${y} of VpcSubnets`, { 'disk': 1 })")).toEqual([
      'disks',
      'vpc subnets',
      'disk',
    ])
    expect(hits('a.ts', '/* vpc_subnet */ const diskette = /address-lot-blocks/')).toEqual(['address lot blocks'])
    expect(hits('a.tsx', 'const a = <b title="A disk">No disks{x}</b>')).toEqual(['disk', 'disks'])
    expect(hits('a.hbs', '{{disk}} export const {{name}}Disk = 1')).toEqual(['disk'])
    expect(hits('generator/write/a.ts', "const text = 'no room on the disk'")).toEqual([])
  })
})
