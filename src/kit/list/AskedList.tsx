import { type ReactNode, useMemo } from 'react'
import { Outlet, useSearchParams } from 'react-router'

import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { useRequestForm } from '../form/use-request-form.ts'
import { usePageParams } from '../routing/use-params.ts'
import type { ListSlots } from '../slots.ts'
import type { ListScreen, Params, Row } from '../spec.ts'
import { askedText, readAsked, withAnswer, withAsked } from './asked.ts'
import { List, type ListProps } from './List.tsx'
import { useListSearch } from './use-list-search.ts'

/** A list that the server gives only to those who say more than the address of the page does: they are asked first. */
export function AskedList<R extends object = Row, C extends string = string>({ screen, slots }: ListProps<R, C>) {
  const [search] = useSearchParams()
  const text = askedText(search)
  const asked = useMemo(() => readAsked(text, screen), [text, screen])
  const given = useMemo(() => asked && withAsked(screen, asked), [screen, asked])
  const around = useMemo(
    () => withForm(slots, <Ask key={text} screen={screen} asked={asked} />),
    [slots, text, screen, asked],
  )
  if (given) return <List screen={given} slots={around} />
  return (
    <>
      {screen.embedded !== true && <PageHeader title={screen.heading ?? screen.title} />}
      <Ask screen={screen} asked={undefined} />
      <Outlet />
    </>
  )
}

function Ask({ screen, asked }: { screen: ListScreen; asked: Row | undefined }) {
  const [search, go] = useListSearch()
  const params = usePageParams()
  const form = useRequestForm({
    fields: screen.source.asks?.fields ?? [],
    params,
    ...(asked && { row: asked }),
    send: async (filled) => {
      go(withAnswer(search, filled))
      return { status: 'done', answer: {} }
    },
  })
  return (
    <form
      noValidate
      autoComplete="off"
      aria-label={`Which ${screen.title}`}
      onSubmit={form.onSubmit}
      className="mb-6 max-w-2xl"
    >
      <FormFields form={form} />
      <Button type="submit" variant={asked ? 'secondary' : 'primary'}>
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
