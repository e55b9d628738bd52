import { about } from '../../../generated/model/about.gen.ts'
import { textLinkClass } from '../../ui/Link.tsx'

/** Links to where the rows of a list are documented; nothing where they are not. */
export function Guides({ id, className = 'mt-3' }: { id: string; className?: string }) {
  const guides = Object.hasOwn(about, id) ? about[id]?.guides : undefined
  if (guides === undefined || guides.length === 0) return null
  return (
    <section className={className}>
      <h2 className="text-sm font-semibold text-ink-2">Guides</h2>
      <ul className="mt-1">
        {guides.map(({ title, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer" className={textLinkClass}>
              {title}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
