/** `npm run explain <screen|operation>`: which rung supplied each part, and which file to touch. */
import type { CoverageIR } from './types/coverage-ir.ts'
import type { Model } from './types/ir.ts'
import type { NavIR } from './types/route-ir.ts'
import type { ScreenIR } from './types/screen-ir.ts'
import { origin } from './views/explain-parts.ts'
import { viewOf } from './views/register.ts'
import { ownOf } from '../schema/records.ts'

/** Lines of the explanation; undefined when nothing is called that. */
export function explain(model: Model, id: string): string[] | undefined {
  const screen = model.screens.find((s) => `${s.id}` === id)
  if (screen !== undefined) return explainScreen(screen, model)
  const operation = model.operations.find((o) => o.id === id || o.name === id)
  if (operation === undefined) return undefined
  const coverage = ownOf(model.coverage.operations, operation.id)
  return [
    `operation ${operation.id}: ${operation.method.toUpperCase()} ${operation.path}`,
    `  ${operation.summary}`,
    `  contract   tag ${operation.area}, client function ${operation.name}${origin(model, 'operation', operation.id)}`,
    `  screens    ${screensOf(coverage)}`,
    `  mock       ${coverage?.mock === 'none' ? 'answers 501; add a behaviour in src/mock/behaviours' : (coverage?.mock ?? '')}`,
    `  shows      ${operation.tags.join(', ') || '-'}`,
    ...changesOf(operation.id, model),
  ]
}

/** What an operation makes stale, and who says so. */
function changesOf(operation: string, model: Model): string[] {
  const changes = model.entities.flatMap(({ id, effects }) => {
    const changed = ownOf(effects, operation)
    return changed === undefined
      ? []
      : [`  changes    ${changed.join(', ')}${origin(model, 'entity', id, 'effects', operation)}`]
  })
  return changes.length === 0 ? ['  changes    -'] : changes
}

function screensOf(coverage: CoverageIR['operations'][string] | undefined): string {
  if (coverage === undefined) return ''
  return (
    [coverage.screens.join(', '), coverage.claimed, coverage.excused].find(
      (text) => text !== undefined && text !== '',
    ) ?? 'none yet'
  )
}

const explainScreen = (screen: ScreenIR, model: Model): string[] => [
  `screen ${screen.id}: ${screen.path} (${screen.kind}, level ${screen.level || 'none'})`,
  `  title      "${screen.title}"${origin(model, 'screen', `${screen.id}`, 'title')}`,
  `  path       ${screen.path}${origin(model, 'screen', `${screen.id}`, 'path')}`,
  ...waysTo(screen, model),
  ...viewOf(screen).explain(model),
  ...defaultsOf(screen, model),
]

/** Sidebars and redirects that lead there. */
function waysTo({ id, path }: ScreenIR, model: Model): string[] {
  const ofNav = (nav: readonly NavIR[], level: string, above: readonly string[] = []): string[] =>
    nav.flatMap(({ screen, label, children = [] }) =>
      screen === `${id}`
        ? [`  nav        ${[level, ...above, label].join(' > ')}${origin(model, 'nav', level, ...above, screen)}`]
        : ofNav(children, level, [...above, label]),
    )
  const redirects = Object.entries(model.redirects).filter(([from, to]) => from === path || to === path)
  return [
    ...model.levels.flatMap(({ id: level, nav }) => ofNav(nav, level)),
    ...redirects.map(([from, to]) => `  redirect   ${from} to ${to}${origin(model, 'redirect', from)}`),
  ]
}

/** What the manifest leaves unsaid of the rows of a screen, and who says it instead. */
const defaultsOf = ({ id }: ScreenIR, { defaulted }: Model): string[] =>
  defaulted
    .filter(({ of, kind }) => of === id.of && (kind === undefined || `${of}.${kind}` === `${id}`))
    .map(({ what, value, because }) => `  default    ${what}: ${value} (${because})`)
