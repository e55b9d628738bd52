/** Screens that menu entries, messages and homes lead to. */
import type { Fault } from './faults.ts'
import type { Site } from './lists.ts'
import { neededNames, paramsOf, pathsOf } from './paths.ts'
import { type Resource } from './resources.ts'
import { suggest, suggestAmong } from './suggest.ts'
import type { Schema } from '../model/types/contract.ts'
import type { RawSee } from '../model/types/raw-naming.ts'
import { hasScreen, resourceScreen, resourceViews, type ResourceScreen } from './views/register.ts'

type Placed = Pick<Site, 'context' | 'paths'>

/** The route path of a screen of a resource, or of a page. */
function pathOfScreen(id: string, site: Placed): string | undefined {
  const page = site.context.manifest.pages.find((p) => p.raw.page === id)
  if (page !== undefined) return page.raw.at
  const screen = resourceScreen(id, site.context)
  if (screen === undefined || !hasScreen(screen.resource, screen.kind)) return undefined
  return resourceViews[screen.kind].path(pathsOf(screen.resource, site))
}

/** The path that a menu entry leads to from a screen, if that screen and the row know all its parameters. */
export function linkTo(
  to: string,
  { resource, at }: { resource: Resource; at: string },
  site: Placed,
): { value: string | undefined; faults: readonly Fault[] } {
  const path = pathOfScreen(to, site)
  if (path === undefined) {
    const pages = site.context.manifest.pages.map((p) => p.raw.page)
    const cause = `there is no screen \`${to}\``
    return {
      value: undefined,
      faults: [{ code: 'UNKNOWN_SCREEN', steps: ['to'], cause, suggestion: suggest(to, pages) }],
    }
  }
  // What was filled in above a list is known of its rows.
  const asked = resource.ops.list === undefined ? [] : neededNames(resource.ops.list)
  const missing = missingParam(path, [...paramsOf(at), ...asked, resource.param])
  if (missing === undefined) return { value: path, faults: [] }
  const fault = {
    code: 'MISSING_PARAM',
    steps: ['to'],
    cause: `\`${path}\` needs \`${missing}\`, and \`${at}\` has no such parameter`,
    suggestion: 'lead to a screen of the same row or of one of its parents',
  }
  return { value: undefined, faults: [fault] }
}

/** The screen where a row is afterwards: its parameters are those of the row, of the route and what was filled in. */
export function linkSee(
  raw: RawSee,
  { at, form, answer }: { at: string; form: readonly string[]; answer: Schema | undefined },
  site: Placed,
): { value: (ResourceScreen & { path: string; by?: string }) | undefined; faults: readonly Fault[] } {
  const id = seenScreen(raw)
  const screen = resourceScreen(id, site.context)
  const path = pathOfScreen(id, site)
  const wrong = (
    code: string,
    cause: string,
    suggestion: string | undefined,
  ): { value: undefined; faults: readonly Fault[] } => ({
    value: undefined,
    faults: [{ code, steps: ['see'], cause, suggestion }],
  })
  if (screen === undefined || path === undefined)
    return wrong('UNKNOWN_SCREEN', `there is no screen \`${id}\``, 'name a list or a detail page')
  const { ofRow } = resourceViews[screen.kind]
  const own = ofRow ? [screen.resource.param] : []
  const missing = missingParam(path, [...paramsOf(at), ...form, ...own])
  if (missing !== undefined)
    return wrong(
      'MISSING_PARAM',
      `\`${path}\` needs \`${missing}\`, which neither \`${at}\` nor the form has`,
      'lead to a screen whose parameters are known',
    )
  if (typeof raw === 'string') return { value: { ...screen, path }, faults: [] }
  const { schemas } = site.context
  if (ofRow && answer !== undefined && schemas.at(answer, raw.by) !== undefined)
    return { value: { ...screen, path, by: raw.by }, faults: [] }
  const known = answer === undefined ? [] : schemas.properties(answer).map(({ client }) => client)
  return wrong('UNKNOWN_FIELD', `the answer has no field \`${raw.by}\` that selects a row`, suggestAmong(raw.by, known))
}

/** The screen that a message leads to. */
export const seenScreen = (raw: RawSee): string => (typeof raw === 'string' ? raw : raw.screen)

const missingParam = (path: string, known: readonly string[]): string | undefined =>
  paramsOf(path).find((param) => !known.includes(param))
