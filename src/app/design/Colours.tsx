import type { Tone } from '../../ui/tone.ts'
import { toneClass } from '../../ui/tone.ts'
import { Example } from './Section.tsx'

// Whole class names: the style sheet has only those that stand in the sources.
const grounds = [
  ['canvas', 'bg-canvas'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['hover', 'bg-hover'],
  ['selected', 'bg-selected'],
] as const
const fills = [
  ['accent', 'bg-accent text-on-accent'],
  ['accent-hover', 'bg-accent-hover text-on-accent'],
  ['danger-fill', 'bg-danger-fill text-on-danger'],
  ['danger-fill-hover', 'bg-danger-fill-hover text-on-danger'],
] as const
const lines = [
  ['line', 'border-line'],
  ['line-strong', 'border-line-strong'],
  ['focus', 'border-focus'],
] as const
const tones: readonly Tone[] = ['neutral', 'success', 'info', 'warning', 'danger', 'notice']

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6'

export function Colours() {
  return (
    <>
      <Example title="Grounds, with the texts that stand on them">
        <ul className={grid}>
          {grounds.map(([name, ground]) => (
            <li key={name} className={`rounded-md border border-line px-3 py-2 ${ground}`}>
              <span className="block font-medium text-ink">{name}</span>
              <span className="block text-sm text-ink-2">Second text</span>
              <span className="block text-sm text-ink-3">Third text</span>
              <span className="block text-sm text-link">Link</span>
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Tones">
        <ul className={grid}>
          {tones.map((tone) => (
            <li key={tone} className={`rounded-md border px-3 py-2 ${toneClass[tone]}`}>
              <span className="block font-medium">{tone}</span>
              <span className="block text-sm text-ink">Text</span>
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Fills and lines">
        <ul className={grid}>
          {fills.map(([name, fill]) => (
            <li key={name} className={`rounded-md px-3 py-2 font-medium ${fill}`}>
              {name}
            </li>
          ))}
          {lines.map(([name, line]) => (
            <li key={name} className={`rounded-md border-2 bg-surface px-3 py-2 ${line}`}>
              {name}
            </li>
          ))}
        </ul>
      </Example>
    </>
  )
}
