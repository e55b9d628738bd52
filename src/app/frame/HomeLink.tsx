import { consoleName } from '../../../generated/routes/levels.gen.ts'
import { Link } from '../../ui/Link.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { Logo } from './Logo.tsx'
import { homeOf } from './navigation.ts'
import { shortName } from '../../lib/isolate.ts'

/** Top left: where one is signed in, and the way to its first page. */
export function HomeLink({ isSystem, siloName }: { isSystem: boolean; siloName: string | undefined }) {
  return (
    <Link
      to={homeOf(isSystem ? 'system' : 'silo')}
      className="flex min-w-0 items-center gap-2.5 rounded-md px-2 py-1 hover:bg-hover max-sm:gap-2 max-sm:px-1"
    >
      <span className="shrink-0 text-accent">
        <Logo size="size-7" />
      </span>
      <span className="min-w-0 leading-tight">
        <span className="block text-xs text-ink-3">{isSystem ? consoleName : 'Silo'}</span>
        <span className="flex min-w-0 items-center gap-1.5 font-semibold">
          {!isSystem && siloName !== undefined && (
            <span className="max-sm:hidden">
              <Identicon name={siloName} size={12} />
            </span>
          )}
          <bdi className="truncate">{isSystem ? 'System' : shortName(siloName ?? consoleName)}</bdi>
        </span>
      </span>
    </Link>
  )
}
