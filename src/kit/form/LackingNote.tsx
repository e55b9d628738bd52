/** A field that is not asked for. @param why as a sentence without its end */
export function LackingNote({ label, why }: { label: string; why: string }) {
  return (
    <p className="mb-2 text-sm text-ink-3">
      {label} is not asked for. {why}.
    </p>
  )
}
