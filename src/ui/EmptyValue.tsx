/** Stands where there is no value. */
export function EmptyValue() {
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">—</span>
      <span className="sr-only">None</span>
    </span>
  )
}
