import { useMatches } from 'react-router'

import { useNamesOfIds } from '../../kit/lookup/names-of-ids.ts'
import { Link } from '../../ui/Link.tsx'
import { trailOf } from './crumbs.ts'

/** Where the page lies. Forms over a page are part of the title only. */
export function Breadcrumbs() {
  const trail = trailOf(useMatches(), useNamesOfIds()).filter((entry) => !entry.titleOnly)
  if (trail.length === 0) return null
  return (
    <nav aria-label="Breadcrumbs" className="min-w-0">
      <ol className="flex min-w-0 flex-wrap items-center text-base">
        {trail.map((entry, index) => (
          <li key={`${index} ${entry.path}`} className="flex min-w-0 items-center">
            <Link
              to={entry.path}
              className={`block max-w-64 truncate rounded-sm px-1 py-1 hover:underline ${index === trail.length - 1 ? 'text-ink' : 'text-ink-2'}`}
            >
              <bdi>{entry.label}</bdi>
            </Link>
            {/* At the end: a line that is full never goes on with it. */}
            {index < trail.length - 1 && (
              <span aria-hidden="true" className="px-1 text-ink-3">
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
