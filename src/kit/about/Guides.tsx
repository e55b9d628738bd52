import { about } from '../../../generated/model/about.gen.ts'
import { textLinkClass } from '../../ui/Link.tsx'

export interface GuidesProps {
  /** The list's. */
  id: string
  /** Title of the one that a part of a page is about; it stands there without a heading. */
  only?: string
  className?: string
}

/** Links to where the rows of a list are documented; nothing where they are not. */
export function Guides({ id, only, className = 'mt-3' }: GuidesProps) {
  const all = Object.hasOwn(about, id) ? about[id]?.guides : undefined
  const guides = all?.filter(({ title }) => only === undefined || title === only)
  if (guides === undefined || guides.length === 0) return null
  return (
    <section className={className}>
      {only === undefined && <h2 className="text-sm font-semibold text-ink-2">Guides</h2>}
      <ul className="mt-1">
        {guides.map(({ title, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer" className={textLinkClass}>
              {only === undefined ? title : `Guide: ${title}`}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
