/** What pages do not state: what they are called, where they are, and that they are written by hand. */
import type { Defaulted } from '../model/types/defaulted.ts'
import type { Manifest, ManifestEntry, StatedManifest } from '../model/types/manifest.ts'
import type { WholePage, RawPage } from '../model/types/raw-page.ts'
import type { Linking } from './context.ts'
import { kebabCase, labelOf, words } from './names.ts'
import type { ResourcePaths } from './paths.ts'

/** The words of a page's name that those of the entity it is under do not say already. */
function ownName({ page, under }: Pick<RawPage, 'page' | 'under'>): string {
  const own = words(page)
  const above = words(under ?? '')
  const repeats = above.length < own.length && above.every((word, i) => own[i] === word)
  return (repeats ? own.slice(above.length) : own).join('_')
}

/** Pages outside of the frame, where nothing is above them. */
const outside = 'public'

/** The manifest with whole pages; where those are that lie under an entity is still relative to its page. */
export function completePages({ pages, ...manifest }: StatedManifest): { manifest: Manifest; defaulted: Defaulted[] } {
  const acronyms = manifest.console.raw.acronyms ?? []
  const defaulted: Defaulted[] = []
  const whole = pages.map(({ raw, ...entry }): ManifestEntry<WholePage> => {
    const told = <T>(what: string, value: T, because: string): T => {
      defaulted.push({ of: raw.page, what, value: `${value}`, because })
      return value
    }
    const kind =
      raw.overview !== undefined
        ? 'overview'
        : raw.across !== undefined
          ? 'across'
          : raw.operation !== undefined
            ? 'operation'
            : raw.charts !== undefined
              ? 'charts'
              : (raw.issue ?? raw.summary) !== undefined
                ? 'placeholder'
                : 'bespoke'
    const titleOnly = raw.level === outside ? { titleOnly: true } : {}
    return {
      ...entry,
      raw: {
        ...titleOnly,
        ...raw,
        title: raw.title ?? told('title', labelOf(ownName(raw), acronyms), 'by its name'),
        at: raw.at ?? (raw.under === undefined ? '' : told('at', kebabCase(ownName(raw)), 'by its name')),
        kind: raw.kind ?? told('kind', kind, 'by what it has'),
      },
    }
  })
  return { manifest: { ...manifest, pages: whole }, defaulted }
}

/** The path of a page, once it is known where the entity is that it lies under. */
export const placedAt = ({ at, under }: WholePage, itemOf: (resource: string) => string | undefined): string =>
  at.startsWith('/') || under === undefined ? at : `${itemOf(under) ?? ''}/${at}`

/** Writes the paths of pages into the manifest. A page without one is reported. */
export function placePages(context: Linking, paths: ReadonlyMap<string, ResourcePaths>): void {
  const pages = context.manifest.pages.map(({ raw, ...entry }): ManifestEntry<WholePage> => {
    if (!raw.at.startsWith('/') && raw.under === undefined)
      context.diagnostics.error('UNREACHABLE_PARENT', entry.place(...(raw.at === '' ? [] : ['at'])), {
        cause: `\`${raw.page}\` has neither an entity that it is under nor an absolute path`,
        suggestion: 'state `under`, or `at` with a leading slash',
      })
    return { ...entry, raw: { ...raw, at: placedAt(raw, (id) => paths.get(id)?.item) } }
  })
  context.manifest = { ...context.manifest, pages }
}
