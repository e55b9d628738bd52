/** Writes a newer contract into the files of the older one: what is the same stays as it is written, what is new gets a place beside its like. */
import { Document, isMap, isScalar, isSeq, visit } from 'yaml'
import type { Contract, Json } from '../../model/types/contract.ts'
import { methods } from '../../model/types/contract.ts'
import type { Change } from '../compare/change.ts'
import { withoutStability, stepsOf } from '../compare/operations.ts'
import { cutBlocks, dropBlock, joinBlocks, putBlock, type Blocks } from './blocks.ts'
import { isSame, keepTexts } from './keep-texts.ts'
import { refusalsOf, withSharedRefusals, writeRefusal, type Refusals } from './refusals.ts'
import { dataOf, merge, remove } from './yaml-text.ts'

export interface ContractInput {
  before: Contract
  after: Contract
  changes: readonly Change[]
  /** Of the older contract: path from the root of the repository → text. */
  files: ReadonlyMap<string, string>
}

export interface ContractFiles {
  /** Undefined: the file is gone. */
  files: ReadonlyMap<string, string | undefined>
  /** Operations and schemas with texts that nobody here wrote. */
  prose: readonly string[]
  /** New ones that say nothing of themselves. */
  wordless: readonly string[]
}

const folder = 'openapi'
const rootFile = `${folder}/openapi.yaml`
const parametersFile = `${folder}/parameters.yaml`

type Part = Readonly<Record<string, Json>>

interface Operation {
  id: string
  path: string
  method: string
  value: Part
}

export function writeContract({ before, after, changes, files: old }: ContractInput): ContractFiles {
  const prose: string[] = []
  const wordless: string[] = []
  const note = (name: string, ours: Part | undefined, value: Part): void => {
    if (ours === undefined && value['description'] === undefined && value['summary'] === undefined) wordless.push(name)
  }
  const texts = new Map<string, Blocks>()
  const blocksOf = (file: string, title = 'operations'): Blocks => {
    const known = texts.get(file) ?? cutBlocks(old.get(file) ?? `# ${titleOf(file)}: ${title}.\n\n`)
    texts.set(file, known)
    return known
  }
  const [was, now] = [operationsOf(before), operationsOf(after)]
  const schemas = { was: schemasIn(before), now: schemasIn(after) }
  const counterpart = counterparts(changes, was)
  const fileOf = areas({ before, was })
  const schemaFiles = schemaAreas({ before, now, schemas, fileOf, renamed: renamedSchemas(changes) })
  const parameters = parametersIn(old.get(parametersFile))
  const refusals = refusalsOf(
    old.get(rootFile) ?? '',
    now.map(({ value }) => value['responses'] ?? {}),
  )
  const shared = { parameters, refusals }
  const printed = (value: Json, file: string): string =>
    print(inFile(file.includes('/paths/') ? withShared(value, shared) : value, file, schemaFiles))

  for (const [path, file] of pathsWith(was, (one) => fileOf(one.path, one.value)))
    if (!now.some((one) => one.path === path)) texts.set(file, dropBlock(blocksOf(file), path))
  for (const [path, file] of pathsWith(now, (one) => fileOf(one.path, one.value))) {
    const block = blocksOf(file).blocks.find(({ key }) => key === path)
    const item = cutBlocks(block?.text ?? `${path}:\n`, 2)
    const here = now.filter((one) => one.path === path)
    const gone = was.filter((one) => one.path === path && !here.some(({ method }) => method === one.method))
    let next = gone.reduce((left, { method }) => dropBlock(left, method), item)
    for (const { id, method, value } of here) {
      const ours = counterpart(id)
      if (ours?.path === path && ours.method === method && isSame(ours.value, value)) continue
      const kept = keepTexts(ours?.value, value, () => prose.push(id))
      note(id, ours?.value, value)
      const text = `  ${method}:\n${indented(printed(kept, file), 4)}`
      next = { ...next, blocks: [...next.blocks.filter(({ key }) => key !== method), { key: method, text }] }
    }
    const text = joinBlocks(next, '')
    if (text !== block?.text) texts.set(file, putBlock(blocksOf(file), { key: path, text }))
  }

  for (const [name] of schemas.was)
    if (!schemas.now.has(name)) {
      const { file } = before.place(`schema:${name}`)
      texts.set(file, dropBlock(blocksOf(file, 'schemas'), name))
    }
  const renamed = renamedSchemas(changes)
  for (const [name, value] of schemas.now) {
    const ours = schemas.was.get(renamed.get(name) ?? name)
    if (schemas.was.has(name) && isSame(schemas.was.get(name), value)) continue
    const file = schemaFiles(name)
    const kept = keepTexts(ours, value, () => prose.push(name))
    note(name, ours, value)
    texts.set(
      file,
      putBlock(blocksOf(file, 'schemas'), { key: name, text: `${name}:\n${indented(printed(kept, file), 2)}` }),
    )
  }

  const files = new Map<string, string | undefined>()
  for (const [file, blocks] of texts) {
    const text = blocks.blocks.length === 0 ? undefined : joinBlocks(blocks)
    if (text !== old.get(file)) files.set(file, text)
  }
  const named = writeRoot(old.get(rootFile) ?? '', { after, now, fileOf })
  const rootText = writeRefusal(named, refusals, (value) => inFile(value, rootFile, schemaFiles))
  if (rootText !== old.get(rootFile)) files.set(rootFile, rootText)
  return { files, prose: [...new Set(prose)].sort(), wordless: wordless.sort() }
}

