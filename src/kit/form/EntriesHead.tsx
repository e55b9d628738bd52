/** The head of a small table of entries, each of which has its buttons at the end. */
export function EntriesHead({ columns }: { columns: readonly string[] }) {
  return (
    <thead className="bg-canvas text-ink-2">
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className="px-2.5 py-1.5 text-start font-medium whitespace-nowrap">
            {column}
          </th>
        ))}
        <th scope="col" className="w-0 px-1">
          <span className="sr-only">Change</span>
        </th>
      </tr>
    </thead>
  )
}
