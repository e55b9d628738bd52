import { unreadableText } from '../../lib/unreadable.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Link, textLinkClass } from '../../ui/Link.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { pathOf } from './links.ts'

export interface NameLinkProps {
  name: string
  to: () => string
  /** It is the row's own name: it looks like those of other lists. */
  own?: boolean
}

/** The name of a thing: a link to its page, or a mere text where no address can lead to it. No name is empty: it could not be read. */
export function NameLink({ name, to, own = false }: NameLinkProps) {
  if (name === '') return <Badge tone="warning">{unreadableText}</Badge>
  const path = pathOf(to, {}, {})
  const text = <NameText text={name} />
  if (path === undefined) return text
  return (
    <Link to={path} className={own ? 'font-medium text-link hover:underline' : textLinkClass}>
      {text}
    </Link>
  )
}
