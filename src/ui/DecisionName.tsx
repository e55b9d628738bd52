import { hasInvisibleAtEnds } from '../lib/invisible.ts'
import { lookAlikesIn } from '../lib/look-alikes.ts'
import { drawable } from '../lib/truncate.ts'
import { NameText } from './NameText.tsx'

/** A name where something is decided about it: what looks like another one says so. */
export function DecisionName({ text }: { text: string }) {
  return (
    <>
      <NameText text={text} />
      <LookAlikeHint text={text} className="ms-1 text-[0.85em]" />
    </>
  )
}

/** Says which letters of a text look like others; nothing where none do. */
export function LookAlikeHint({ text, className }: { text: string; className: string }) {
  const found = lookAlikesIn(drawable(text)).slice(0, mostHints)
  if (found.length === 0) return null
  return (
    <span role="note" className={`font-normal text-warning wrap-anywhere ${className}`}>
      {found.join('; ')}
    </span>
  )
}

/** Below a field that takes texts only: what is chosen, where the field cannot show what deceives in it. */
export function ChosenHint({ text }: { text: string }) {
  if (!hasInvisibleAtEnds(text) && lookAlikesIn(drawable(text)).length === 0) return null
  return (
    <span className="mt-1 block text-sm text-ink-2">
      <DecisionName text={text} />
    </span>
  )
}

/** More of them are read by nobody. */
const mostHints = 3
