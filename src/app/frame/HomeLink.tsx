import { consoleName } from '../../../generated/routes/levels.gen.ts'
import { Link } from '../../ui/Link.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { ServerIcon } from '../../ui/Icons.tsx'
import { Logo } from './Logo.tsx'
import { homeOf } from './navigation.ts'

/** Top left: where one is signed in, and the way to its first page. */
export function HomeLink({ isSystem, siloName }: { isSystem: boolean; siloName: string | undefined }) {
  return (
    <Link
      to={homeOf(isSystem ? 'system' : 'silo')}
      className="flex min-w-0 items-center gap-2.5 rounded-md px-2 py-1 hover:bg-hover"
    >
      <span className="flex size-8 shrink-0 items-center justify-center rounded-md bg-selected text-accent">
        {isSystem ? (
          <ServerIcon size={18} />
        ) : siloName === undefined ? (
          <Logo size={20} />
        ) : (
          <Identicon name={siloName} />
        )}
      </span>
      <span className="min-w-0 leading-tight">
        <span className="block text-xs text-ink-3">{isSystem ? consoleName : 'Silo'}</span>
        <span className="block truncate font-semibold">{isSystem ? 'System' : (siloName ?? consoleName)}</span>
      </span>
    </Link>
  )
}
