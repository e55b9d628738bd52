/** `routes/session.gen.ts` and `routes/session-roles.gen.ts`: who is signed in, and the rows that levels are below. */
import { code, print, propertyKey, quote, type Code } from '../print.ts'
import { createImports, type Imports } from '../screens/module.ts'
import { header, render } from '../template.ts'
import type { EmittedFile, Model, Operation } from '../../model/types/ir.ts'

const kit = '../../src/kit/routing/session.ts'

/** What is true of any API. */
const withoutAccess = 'You are not in any groups and have no role.'

/** As many groups as the server sends at once: as good as all. */
const most = 1000

export function emitSession({ session, conventions, levels }: Model): EmittedFile[] {
  const imports = createImports([
    'knowsWho',
    'whoOperation',
    'calledField',
    'partField',
    'signInPath',
    'who',
    'askWho',
    'groups',
    'end',
    'levelRows',
  ])
  const { who, called, within, groups, end, signIn } = session
  const limit = groups?.queryParams.find(({ wire }) => wire === conventions.paging.limit)
  const limited =
    limit === undefined
      ? ''
      : `{ query: { ${propertyKey(limit.client)}: ${Math.min(most, limit.schema.maximum ?? most)} } }`
  const call = (name: string, from: string, args = ''): string => `() => ${imports.use(name, from)}(${args})`
  const text = (value: string | undefined): string => (value === undefined ? 'undefined' : quote(value))
  const query = imports.type('Query', '../../src/kit/spec.ts')
  const constants = [
    ['Whether the API says who is signed in.', 'knowsWho', 'boolean', `${who !== undefined}`],
    ['What the client calls the operation that does.', 'whoOperation', 'string | undefined', text(who?.name)],
    ['Field of its answer: what people call them.', 'calledField', 'string | undefined', text(called)],
    ['The same: what their part of the platform is called.', 'partField', 'string | undefined', text(within)],
    ['Path of the page where people sign in.', 'signInPath', 'string | undefined', text(signIn)],
    ['Who is signed in.', 'who', `(() => ${query}) | undefined`, who && call(`${who.name}Options`, options(who))],
    [
      'The same past the cache.',
      'askWho',
      `${imports.type('AskWho', kit)} | undefined`,
      who && call(who.name, sdk(who)),
    ],
    [
      'Their groups.',
      'groups',
      `(() => ${query}) | undefined`,
      groups && call(`${groups.name}Options`, options(groups), limited),
    ],
    [
      'Signs out. @throws what the call throws',
      'end',
      '(() => Promise<unknown>) | undefined',
      end && call(end.name, sdk(end), '{ throwOnError: true }'),
    ],
  ] as const
  const rows = Object.fromEntries(
    levels.flatMap(({ id, at }): [string, Code][] => {
      const row = session.levels[id]?.row
      const route = /:([^/]+)$/.exec(at)?.[1]
      if (route === undefined) return []
      // What nothing reads is called what the address has.
      if (row === undefined) return [[id, code(`{ param: ${quote(route)} }`)]]
      const read = `${imports.use(`${row.op.name}Options`, options(row.op))}({ path: { ${propertyKey(row.param)}: value } })`
      return [[id, code(`{ param: ${quote(route)}, query: (value) => ${read} }`)]]
    }),
  )
  const parts = [
    // One constant per name, so that a build holds what is used of it alone.
    constants
      .map(([what, name, type, value]) => `/** ${what} */\nexport const ${name}: ${type} = ${value ?? 'undefined'}`)
      .join('\n\n'),
    `/** What levels are below, by level. */\nexport const levelRows: Readonly<Partial<Record<string, ${imports.type('LevelRow', kit)}>>> = ${print(rows)}`,
  ]
  return [module('routes/session.gen.ts', imports, parts), emitRoles(session)]
}

/** Asked of people who are refused a page: the first page need not wait for it. */
function emitRoles({ roles, noAccess, noAccessHelp }: Model['session']): EmittedFile {
  const imports = createImports(['whoHasRoles', 'noAccess', 'noAccessHelp'])
  const value = roles === undefined ? 'undefined' : `() => ${imports.use(`${roles.name}Options`, options(roles))}()`
  const part = `/** Says who has which role. */\nexport const whoHasRoles: (() => ${imports.type('Query', '../../src/kit/spec.ts')}) | undefined = ${value}`
  const text = `/** What people without any group and role are told. */\nexport const noAccess: string = ${quote(noAccess ?? withoutAccess)}`
  const help = `/** A page that says more, below the console's own address. */\nexport const noAccessHelp: string | undefined = ${noAccessHelp === undefined ? 'undefined' : quote(noAccessHelp)}`
  return module('routes/session-roles.gen.ts', imports, [part, text, help])
}

const module = (path: string, imports: Imports, parts: readonly string[]): EmittedFile => ({
  path,
  text: render('module', { header: header('openapi/conventions.yaml'), imports: imports.lines(), parts }),
})

const options = ({ area }: Operation): string => `../api/queries/${area}.gen.ts`
const sdk = ({ area }: Operation): string => `../api/sdk/${area}.gen.ts`
