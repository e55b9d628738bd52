/** `generated/routes`: the route table, its levels, and redirects. The only route table there is. */
import { Call, code, print, quote, type Code } from '../print.ts'
import { header, render } from '../template.ts'
import { camelCaseFile, constantOf } from '../screens/names.ts'
import { printerOf } from '../views/register.ts'
import type { EmittedFile, Model } from '../../model/types/ir.ts'
import type { ScreenIR } from '../../model/types/screen-ir.ts'
import type { RouteIR } from '../../model/types/route-ir.ts'
import { InternalError } from '../../diagnostics.ts'

/** One module per level, so that a level nobody opens costs nothing, and one that joins them. */
export function emitRoutes(model: Model): EmittedFile[] {
  const screens = new Map(model.screens.map((s) => [`${s.id}`, s]))
  const redirected = Object.keys(model.redirects).map((from) => levelOfRedirect(from, model))
  const levels = [...new Set([...model.routes.map((r) => r.level), ...redirected])]
  const files = levels.map((level) => ({
    path: `routes/${fileOf(level)}.gen.ts`,
    text: emitLevel(level, model, screens),
  }))
  return [...files, emitIndex(levels, model), emitLevels(model)]
}

/** Modules of this folder that are no level's own. */
const ownFiles = ['routes', 'levels', 'outside', 'session', 'session-roles']
const fileOf = (level: string): string =>
  level === '' ? 'outside' : ownFiles.includes(level) ? `${level}-level` : level

function functionOf(level: string): string {
  const name = `${camelCaseFile(fileOf(level))}Routes`
  // The names of the tables that the functions stand in.
  return ['levelRoutes', 'lazyLevelRoutes'].includes(name) ? `${name}Of` : name
}

function emitLevel(level: string, model: Model, screens: ReadonlyMap<string, ScreenIR>): string {
  const routes = model.routes
    .filter((r) => r.level === level)
    .map((r) => routeCode(r, { screens, redirects: model.redirects }))
  const redirects = Object.entries(model.redirects)
    .filter(([from]) => levelOfRedirect(from, model) === level)
    .map(([from, to]) => code(`redirectRoute(${quote(from)}, ${quote(to)})`))
  const part = `export const ${functionOf(level)} = (overrides: Registry): RouteObject[] => ${print([...routes, ...redirects])}`
  const isBespoke = (route: RouteIR): boolean =>
    isByHand(screens.get(route.screen ?? '')) || route.children.some(isBespoke)
  const hasBespoke = model.routes.some((r) => r.level === level && isBespoke(r))
  const imports = [
    `import type { RouteObject } from 'react-router'`,
    `import { ${hasBespoke ? 'bespokeQueries, ' : ''}component, type Registry } from '../../src/kit/routing/overridden.ts'`,
    ...(redirects.length === 0 ? [] : [`import { redirectRoute } from '../../src/kit/routing/redirect-route.ts'`]),
    `import { screenRoute } from '../../src/kit/routing/route.ts'`,
  ]
  return render('module', { header: header('the manifest'), imports, parts: [part] })
}

function levelOfRedirect(from: string, model: Model): string {
  let best = ''
  let length = -1
  for (const level of model.levels) {
    if ((level.at === '' || from === level.at || from.startsWith(`${level.at}/`)) && level.at.length > length) {
      best = level.id
      length = level.at.length
    }
  }
  return best
}

function routeCode(
  route: RouteIR,
  { screens, redirects }: { screens: ReadonlyMap<string, ScreenIR>; redirects: Model['redirects'] },
  above?: ScreenIR,
): Call {
  const screen = route.screen === undefined ? undefined : screens.get(route.screen)
  if (screen === undefined)
    throw new InternalError(`the route ${route.path} names the screen ${route.screen ?? ''}, but there is none`)
  const children = route.children.map((child) => routeCode(child, { screens, redirects }, screen))
  const sharesPath = route.children.some((child) => child.path === route.path)
  const nested = children.length > 0
  // A form beside its list is no sub-path of it: the list has no path itself, its own page is an empty child. That
  // child would win over a redirect from the same path, which comes later.
  const own =
    nested && !sharesPath && !Object.hasOwn(redirects, route.path) ? [{ path: route.path, element: null }] : []
  return new Call('screenRoute', {
    path: nested ? undefined : route.path,
    kind: printerOf(screen).as,
    embedded: isEmbedded(screen, above) ? true : undefined,
    handle: { screen: `${screen.id}`, crumbs: route.crumbs, needs: screen.needs },
    queries: queriesOf(screen),
    component: componentCode(screen),
    children: nested ? [...own, ...children] : undefined,
  })
}

