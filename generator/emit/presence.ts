/** `presence.gen.ts`: what other known versions of the contract lack. For the console in the client view, for the mock as it is on the wire. */
import { camelCase } from '../schema/client-name.ts'
import type { PresenceIR } from '../model/types/facts.ts'
import type { EmittedFile, Model } from '../model/types/ir.ts'
import { print } from './print.ts'
import { header, render } from './template.ts'

export function emitPresence(model: Model): EmittedFile[] {
  const { presence } = model
  return [
    file('model/presence.gen.ts', tables(inClientView(model))),
    file('mock/presence.gen.ts', [
      ...tables(presence),
      constant('added', presence.added, {
        about: 'Version → operation → fields that its answers have and ours have not, and their types.',
        type: recordOf(recordOf(recordOf('string'))),
      }),
    ]),
  ]
}

type Tables = Pick<PresenceIR, 'versions' | 'operations' | 'requests' | 'answers' | 'demands' | 'needs'>

const recordOf = (type: string): string => `Readonly<Record<string, ${type}>>`

const bounds = 'since?: string; until?: string'
const fieldsType = recordOf(recordOf(`{ ${bounds} }`))

const tables = ({ versions, operations, requests, answers, demands, needs }: Tables): string[] => [
  constant('versions', versions, { about: 'All known versions, oldest first.', type: 'readonly string[]' }),
  constant('operations', operations, {
    about: 'Between which versions there is an operation, and where it is elsewhere.',
    type: recordOf(`{ ${bounds}; paths?: ${recordOf('string')} }`),
  }),
  constant('requests', requests, {
    about: 'Operation → fields of what is sent, and `?name` of the query.',
    type: fieldsType,
  }),
  constant('answers', answers, { about: 'The same of what is answered.', type: fieldsType }),
  constant('demands', demands, {
    about:
      'Operation → fields of what is sent that ours does not have → the versions that require them. `tags?.owner`: only with tags.',
    type: recordOf(recordOf('readonly string[]')),
  }),
  constant('needs', needs, {
    about: 'The same of fields that ours has and does not require.',
    type: recordOf(recordOf('readonly string[]')),
  }),
]

/** Operations are called by their method and path, as calls have them. */
function inClientView({ operations, presence }: Model): Tables {
  const keys = new Map(operations.map(({ id, method, clientPath }) => [id, `${method.toUpperCase()} ${clientPath}`]))
  const rekeyed = <T, U>(table: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
    Object.fromEntries(Object.entries(table).map(([id, value]) => [keys.get(id) ?? id, change(value)]))
  const clientPaths = <T>(fields: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(fields).map(([path, value]) => [path.split('.').map(camelCase).join('.'), value]))
  return {
    versions: presence.versions,
    operations: rekeyed(presence.operations, ({ paths, ...versions }) => ({
      ...versions,
      ...(paths && {
        paths: Object.fromEntries(Object.entries(paths).map(([at, path]) => [at, clientPlaceholders(path)])),
      }),
    })),
    requests: rekeyed(presence.requests, clientPaths),
    answers: rekeyed(presence.answers, clientPaths),
    demands: rekeyed(presence.demands, clientPaths),
    needs: rekeyed(presence.needs, clientPaths),
  }
}

const clientPlaceholders = (path: string): string =>
  path.replace(/\{([^}]+)\}/g, (_, name: string) => `{${camelCase(name)}}`)

const constant = (name: string, value: unknown, { about, type }: { about: string; type: string }): string =>
  `/** ${about} */\nexport const ${name}: ${type} = ${print(value)}`

const file = (path: string, parts: readonly string[]): EmittedFile => ({
  path,
  text: render('module', { header: header('openapi/versions'), imports: [], parts }),
})
