import { type ReactNode, useId } from 'react'

/** A section: a heading over a line, no box. */
export function SectionFrame({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-8 min-w-0">
      <div className="flex items-baseline justify-between gap-4 border-b border-line-strong pb-1.5">
        <h2 id={id} className="text-sm font-semibold">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  )
}

/** One line of a section. */
export const lineClass = 'border-b border-line py-2'
