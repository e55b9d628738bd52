import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import { Outlet, useSearchParams } from 'react-router'

import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { useRequestForm } from '../form/use-request-form.ts'
import { usePageParams } from '../routing/use-params.ts'
import type { ListSlots } from '../slots.ts'
import type { ListScreen, Params, Row } from '../spec.ts'
import { askedText, readAsked, withAnswer, onlyAsked } from './asked.ts'
import { CreateLink } from './CreateLink.tsx'
import { List, type ListProps } from './List.tsx'
import { useListSearch } from './use-list-search.ts'

/** A list that the server gives only to those who say more than the address of the page does: they are asked first. */
export function AskedList<R extends object = Row, C extends string = string>({ screen, slots }: ListProps<R, C>) {
  const [search] = useSearchParams()
  const text = askedText(search)
  const asked = useMemo(() => readAsked(text, screen), [text, screen])
  const given = useMemo(() => asked && onlyAsked(screen, asked), [screen, asked])
  // Other rows come with a form of their own: whoever has pressed its button is there again.
  const pressedRef = useRef(false)
  const around = useMemo(
    () => withForm(slots, <Ask key={text} screen={screen} asked={asked} pressedRef={pressedRef} />),
    [slots, text, screen, asked],
  )
  const params = usePageParams()
  if (given) return <List screen={given} slots={around} />
  const { create, embedded, heading, title } = screen
  const createButton = create && <CreateLink create={{ ...create, to: create.to(params) }} params={params} primary />
  return (
    <>
      {embedded ? (
        <div className="mb-4 flex justify-end">{createButton}</div>
      ) : (
        <PageHeader title={heading ?? title} actions={createButton} />
      )}
      <p className="mb-4 text-ink-2">Nothing is listed before this is filled in.</p>
      <Ask screen={screen} asked={undefined} pressedRef={pressedRef} />
      <Outlet />
    </>
  )
}

interface AskProps {
  screen: ListScreen
  asked: Row | undefined
  pressedRef: RefObject<boolean>
}

function Ask({ screen, asked, pressedRef }: AskProps) {
  const [search, go] = useListSearch()
  const params = usePageParams()
  const form = useRequestForm({
    fields: screen.source.asks?.fields ?? [],
    params,
    ...(asked && { row: asked }),
    send: async (filled) => {
      const next = withAnswer(search, filled)
      pressedRef.current = askedText(next) !== askedText(search)
      go(next)
      return { status: 'done', answer: {} }
    },
  })
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (pressedRef.current) button.current?.focus()
    pressedRef.current = false
  }, [pressedRef])
  return (
    <form
      noValidate
      autoComplete="off"
      aria-label={`Which ${screen.title}`}
      onSubmit={form.onSubmit}
      className="mb-6 max-w-2xl"
    >
      <FormFields form={form} />
      <Button ref={button} type="submit" variant={asked ? 'secondary' : 'primary'}>
        Show
      </Button>
    </form>
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
