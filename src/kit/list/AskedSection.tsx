import { useRef } from 'react'

import { AskedParams, usePageParams } from '../routing/use-params.ts'
import type { SectionRowsProps } from '../section.ts'
import type { Row } from '../spec.ts'
import { Ask } from './Ask.tsx'
import { keyOfPart } from './asked.ts'
import { SectionFrame, SectionRows } from './Section.tsx'
import { useAsked } from './use-asked.ts'

/** A part of a page whose rows the server gives only to those who say more than the address of the page does: they are asked first. */
export function AskedSection<R extends Row = Row, C extends string = string>(props: SectionRowsProps<R, C>) {
  const { screen } = props
  const page = usePageParams()
  const name = keyOfPart(screen)
  const { text, asked, given, params } = useAsked(screen, name, page)
  const pressedRef = useRef(false)
  const form = <Ask key={text} screen={screen} params={page} name={name} asked={asked} pressedRef={pressedRef} />
  return given ? (
    <AskedParams value={params}>
      <SectionRows {...props} screen={given} before={form} />
    </AskedParams>
  ) : (
    <SectionFrame section={props} params={page}>
      <p className="mb-4 text-ink-2">Nothing is listed before this is filled in.</p>
      {form}
    </SectionFrame>
  )
}
