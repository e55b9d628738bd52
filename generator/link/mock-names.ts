/** What the mock is told to refuse: a verb that nobody asks about would never be refused. */
import type { Place } from '../diagnostics.ts'
import type { RawMock } from '../model/types/raw-mock.ts'
import type { Linking } from './context.ts'
import { suggestAmong } from './suggest.ts'

/** Verbs of the default behaviour that may be refused; a row that is only being made cannot be asked. */
const verbs = { entity: ['update', 'delete'], link: ['update', 'remove'] } as const

export function checkRefusedVerbs(context: Linking): void {
  const { manifest, resources, diagnostics } = context
  const check = (
    mock: false | RawMock | undefined,
    known: readonly string[],
    place: (...steps: readonly (string | number)[]) => Place,
  ): void => {
    if (mock === undefined || mock === false) return
    for (const verb of Object.keys(mock.refuse ?? {})) {
      if (known.includes(verb)) continue
      diagnostics.error('UNKNOWN_ACTION', place('mock', 'refuse', verb), {
        cause: `there is no action \`${verb}\` that could be refused`,
        suggestion: suggestAmong(verb, known, 'there are'),
      })
    }
  }
  const links = new Set(manifest.links.map(({ raw }) => raw.link))
  for (const { entity, view, entry, place } of resources) {
    if (view !== undefined || links.has(entity)) continue
    const views = resources.filter((one) => one.entity === entity)
    const actions = views.flatMap(({ raw }) => Object.keys(raw.actions ?? {}))
    check(entry.raw.mock, [...new Set([...verbs.entity, ...actions])], place)
    for (const [name, single] of Object.entries(entry.raw.singles ?? {}))
      check(single.mock, ['update'], (...steps) => place('singles', name, ...steps))
  }
  for (const { raw, place } of manifest.links)
    check(raw.mock, [...new Set([...verbs.link, ...Object.keys(raw.actions ?? {})])], place)
}