const isByHand = (screen: ScreenIR | undefined): boolean => screen !== undefined && printerOf(screen).isByHand

/** Whether a screen is a part of the page above it, whose heading stays when the part cannot be loaded. */
const isEmbedded = (screen: ScreenIR, above: ScreenIR | undefined): boolean =>
  isByHand(screen) ? above !== undefined && printerOf(above).isFrame : printerOf(screen).isEmbedded

function queriesOf(screen: ScreenIR): Code | undefined {
  if (isByHand(screen)) return code(`bespokeQueries(overrides, ${quote(`${screen.id}`)})`)
  return printerOf(screen).hasQueries
    ? code(`() => import('../screens/${screen.folder}/queries.gen.ts').then((m) => m.${constantOf(screen.file)})`)
    : undefined
}

function componentCode(screen: ScreenIR): Code {
  const id = quote(`${screen.id}`)
  return isByHand(screen)
    ? code(`component(overrides, ${id})`)
    : code(`component(overrides, ${id}, () => import('../screens/${screen.folder}/${screen.file}.gen.tsx'))`)
}

function emitIndex(levels: readonly string[], model: Model): EmittedFile {
  const lazy = new Set(model.levels.filter((l) => l.at !== '').map((l) => l.id))
  const eager = levels.filter((l) => !lazy.has(l))
  const imports = [
    `import type { LazyLevelRoutes, LevelRoutes, OverridesOf } from '../../src/kit/routing/levels.ts'`,
    `import type { Overrides } from '../screens/slots.gen.ts'`,
    ...eager.map((l) => `import { ${functionOf(l)} } from './${fileOf(l)}.gen.ts'`),
  ]
  const entries = eager.map((l) => code(print({ level: l, routes: code(functionOf(l)) })))
  const lazies = levels
    .filter((l) => lazy.has(l))
    .map((l) =>
      code(
        print({
          level: l,
          at: model.levels.find((x) => x.id === l)?.at,
          load: code(`() => import('./${fileOf(l)}.gen.ts').then((m) => m.${functionOf(l)})`),
        }),
      ),
    )
  const first = eager.flatMap((level) => screensOf(level, model)).map(quote)
  const parts = [
    `/** Screens of the levels that are there from the start. */
export type EagerScreen = ${first.length === 0 ? 'never' : first.join(' | ')}`,
    `/** Levels that are there from the start. */\nexport const levelRoutes: readonly LevelRoutes<OverridesOf<Overrides, EagerScreen>>[] = ${print(entries)}`,
    `/** Levels whose routes are loaded when a path below \`at\` is first opened. */\nexport const lazyLevelRoutes: readonly LazyLevelRoutes<Overrides>[] = ${print(lazies)}`,
  ]
  return { path: 'routes/routes.gen.ts', text: render('module', { header: header('the manifest'), imports, parts }) }
}

/** Ids of a level's screens. */
function screensOf(level: string, model: Model): string[] {
  const inside = ({ screen, children }: RouteIR): string[] => [
    ...(screen === undefined ? [] : [screen]),
    ...children.flatMap(inside),
  ]
  return model.routes.filter((route) => route.level === level).flatMap(inside)
}

function emitLevels(model: Model): EmittedFile {
  const imports = [`import type { Level } from '../../src/kit/routing/levels.ts'`]
  const parts = [
    `export const consoleName = ${quote(model.consoleName)}`,
    `/** The level that is below no address: the console begins there. */\nexport const baseLevel: string = ${quote(model.levels.find(({ at }) => at === '')?.id ?? '')}`,
    `export const levels: readonly Level[] = ${print(
      model.levels.map(({ nav, ...level }) => ({ ...level, seen: model.session.levels[level.id]?.seen, nav })),
    )}`,
  ]
  return {
    path: 'routes/levels.gen.ts',
    text: render('module', { header: header('openapi/resources/console.yaml'), imports, parts }),
  }
}
