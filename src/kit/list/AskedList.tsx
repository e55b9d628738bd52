import { type ReactNode, useMemo } from 'react'
import { Outlet, useSearchParams } from 'react-router'

import { parseJson, writeJson } from '../../api/json.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { useRequestForm } from '../form/use-request-form.ts'
import { usePageParams } from '../routing/use-params.ts'
import type { ListSlots } from '../slots.ts'
import type { ListScreen, Params, Row } from '../spec.ts'
import { List, type ListProps } from './List.tsx'
import { useListSearch } from './use-list-search.ts'

/** Search parameter with what was filled in, so that an address, a bookmark and a reload show the same rows. */
const key = 'asked'

/** A list that the server gives only to those who say more than the address of the page does: they are asked first. */
export function AskedList<R extends object = Row, C extends string = string>({ screen, slots }: ListProps<R, C>) {
  const [search] = useSearchParams()
  const text = search.get(key)
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

function Ask({
  screen: {
    source: { asks },
    title,
  },
  asked,
}: {
  screen: ListScreen
  asked: Row | undefined
}) {
  const [search, go] = useListSearch()
  const params = usePageParams()
  const form = useRequestForm({
    fields: asks?.fields ?? [],
    params,
    ...(asked && { row: asked }),
    send: async (filled) => {
      const next = new URLSearchParams(search)
      next.delete('page')
      next.set(key, writeJson(filled))
      go(next)
      return { status: 'done', answer: {} }
    },
  })
  return (
    <form
      noValidate
      autoComplete="off"
      aria-label={`Which ${title}`}
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

/** Undefined where not all of it was filled in yet, or somebody wrote something else into the address. */
function readAsked(text: string | null, { source: { asks } }: ListScreen): Row | undefined {
  if (text === null) return undefined
  try {
    const value = parseJson(text)
    const isWhole = (asked: Row): boolean => asks?.fields.every(({ id, required }) => !required || id in asked) === true
    return isPlainObject(value) && isWhole(value) ? value : undefined
  } catch {
    return undefined
  }
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

function withAsked(screen: ListScreen, asked: Row): ListScreen {
  const { source } = screen
  const { asks } = source
  return asks ? { ...screen, source: { ...source, query: (params, page) => asks.query(params, page, asked) } } : screen
}
