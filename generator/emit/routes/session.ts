/** `routes/session.gen.ts` and `routes/session-roles.gen.ts`: who is signed in, and the rows that levels are below. */
import { code, print, propertyKey, quote, type Code } from '../print.ts'
import { createImports, type Imports } from '../screens/module.ts'
import { header, render } from '../template.ts'
import type { EmittedFile, Model, Operation } from '../../model/types/ir.ts'

const kit = '../../src/kit/routing/session.ts'

/** As many groups as the server sends at once: as good as all. */
const most = 1000

export function emitSession({ session, conventions, levels }: Model): EmittedFile[] {
  const imports = createImports(['session', 'levelRows'])
  const { who, called, within, groups, end, signIn } = session
  const limit = groups?.queryParams.find(({ wire }) => wire === conventions.paging.limit)
  const limited =
    limit === undefined
      ? ''
      : `{ query: { ${propertyKey(limit.client)}: ${Math.min(most, limit.schema.maximum ?? most)} } }`
  const value = {
    who: who && {
      query: code(`() => ${imports.use(`${who.name}Options`, options(who))}()`),
      ask: code(`() => ${imports.use(who.name, sdk(who))}()`),
      operation: who.name,
      called,
      within,
    },
    groups: groups && code(`() => ${imports.use(`${groups.name}Options`, options(groups))}(${limited})`),
    end: end && code(`() => ${imports.use(end.name, sdk(end))}({ throwOnError: true })`),
    signIn,
  }
  const rows = Object.fromEntries(
    levels.flatMap(({ id, at }): [string, Code][] => {
      const row = session.levels[id]?.row
      const route = /:([^/]+)$/.exec(at)?.[1]
      if (row === undefined || route === undefined) return []
      const call = `${imports.use(`${row.op.name}Options`, options(row.op))}({ path: { ${propertyKey(row.param)}: value } })`
      return [[id, code(`{ param: ${quote(route)}, query: (value) => ${call} }`)]]
    }),
  )
  const parts = [
    `/** Who is signed in, as far as the API says anything of it. */\nexport const session: ${imports.type('Session', kit)} = ${print(value)}`,
    `/** What levels are below, by level. */\nexport const levelRows: Readonly<Partial<Record<string, ${imports.type('LevelRow', kit)}>>> = ${print(rows)}`,
  ]
  return [module('routes/session.gen.ts', imports, parts), emitRoles(session.roles)]
}

/** Asked of people who are refused a page: the first page need not wait for it. */
function emitRoles(roles: Operation | undefined): EmittedFile {
  const imports = createImports(['whoHasRoles'])
  const value = roles === undefined ? 'undefined' : `() => ${imports.use(`${roles.name}Options`, options(roles))}()`
  const part = `/** Says who has which role. */\nexport const whoHasRoles: ${imports.type('Session', kit)}['groups'] = ${value}`
  return module('routes/session-roles.gen.ts', imports, [part])
}

const module = (path: string, imports: Imports, parts: readonly string[]): EmittedFile => ({
  path,
  text: render('module', { header: header('openapi/conventions.yaml'), imports: imports.lines(), parts }),
})

const options = ({ area }: Operation): string => `../api/queries/${area}.gen.ts`
const sdk = ({ area }: Operation): string => `../api/sdk/${area}.gen.ts`
