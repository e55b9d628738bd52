import { Link, textLinkClass } from '../../ui/Link.tsx'
import { hasInvisible } from '../../lib/invisible.ts'
import { NameText } from '../../ui/NameText.tsx'
import { Truncated } from '../../ui/Truncated.tsx'

export interface LinkedNameProps {
  text: string
  /** Longer texts are shortened. */
  max: number
  /** Absent when there is no page of it. */
  to: string | undefined
}

/** What something is called, linked to its page. */
export function LinkedName({ text, max, to }: LinkedNameProps) {
  const name = hasInvisible(text) ? (
    <NameText text={text} />
  ) : (
    <bdi>
      <Truncated text={text} max={max} />
    </bdi>
  )
  return to === undefined ? (
    name
  ) : (
    <Link to={to} className={textLinkClass}>
      {name}
    </Link>
  )
}