/** Whether a contract is cut into files as ours is. */
export const isCut = (text: string): boolean => /^ {4}\$ref: paths\//m.test(text)

const operationsOf = ({ document }: Contract): Operation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const value = item[method]
      return value === undefined ? [] : [{ id: value.operationId, path, method, value: asPart(value) }]
    }),
  )

/** What the contract's reader made is data, whatever its type calls it. */
const asPart = (value: object): Part => JSON.parse(JSON.stringify(value)) as Part

const schemasIn = ({ document }: Contract): Map<string, Part> =>
  new Map(Object.entries(document.components.schemas).map(([name, schema]) => [name, asPart(schema)]))

/** What an operation of the newer contract was in the older one. */
function counterparts(changes: readonly Change[], was: readonly Operation[]): (id: string) => Operation | undefined {
  const byId = new Map(was.map((one) => [one.id, one]))
  const from = new Map<string, string>()
  const repointed = new Set<string>()
  for (const change of changes) {
    if (change.type === 'operation-renamed') from.set(change.to, change.operation)
    if (change.type === 'operation-repointed') repointed.add(change.operation)
  }
  return (id) => {
    const name = from.get(id) ?? (repointed.has(id) ? undefined : id)
    return name === undefined ? undefined : byId.get(name)
  }
}

const renamedSchemas = (changes: readonly Change[]): Map<string, string> =>
  new Map(changes.flatMap((change) => (change.type === 'schema-renamed' ? [[change.to, change.schema] as const] : [])))

type FileOf = (path: string, operation: Part) => string

/** Where a path is written: where it was, else beside the path that it has most of in common with, else with those of its tag. */
function areas({ before, was }: { before: Contract; was: readonly Operation[] }): FileOf {
  const known = new Map(was.map(({ id, path }) => [path, before.place(`operation:${id}`).file]))
  const steps = [...known].map(([path, file]) => ({ file, steps: stepsOf(withoutStability(path)) }))
  const byTag = new Map(was.map(({ value, path }) => [tagOf(value), known.get(path)] as const).toReversed())
  const chosen = new Map<string, string>()
  return (path, operation) => {
    const sure = known.get(path) ?? chosen.get(path)
    if (sure !== undefined) return sure
    const own = stepsOf(withoutStability(path))
    const near = steps.map(({ file, steps: other }) => ({ file, shared: sharedSteps(own, other) }))
    const best = near.reduce((a, b) => (b.shared > a.shared ? b : a), { file: '', shared: 0 })
    const tag = tagOf(operation)
    const ofTag = byTag.get(tag)
    const isBelow = steps.some(
      ({ steps: other }) => other.length < own.length && other.length > 0 && other.every((step, i) => step === own[i]),
    )
    const file = isBelow ? best.file : (ofTag ?? `${folder}/paths/${fileName(tag)}.yaml`)
    chosen.set(path, file)
    return file
  }
}

const tagOf = (operation: Part): string => {
  const { tags } = operation
  return Array.isArray(tags) && typeof tags[0] === 'string' ? tags[0] : 'default'
}

const fileName = (tag: string): string => (tag.split('/').at(-1) ?? tag).toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

function sharedSteps(a: readonly string[], b: readonly string[]): number {
  const different = a.findIndex((step, i) => step !== b[i])
  return different === -1 ? a.length : different
}

const pathsWith = (operations: readonly Operation[], fileOf: (one: Operation) => string): Map<string, string> =>
  new Map(
    operations
      .toReversed()
      .map((one) => [one.path, fileOf(one)] as const)
      .toReversed(),
  )

interface SchemaAreas {
  before: Contract
  now: readonly Operation[]
  schemas: { was: ReadonlyMap<string, Part>; now: ReadonlyMap<string, Part> }
  fileOf: FileOf
  renamed: ReadonlyMap<string, string>
}

/** Where a schema is written: where it was, else in the area of what refers to it, else with what areas have in common. */
function schemaAreas({ before, now, schemas, fileOf, renamed }: SchemaAreas): (name: string) => string {
  const files = new Map<string, string>()
  for (const name of schemas.now.keys()) {
    const known = schemas.was.has(name) ? name : renamed.get(name)
    if (known !== undefined && schemas.was.has(known)) files.set(name, before.place(`schema:${known}`).file)
  }
  const reach = (value: Json, file: string): void => {
    for (const name of referencesIn(value)) {
      if (files.has(name)) continue
      files.set(name, file)
      reach(schemas.now.get(name) ?? null, file)
    }
  }
  for (const { path, value } of now) reach(value, fileOf(path, value).replace('/paths/', '/schemas/'))
  return (name) => files.get(name) ?? `${folder}/schemas/common.yaml`
}

