import { type RefObject, useEffect, useRef } from 'react'

import { Button } from '../../ui/Button.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { useRequestForm } from '../form/use-request-form.ts'
import type { ListScreen, Params, Row } from '../spec.ts'
import { withAnswer } from './asked.ts'
import { useListSearch } from './use-list-search.ts'

export interface AskProps {
  screen: ListScreen
  params: Params
  /** What the answer is called by in the address. */
  name: string
  asked: Row | undefined
  /** Other rows come with a form of their own: whoever has pressed its button is there again. */
  pressedRef: RefObject<boolean>
}

/** The form of what a list has to be told before it has rows. */
export function Ask({ screen, params, name, asked, pressedRef }: AskProps) {
  const [search, go] = useListSearch()
  const form = useRequestForm({
    fields: screen.source.asks?.fields ?? [],
    params,
    ...(asked && { row: asked }),
    send: async (filled) => {
      const next = withAnswer(search, name, filled)
      pressedRef.current = next.get(name) !== search.get(name)
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
