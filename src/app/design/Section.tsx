import type { ReactNode } from 'react'

/** A part of the page with an address of its own; also what one picture of the visual tests shows. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 border-t border-line py-8">
      <h2 id={`${id}-title`} className="mb-5 text-xl font-semibold tracking-tight">
        {title}
      </h2>
      <div className="grid grid-cols-1 gap-6">{children}</div>
    </section>
  )
}

/** Some states of one thing. */
export function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-sm font-medium text-ink-3">{title}</h3>
      {children}
    </div>
  )
}

/** Things side by side, as long as there is room. */
export function Line({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}

/** Larger things side by side. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 md:grid-cols-2">{children}</div>
}
