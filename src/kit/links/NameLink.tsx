import { Link, textLinkClass } from '../../ui/Link.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { pathOf } from './links.ts'

/** The name of another thing: a link to its page, or a mere text where no address can lead to it. */
export function NameLink({ name, to }: { name: string; to: () => string }) {
  const path = pathOf(to, {}, {})
  const text = <NameText text={name} />
  if (path === undefined) return text
  return (
    <Link to={path} className={textLinkClass}>
      {text}
    </Link>
  )
}
