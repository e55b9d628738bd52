/**
 * A document of another API family is tried (`--spec`): its own table of conventions lies beside it. Nothing that was written by hand for our API
 * has a place there, so that the copy of the project begins without it: pages, and what the mock knows by itself.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import { parse } from 'yaml'

const ownTable = 'openapi/conventions.yaml'

/** The table beside a document, if it says something else than the project's. */
export function otherConventions(project: string, spec: string): string | undefined {
  const beside = join(dirname(spec), 'conventions.yaml')
  if (!existsSync(beside)) return undefined
  const own = readTable(join(project, ownTable))
  return isDeepStrictEqual(readTable(beside), own) ? undefined : beside
}

/** What cannot be read differs: the generator says what is wrong with it. */
function readTable(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Tables of what is written by hand for one API, as they are where there is nothing of it. */
export const emptyTables: Readonly<Record<string, string>> = {
  'src/overrides/index.ts': 'export const overrides = {}\n',
  'src/overrides/eager.ts': 'export const eagerOverrides = {}\n',
  'src/mock/behaviours/index.ts': 'export const behaviours = {}\n',
  'src/mock/behaviours/body-checks.ts': 'export const checkBody = (): void => undefined\n',
  'src/mock/server/observers.ts': 'export const observers = []\nexport const observed = []\n',
  'src/mock/server/scheduled-job-table.ts': 'export const jobs = {}\n',
  'src/mock/scenarios/index.ts': `const seed = (): void => undefined
export const scenarios = {
  default: { name: 'default', title: 'Empty', help: 'Nothing is there yet.', seed },
  slow: { name: 'slow', title: 'Slow', help: 'Every request takes two to four seconds.', seed, latency: [2000, 4000] },
}
export const scenarioNamed = (name: string): unknown => (Object.hasOwn(scenarios, name) ? scenarios[name] : undefined)
`,
}

/** Takes what was written by hand for our API out of a copy of the project. */
export function emptyByHand(folder: string): void {
  for (const [path, text] of Object.entries(emptyTables)) writeFileSync(join(folder, path), text)
  // The generator counts what these files answer as answered.
  const behaviours = join(folder, 'src/mock/behaviours')
  for (const name of readdirSync(behaviours)) {
    const text = readFileSync(join(behaviours, name), 'utf8')
    const next = text.replaceAll(/^(export const \w+): Behaviours = \{/gm, '$1 = {')
    if (next !== text) writeFileSync(join(behaviours, name), next)
  }
}

const prefixes = /^export const apiPrefixes: readonly string\[\] = \[(.*?)\]$/ms
const signInPage = /^export const signInPath: .*? = '(.*?)'$/m

/** What is served passes on what the document has, and the page where people sign in, once the copy is generated. */
export function nameApiPaths(folder: string): void {
  const routes = join(folder, 'server/http/routes.ts')
  const generated = (file: string): string => readFileSync(join(folder, 'generated', file), 'utf8')
  const escaped = (text: string): string => text.replaceAll(/[^\w-]/g, String.raw`\$&`)
  const [, own = ''] = prefixes.exec(generated('mock/conventions.gen.ts')) ?? []
  const steps = [...own.matchAll(/'\/([^/']+)\/'/g)].map(([, step = '']) => escaped(step))
  const page = signInPage.exec(generated('routes/session.gen.ts'))?.[1]
  const tables = {
    apiPaths: String.raw`/^\/(?:${steps.join('|')})(?:\/|$)/`,
    signInCalls: page === undefined ? never : String.raw`/^(?:GET|HEAD|POST) ${escaped(page)}(?:\/|$)/`,
    signInTargets: page === undefined ? never : String.raw`/^${escaped(page)}(?:[/?]|$)/`,
  }
  let text = readFileSync(routes, 'utf8')
  for (const [name, value] of Object.entries(tables))
    text = text.replace(new RegExp(`^const ${name} =\\s+/.*$`, 'm'), () => `const ${name} = ${value}`)
  writeFileSync(routes, text)
}

/** Matches nothing. */
const never = '/(?!)/'