const schemaReference = '#/components/schemas/'

function referencesIn(value: Json): string[] {
  return [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)
}

/** References as the file has to say them. */
function inFile(value: Json, file: string, schemaFiles: (name: string) => string): Json {
  if (Array.isArray(value)) return value.map((one) => inFile(one, file, schemaFiles))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key !== '$ref' || typeof inner !== 'string' || !inner.startsWith(schemaReference))
        return [key, inFile(inner, file, schemaFiles)]
      const name = inner.slice(schemaReference.length)
      const target = schemaFiles(name)
      if (target === file) return [key, `#/${name}`]
      const base = target.split('/').at(-1) ?? ''
      const way = file.includes('/schemas/') ? '' : file === rootFile ? 'schemas/' : '../schemas/'
      return [key, `${way}${base}#/${name}`]
    }),
  )
}

/** Parameters that more than one operation takes, with references as in the whole contract. */
function parametersIn(text: string | undefined): Map<string, Json> {
  const [data] =
    text === undefined ? [] : dataOf(text.replaceAll(/\$ref: schemas\/[\w-]+\.yaml#\//g, `$ref: ${schemaReference}`))
  return new Map(Object.entries((data ?? {}) as Part)) // plain data, as the reader has checked
}

function print(value: Json): string {
  const document = new Document(value)
  visit(document, {
    Seq: (_, node) => {
      if (node.items.every((item) => isScalar(item))) node.flow = true
    },
    Pair: (_, { key, value: inner }) => {
      if (
        isScalar(key) &&
        String(key.value).startsWith('x-') &&
        isMap(inner) &&
        inner.items.every((one) => !isMap(one.value) && isSeq(one.value))
      )
        inner.flow = true
    },
  })
  return document.toString({ lineWidth: 110, flowCollectionPadding: false, singleQuote: true })
}

interface Shared {
  parameters: ReadonlyMap<string, Json>
  refusals: Refusals
}

/** With references to the parameters and answers that several operations have. */
function withShared(value: Json, { parameters: known, refusals }: Shared): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { parameters, responses } = value as Part
  const referTo = (one: Json): Json => {
    const key = [...known].find(([, other]) => JSON.stringify(sorted(other)) === JSON.stringify(sorted(one)))?.[0]
    return key === undefined ? one : { $ref: `../parameters.yaml#/${key}` }
  }
  return {
    ...value,
    ...(Array.isArray(parameters) ? { parameters: parameters.map(referTo) } : {}),
    ...(typeof responses === 'object' && responses !== null && !Array.isArray(responses)
      ? { responses: withSharedRefusals(responses as Part, refusals) }
      : {}),
  }
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

const indented = (text: string, by: number): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(by))

const titleOf = (file: string): string => {
  const name = (file.split('/').at(-1) ?? '').replace('.yaml', '').replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

interface RootInput {
  after: Contract
  now: readonly Operation[]
  fileOf: FileOf
}

/** The file that names all others: the version, the tags, and where each path is. */
function writeRoot(text: string, { after, now, fileOf }: RootInput): string {
  const { info, tags } = asPart(after.document)
  const version = String((info as Part)['version'])
  let next = text.replace(/^( {2}version: ).*$/m, (_, key: string) => key + quoted(version))
  const wanted = (Array.isArray(tags) ? tags : []) as readonly Part[]
  const tagsNow = (): Part[] => ((dataOf(next)[0] as Part)['tags'] ?? []) as Part[]
  const fresh = wanted.filter(({ name }) => !tagsNow().some((one) => one['name'] === name))
  next = merge(
    next,
    { document: 0, path: ['tags'] },
    fresh.map(({ name, description }) => ({ name, ...(description === undefined ? {} : { description }) })),
  )
  const used = new Set([...wanted.map(({ name }) => name), ...now.map(({ value }) => tagOf(value))])
  for (const [i, { name }] of [...tagsNow().entries()].toReversed())
    if (!used.has(name)) next = remove(next, { document: 0, path: ['tags', i] }) ?? next
  const root = cutBlocks(next)
  const blocks = root.blocks.map((block) => {
    if (block.key !== 'paths') return block
    const all = pathsWith(now, (one) => fileOf(one.path, one.value))
    const { head, blocks: known } = cutBlocks(block.text, 2)
    const left: Blocks = { head, blocks: known.filter(({ key }) => all.has(key)) }
    const whole = [...all].reduce<Blocks>((sum, [path, file]) => {
      if (sum.blocks.some(({ key }) => key === path)) return sum
      return putBlock(sum, {
        key: path,
        text: `  ${path}:\n    $ref: ${file.slice(folder.length + 1)}#/${pointer(path)}\n`,
      })
    }, left)
    return { key: block.key, text: joinBlocks(whole, '') }
  })
  return joinBlocks({ ...root, blocks })
}

const quoted = (version: string): string => (/^\d+(?:\.\d+)?$/.test(version) ? `'${version}'` : version)

const pointer = (path: string): string =>
  path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')
