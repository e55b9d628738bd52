import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'

import { type OptionsProps, OptionRow } from './ComboboxOption.tsx'
import { rangeWith } from './range-with.ts'

export interface VirtualOptionsProps extends OptionsProps {
  /** The element that scrolls. */
  scroller: HTMLElement | null
}

/** Height of an option with one line, in pixels. */
const lineHeight = 32

/** Any number of options, of which those in view are rendered, and the one that the keyboard points at. */
export function VirtualOptions({ scroller, ...list }: VirtualOptionsProps) {
  const { options, active } = list
  // Nothing here is memoised, so its functions cannot go stale.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller,
    estimateSize: () => lineHeight,
    overscan: 8,
    // What `aria-activedescendant` names has to exist.
    rangeExtractor: (range) => rangeWith(range, active),
  })

  useEffect(() => {
    if (active >= 0) virtual.scrollToIndex(active, { align: 'auto' })
  }, [active, virtual, scroller])

  return (
    <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => {
        const option = options[index]
        return (
          option && (
            <OptionRow
              {...list}
              key={option.value}
              ref={virtual.measureElement}
              option={option}
              index={index}
              offset={start}
            />
          )
        )
      })}
    </div>
  )
}
