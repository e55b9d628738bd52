import { useId, useRef, useState, type ToggleEvent } from 'react'

import { about } from '../../../generated/model/about.gen.ts'
import { lowerTitle } from '../../lib/titles.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { QuestionIcon } from '../../ui/Icons.tsx'
import { showAt } from '../../ui/place.ts'
import { Guides } from './Guides.tsx'

export interface AboutButtonProps {
  /** The list's. */
  id: string
}

/** Says what a list is about, and where that is documented. Nothing is asked of anybody before a link is followed. */
export function AboutButton({ id }: AboutButtonProps) {
  const popover = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const known = Object.hasOwn(about, id) ? about[id] : undefined
  if (known === undefined || known.text === '') return null
  const label = `Learn about ${lowerTitle(known.title)}`
  const onToggle = ({ newState }: ToggleEvent) => {
    setIsOpen(newState === 'open')
    if (newState === 'open' && box.current && button.current) {
      showAt(box.current, button.current, { side: 'bottom', align: 'start', gap: 4 })
    }
  }
  return (
    <span ref={button} className="inline-flex">
      <IconButton
        label={label}
        icon={<QuestionIcon />}
        size="sm"
        popoverTarget={popover}
        aria-expanded={isOpen}
        aria-controls={popover}
      />
      <div
        ref={box}
        id={popover}
        popover="auto"
        role="group"
        aria-label={label}
        onToggle={onToggle}
        className="w-80 max-w-[calc(100vw-1rem)] animate-fade rounded-md border border-line bg-raised p-3 text-start text-base font-normal whitespace-normal text-ink shadow-pop"
      >
        <p>{known.text}</p>
        <Guides id={id} />
      </div>
    </span>
  )
}
