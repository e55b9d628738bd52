import { useLayoutEffect } from 'react'

import { consoleName } from '../../../generated/routes/levels.gen.ts'
import { textLinkClass } from '../../ui/Link.tsx'
import { Logo } from '../frame/Logo.tsx'
import { Buttons } from './Buttons.tsx'
import { Cells } from './Cells.tsx'
import { Choices } from './Choices.tsx'
import { Colours } from './Colours.tsx'
import { Headings } from './Headings.tsx'
import { IconSheet } from './IconSheet.tsx'
import { Inputs } from './Inputs.tsx'
import { ManyRows } from './ManyRows.tsx'
import { Messages } from './Messages.tsx'
import { Overlays } from './Overlays.tsx'
import { Section } from './Section.tsx'
import { States } from './States.tsx'
import { Tables } from './Tables.tsx'
import { Type } from './Type.tsx'
import { Widgets } from './Widgets.tsx'

const sections = [
  { id: 'colours', title: 'Colours', Content: Colours },
  { id: 'type', title: 'Type', Content: Type },
  { id: 'icons', title: 'Icons', Content: IconSheet },
  { id: 'buttons', title: 'Buttons and links', Content: Buttons },
  { id: 'messages', title: 'Badges and messages', Content: Messages },
  { id: 'inputs', title: 'Inputs', Content: Inputs },
  { id: 'choices', title: 'Choices', Content: Choices },
  { id: 'widgets', title: 'Fields of generated forms', Content: Widgets },
  { id: 'headings', title: 'Headings, tabs and properties', Content: Headings },
  { id: 'tables', title: 'Tables', Content: Tables },
  { id: 'cells', title: 'Cells', Content: Cells },
  { id: 'many-rows', title: 'Many rows at once', Content: ManyRows },
  { id: 'states', title: 'Empty, failed and loading', Content: States },
  { id: 'overlays', title: 'Menus, dialogs and toasts', Content: Overlays },
] as const

/** Every part of the console in every state. Always the same: visual tests photograph it. */
export function DesignPage() {
  // The page is there before its sections are: an address with an anchor would lead nowhere.
  useLayoutEffect(() => {
    document.title = `Design / ${consoleName}`
    document.querySelector(`[id="${location.hash.slice(1)}"]`)?.scrollIntoView()
  }, [])
  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-6xl px-4 py-8 md:px-8">
      <header className="mb-8">
        <p className="mb-4 flex items-center gap-2 font-semibold">
          <Logo /> {consoleName}
        </p>
        <h1 tabIndex={-1} className="mb-2 text-2xl font-semibold tracking-tight">
          Design
        </h1>
        <p className="max-w-prose text-ink-2">
          Every part of the console in every state. The theme is that of the browser, or what the user menu says.
        </p>
        <nav aria-label="Sections" className="mt-4">
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={textLinkClass}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {sections.map(({ id, title, Content }) => (
        <Section key={id} id={id} title={title}>
          <Content />
        </Section>
      ))}
    </main>
  )
}
