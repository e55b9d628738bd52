/** From a generated screen to one that is written by hand (docs/design.md §6): texts in, texts out. */
import { posix } from 'node:path'

const generatedScreens = 'generated/screens'
const overridesFolder = 'src/overrides'

export interface EjectInput {
  /** Id of the screen: `disk.list`. */
  id: string
  /** Texts of `generated/routes`, which name the module of every screen. */
  routes: readonly string[]
  /** Text of a file of the repository. */
  read: (path: string) => string
}

export interface Ejected {
  /** The new module. */
  file: { path: string; text: string }
  /** The registry with the module in it. */
  registry: { path: string; text: string }
}

/** The files that take the place of a generated screen, or why there are none. */
export function eject({ id, routes, read }: EjectInput): Ejected | { problem: string } {
  const module = moduleOf(id, routes)
  if (module === undefined)
    return { problem: `There is no generated screen '${id}'. See generated/coverage.json for all of them.` }
  const registryPath = `${overridesFolder}/${isFirst(id, routes) ? 'eager' : 'index'}.ts`
  const registry = read(registryPath)
  const key = /^[a-z_]+$/.test(id) ? id : `'${id}'`
  if (registry.split('\n').some((line) => line.trimStart().startsWith(`${key}:`)))
    return { problem: `'${id}' is registered in ${registryPath} already.` }
  const folder = posix.join(overridesFolder, posix.basename(posix.dirname(module)))
  const source = read(module)
  const name = /export default function (\w+)/.exec(source)?.[1] ?? 'Screen'
  const path = posix.join(folder, `${name}.tsx`)
  return {
    file: { path, text: byHand(source, { module, folder, id }) },
    registry: {
      path: registryPath,
      text: registry.replace(
        /\n\} satisfies /,
        `\n  ${key}: () => import('./${posix.relative(overridesFolder, path)}'),\n} satisfies `,
      ),
    },
  }
}

/** Whether the screen is of a level that is there from the start: those have a registry of their own. */
const isFirst = (id: string, routes: readonly string[]): boolean =>
  routes.some((text) => /export type EagerScreen = (.*)/.exec(text)?.[1]?.split(' | ').includes(`'${id}'`) === true)

function moduleOf(id: string, routes: readonly string[]): string | undefined {
  const pattern = new RegExp(`'${id.replaceAll('.', '\\.')}',\\s*\\(\\) =>\\s*import\\('\\.\\./screens/([^']+)'\\)`)
  const found = routes.flatMap((text) => pattern.exec(text)?.[1] ?? [])[0]
  return found === undefined ? undefined : posix.join(generatedScreens, found)
}

/** The module as one of `folder`: nothing in it is generated any more, and slots are for screens that are. */
function byHand(source: string, { module, folder, id }: { module: string; folder: string; id: string }): string {
  const from = posix.dirname(module)
  return source
    .replace(/^\/\/ Generated from (\S+).*\n/, `/** ${id}, written by hand. It began as what $1 says. */\n`)
    .replace(/^import type \{ Slots \}.*\n/m, '')
    .replace(/\(props: \{ slots\?: Slots\['[^']+'\] \}\)/, '()')
    .replace(' slots={props.slots}', '')
    .replace(/^\/\*\* @public .*\n(?:export )(?=const screen)/m, '')
    .replace(/(from |import\()'(\.[^']+)'/g, (_, keyword: string, to: string) => {
      const path = posix.relative(folder, posix.join(from, to))
      return `${keyword}'${path.startsWith('.') ? path : `./${path}`}'`
    })
}
