/** `presence.gen.ts`: what other known versions of the contract lack. For the console in the client view, for the mock as it is on the wire. */
import { camelCase } from '../schema/client-name.ts'
import type { PresenceIR, Versions } from '../model/types/facts.ts'
import type { EmittedFile, Model } from '../model/types/ir.ts'
import { print } from './print.ts'
import { header, render } from './template.ts'

type Paths = Readonly<Record<string, Versions>>
type Table = Readonly<Record<string, Paths>>

export function emitPresence(model: Model): EmittedFile[] {
  const { presence } = model
  return [emitForConsole(model, presence), emitForMock(presence)]
}

function emitForConsole({ operations }: Model, presence: PresenceIR): EmittedFile {
  const known = operations.filter(({ id }) => id in presence.operations)
  const asked = operations.filter(({ id }) => id in presence.requests)
  const answered = operations.filter(({ id }) => id in presence.answers)
  return file('model/presence.gen.ts', [
    constant('versions', print(presence.versions), 'All known versions, oldest first.', 'readonly string[]'),
    constant(
      'operations',
      print(
        Object.fromEntries(
          known.map((op) => {
            const { paths, ...versions } = presence.operations[op.id] ?? {}
            const places = paths && Object.entries(paths).map(([at, path]) => [at, clientPlaceholders(path)])
            return [keyOf(op), { ...versions, ...(places && { paths: Object.fromEntries(places) }) }]
          }),
        ),
      ),
      'Method and path of operations → between which versions they are there, and where they are elsewhere.',
      'Readonly<Record<string, { since?: string; until?: string; paths?: Readonly<Record<string, string>> }>>',
    ),
    constant(
      'requests',
      print(Object.fromEntries(asked.map((op) => [keyOf(op), clientPaths(presence.requests[op.id] ?? {})]))),
      'Method and path → fields of what is sent, and `?name` of the query.',
      tableType,
    ),
    constant(
      'answers',
      print(Object.fromEntries(answered.map((op) => [keyOf(op), clientPaths(presence.answers[op.id] ?? {})]))),
      'The same of what is answered.',
      tableType,
    ),
  ])
}

const tableType = 'Readonly<Record<string, Readonly<Record<string, { since?: string; until?: string }>>>>'

function emitForMock({ versions, operations, requests, answers, added }: PresenceIR): EmittedFile {
  const inOrder = (table: Table): Table => Object.fromEntries(Object.entries(table))
  return file('mock/presence.gen.ts', [
    constant('versions', print(versions), 'All known versions, oldest first.', 'readonly string[]'),
    constant(
      'operations',
      print(operations),
      'Between which versions there is an operation, and where it is elsewhere.',
      'Readonly<Record<string, { since?: string; until?: string; paths?: Readonly<Record<string, string>> }>>',
    ),
    constant('requests', print(inOrder(requests)), 'Fields of what is sent, and `?name` of the query.', tableType),
    constant('answers', print(inOrder(answers)), 'The same of what is answered.', tableType),
    constant(
      'added',
      print(added),
      'Version → operation → fields that its answers have and ours have not, and their types.',
      'Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>',
    ),
  ])
}

const constant = (name: string, value: string, about: string, type: string): string =>
  `/** ${about} */\nexport const ${name}: ${type} = ${value}`

const file = (path: string, parts: readonly string[]): EmittedFile => ({
  path,
  text: render('module', { header: header('openapi/versions'), imports: [], parts }),
})

const keyOf = ({ method, clientPath }: Model['operations'][number]): string => `${method.toUpperCase()} ${clientPath}`

const clientPaths = (paths: Paths): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, versions]) => [path.split('.').map(camelCase).join('.'), versions]),
  )

const clientPlaceholders = (path: string): string =>
  path.replace(/\{([^}]+)\}/g, (_, name: string) => `{${camelCase(name)}}`)
