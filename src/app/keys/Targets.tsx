import { Key } from './Key.tsx'
import type { Target } from './targets.ts'

/** Where the next letter leads. */
export function Targets({ targets }: { targets: readonly Target[] | undefined }) {
  return (
    <div role="status" aria-label="Go to">
      {targets && (
        <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-3xl rounded-lg border border-line bg-raised p-4 text-ink shadow-pop">
          <p className="mb-2 font-semibold">Go to: press a letter</p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 gap-y-1.5">
            {targets.map(({ letter, label }) => (
              <li key={letter} className="flex items-baseline gap-2">
                <Key>{letter}</Key> {label}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
