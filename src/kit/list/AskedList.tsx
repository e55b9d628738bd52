import { type ReactNode, useMemo, useRef } from 'react'
import { Outlet } from 'react-router'

import { PageHeader } from '../../ui/PageHeader.tsx'
import { AskedParams, usePageParams } from '../routing/use-params.ts'
import type { ListSlots } from '../slots.ts'
import type { Params, Row } from '../spec.ts'
import { Ask } from './Ask.tsx'
import { ownKey } from './asked.ts'
import { CreateLink } from './CreateLink.tsx'
import { List, type ListProps } from './List.tsx'
import { useAsked } from './use-asked.ts'

/** A list that the server gives only to those who say more than the address of the page does: they are asked first. */
export function AskedList<R extends object = Row, C extends string = string>({ screen, slots }: ListProps<R, C>) {
  const page = usePageParams()
  const { text, asked, given, params } = useAsked(screen, ownKey, page)
  const pressedRef = useRef(false)
  const form = useMemo(
    () => <Ask key={text} screen={screen} params={page} name={ownKey} asked={asked} pressedRef={pressedRef} />,
    [text, screen, page, asked],
  )
  const around = useMemo(() => withForm(slots, form), [slots, form])
  const { create, embedded, heading, title } = screen
  const createButton = create && <CreateLink create={{ ...create, to: create.to(page) }} params={page} primary />
  if (given)
    return (
      <AskedParams value={params}>
        <List screen={given} slots={around} />
      </AskedParams>
    )
  return (
    <>
      {embedded ? (
        <div className="mb-4 flex justify-end">{createButton}</div>
      ) : (
        <PageHeader title={heading ?? title} actions={createButton} />
      )}
      <p className="mb-4 text-ink-2">Nothing is listed before this is filled in.</p>
      {form}
      <Outlet />
    </>
  )
}

/** The form stands between the heading and the rows, above what is there already. */
function withForm<R extends object, C extends string>(slots: ListSlots<R, C> | undefined, form: ReactNode) {
  const Header = slots?.header
  const header = ({ params }: { params: Params }) => (
    <>
      {form}
      {Header && <Header params={params} />}
    </>
  )
  return { ...slots, header }
}
