import { useId, useRef } from 'react'

import { Tip } from '../../ui/Tooltip.tsx'
import { AskedParams, usePageParams } from '../routing/use-params.ts'
import type { SectionRowsProps } from '../section.ts'
import type { Row } from '../spec.ts'
import { Ask } from './Ask.tsx'
import { keyOfPart } from './asked.ts'
import { CreateLink } from './CreateLink.tsx'
import { SectionRows } from './Section.tsx'
import { useAsked } from './use-asked.ts'

/** A part of a page whose rows the server gives only to those who say more than the address of the page does: they are asked first. */
export function AskedSection<R extends Row = Row, C extends string = string>(props: SectionRowsProps<R, C>) {
  const { screen, title = screen.title, help, actions } = props
  const page = usePageParams()
  const headingId = useId()
  const name = keyOfPart(screen)
  const { text, asked, given, params } = useAsked(screen, name, page)
  const pressedRef = useRef(false)
  const form = <Ask key={text} screen={screen} params={page} name={name} asked={asked} pressedRef={pressedRef} />
  if (given)
    return (
      <AskedParams value={params}>
        <SectionRows {...props} screen={given} before={form} />
      </AskedParams>
    )
  const { create } = screen
  return (
    <section aria-labelledby={headingId} className="mb-8">
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        <h2 id={headingId} className="text-lg font-semibold">
          {title}
        </h2>
        {help && <Tip label={`About ${title}`}>{help}</Tip>}
        <div className="ms-auto flex flex-wrap items-center gap-2">
          {actions}
          {create && <CreateLink create={{ ...create, to: create.to(page) }} params={page} />}
        </div>
      </div>
      <p className="mb-4 text-ink-2">Nothing is listed before this is filled in.</p>
      {form}
    </section>
  )
}
