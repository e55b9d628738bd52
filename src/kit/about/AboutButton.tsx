import { useId, useRef, useState, type ToggleEvent } from 'react'

import { about } from '../../../generated/model/about.gen.ts'
import { lowerTitle } from '../../lib/titles.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { QuestionIcon } from '../../ui/Icons.tsx'
import { textLinkClass } from '../../ui/Link.tsx'
import { showAt } from '../../ui/place.ts'

export interface AboutButtonProps {
  /** The list's. */
  id: string
  title: string
}

/** Says what a list is about, and where that is documented. Nothing is asked of anybody before a link is followed. */
export function AboutButton({ id, title }: AboutButtonProps) {
  const popover = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const known = Object.hasOwn(about, id) ? about[id] : undefined
  if (known === undefined || known.text === '') return null
  const label = `Learn about ${lowerTitle(title)}`
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
        {known.guides.length > 0 && (
          <>
            <h2 className="mt-3 text-sm font-semibold text-ink-2">Guides</h2>
            <ul className="mt-1">
              {known.guides.map(({ title: guide, href }) => (
                <li key={href}>
                  <a href={href} target="_blank" rel="noreferrer" className={textLinkClass}>
                    {guide}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </span>
  )
}
