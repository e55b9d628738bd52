import type { ReactNode } from 'react'

import { Link, textLinkClass } from '../../ui/Link.tsx'
import { hasInvisibleAtEnds } from '../../lib/invisible.ts'
import { truncateMiddle } from '../../lib/truncate.ts'
import { NameText } from '../../ui/NameText.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { Truncated } from '../../ui/Truncated.tsx'

export interface LinkedNameProps {
  text: string
  /** Longer texts are shortened. */
  max: number
  /** Absent when there is no page of it. */
  to: string | undefined
  /** What is said of it where somebody points at it. */
  facts?: ReactNode
}

/** What something is called, linked to its page. */
export function LinkedName({ text, max, to, facts }: LinkedNameProps) {
  const name = hasInvisibleAtEnds(text) ? (
    <NameText text={truncateMiddle(text, max)} />
  ) : (
    <bdi>
      <Truncated text={text} max={max} />
    </bdi>
  )
  const link =
    to === undefined ? undefined : (
      <Link to={to} className={textLinkClass}>
        {name}
      </Link>
    )
  if (facts === undefined) return link ?? name
  return <Tooltip content={facts}>{link ?? <span tabIndex={0}>{name}</span>}</Tooltip>
}
