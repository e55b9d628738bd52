import { baseLevel, consoleName } from '../../../generated/routes/levels.gen.ts'
import { partField } from '../../../generated/routes/session.gen.ts'
import { Link } from '../../ui/Link.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { Logo } from './Logo.tsx'
import { homeOf, isApart, labelOf } from './navigation.ts'
import { shortName } from '../../lib/isolate.ts'

/** Top left: where one is signed in, and the way to its first page. */
export function HomeLink({ level, part }: { level: string; part: string | undefined }) {
  const here = isApart(level) ? level : baseLevel
  const isBase = here === baseLevel
  // What a part of the platform is called needs a word for what it is.
  const above = isBase ? partField && labelOf(here) : consoleName
  return (
    <Link
      to={homeOf(here)}
      className="flex min-w-0 items-center gap-2.5 rounded-md px-2 py-1 hover:bg-hover max-sm:gap-2 max-sm:px-1"
    >
      <span className="shrink-0 text-accent">
        <Logo size="size-7" />
      </span>
      <span className="min-w-0 leading-tight">
        {above && <span className="block text-xs text-ink-3">{above}</span>}
        <span className="flex min-w-0 items-center gap-1.5 font-semibold">
          {isBase && part !== undefined && (
            <span className="max-sm:hidden">
              <Identicon name={part} size={12} />
            </span>
          )}
          <bdi className="truncate">{isBase ? shortName(part ?? consoleName) : labelOf(here)}</bdi>
        </span>
      </span>
    </Link>
  )
}
