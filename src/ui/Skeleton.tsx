export interface SkeletonProps {
  /** Size utilities, such as `h-4 w-40`. */
  className?: string
}

/** Holds the place of something that is loading. */
export function Skeleton({ className = 'h-4 w-24' }: SkeletonProps) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-sm bg-neutral-soft ${className}`} />
}

// Parts of the column, so that they never widen it.
const widths = ['w-3/5', 'w-4/5', 'w-2/5', 'w-3/4']

export interface SkeletonRowsProps {
  rows?: number
  columns: number
}

/** Rows for a table body that is loading. */
export function SkeletonRows({ rows = 5, columns }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} className="h-10 border-b border-line px-3">
          <Skeleton className={`h-3.5 max-w-48 ${widths[(row + column) % widths.length] ?? ''}`} />
        </td>
      ))}
    </tr>
  ))
}
