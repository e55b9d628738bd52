import { type Ref, Suspense, useEffect, useState } from 'react'

import { type OptionsProps, OptionRow } from './ComboboxOption.tsx'
import { lazyPart } from './lazy-part.ts'

const VirtualOptions = lazyPart(() => import('./VirtualOptions.tsx').then((module) => module.VirtualOptions))

/** Up to so many options are simply rendered. */
const few = 100

interface ComboboxListProps extends OptionsProps {
  ref: Ref<HTMLDivElement>
  status: string | undefined
}

/** The popup of a Combobox. */
export function ComboboxList({ ref, status, ...list }: ComboboxListProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  return (
    <div
      ref={ref}
      popover="manual"
      role="presentation"
      // Focus stays in the input.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="max-h-80 animate-fade flex-col rounded-md border border-line bg-raised text-base text-ink shadow-pop open:flex"
    >
      <div
        ref={setScroller}
        role="listbox"
        id={list.id}
        aria-label="Options"
        className="min-h-0 overflow-y-auto overscroll-contain p-1 empty:p-0"
      >
        {list.options.length > few ? (
          <Suspense fallback={<AllOptions {...list} shown={few} />}>
            <VirtualOptions {...list} scroller={scroller} />
          </Suspense>
        ) : (
          <AllOptions {...list} />
        )}
      </div>
      <p role="status" className={status === undefined ? 'sr-only' : 'px-3 py-2 text-sm text-ink-3'}>
        {status}
      </p>
    </div>
  )
}

function AllOptions({ shown = few, ...list }: OptionsProps & { shown?: number }) {
  const { id, active } = list
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])
  return list.options
    .slice(0, shown)
    .map((option, index) => <OptionRow {...list} key={option.value} option={option} index={index} />)
}
