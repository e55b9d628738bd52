import { idField } from '../../../generated/model/conventions.gen.ts'
import { use, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'

import { readPath } from '../../lib/condition.ts'
import { carryOut } from '../actions/pipeline.ts'
import { usePorts } from '../actions/use-ports.ts'
import { plainText } from '../format/view.ts'
import { pathOf } from '../links/links.ts'
import { MeContext, ParentContext } from '../routing/page-scope.ts'
import type { FormSlots } from '../slots.ts'
import type { FormScreen, FormValues, Params, Row, Scope } from '../spec.ts'
import { keepPage } from '../url/paging.ts'
import type { After } from './FormRequest.tsx'
import type { RawGroup } from './raw.ts'
import { useHasLeft } from './use-has-left.ts'
import { savedToast } from './saved-toast.ts'
import { useRequestForm } from './use-request-form.ts'

export interface ScreenFormOptions {
  screen: FormScreen
  params: Params
  slots?: FormSlots<object, string, never>
  /** What the server has now, as `formRow` makes it. */
  row?: Row
  prefill?: RawGroup
}

const nothing: Row = {}

/** The row that the form compares itself with: what the server answered, in the shape in which it takes it. */
export const formRow = (slots: ScreenFormOptions['slots'], row: Row): Row =>
  slots?.values ? { ...row, ...slots.values(row as never) } : row

/** A form screen without how it looks: what it sends, where it leads, and when there is nothing to send. */
export function useScreenForm({ screen, params, slots, row, prefill }: ScreenFormOptions) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const ports = usePorts()
  const parent = use(ParentContext)
  const me = use(MeContext)
  const isPush = useNavigationType() === 'PUSH'
  const [animate] = useState(isPush)
  const leaving = useRef(false)
  const hasLeft = useHasLeft()

  const below = screen.close(params)
  const close = () => void navigate(keepPage(below, search))
  /** The list below keeps its page; other pages have none. */
  const next = (answer: Row, form: FormValues): string => {
    leaving.current = true
    const result = Object.keys(answer).length > 0 ? answer : { ...row, ...form }
    const to = pathOf(screen.done, result, params) ?? below
    return to === below ? keepPage(to, search) : to
  }
  const scopeOf = (body: FormValues): Scope => ({
    params: byId(screen, params, row),
    row: row ?? nothing,
    parent,
    me,
    form: body,
  })
  const form = useRequestForm({
    fields: screen.fields,
    params,
    row,
    changes: screen.kind === 'edit',
    prefill,
    slots,
    submitLabel: screen.submit,
    nameOf: (values) => screen.name ?? plainText(readPath(row ?? values, screen.rowName)),
    look: pathOf((_, its) => screen.close(its), nothing, byId(screen, params, row)) ?? below,
    send: (body, bodyFor) => {
      const held: FormValues = form.methods.getValues()
      return carryOut(
        {
          call: screen.call,
          scope: scopeOf(body),
          bodyFor: bodyFor && ((now) => bodyFor(formRow(slots, now))),
          refused: { page: pathname },
          effects: screen.effects,
          toast: (answer) => savedToast(screen, { form: body, held, answer, row, parent, params }),
          reveal: screen.reveal,
          // Who has left and is back in it has another form before them.
          next: (answer) => (hasLeft() ? undefined : next(answer, body)),
        },
        ports,
      )
    },
  })
  const { call } = screen
  const after: After | undefined = call.after && { calls: (body) => call.after?.(scopeOf(body)) ?? [] }
  return {
    form,
    leaving,
    call: (body: FormValues) => (call.preview ?? call)(scopeOf(body)),
    after,
    disabledReason: screen.kind === 'edit' && !form.dirty ? 'Nothing has been changed' : undefined,
    onCancel: () => {
      leaving.current = true
      close()
    },
    dialog: { onClose: close, animate },
  }
}

/** The parameters with the row's id in place of its name: somebody else may rename it while the form is open. */
function byId({ current }: FormScreen, params: Params, row: Row | undefined): Params {
  const id = row?.[idField]
  return current?.param !== undefined && typeof id === 'string' ? { ...params, [current.param]: id } : params
}

export interface CreateFormOptions {
  screen: FormScreen
  params: Params
  onCreated: (row: Row) => void
}

/** A create screen inside another form: it leads nowhere, and says what was made. */
export function useCreateForm({ screen, params, onCreated }: CreateFormOptions) {
  const ports = usePorts()
  const parent = use(ParentContext)
  const me = use(MeContext)
  return useRequestForm({
    fields: screen.fields,
    params,
    send: async (body) => {
      const outcome = await carryOut(
        {
          call: screen.call,
          scope: { params, row: nothing, parent, me, form: body },
          effects: screen.effects,
          toast: (answer) => savedToast(screen, { form: body, answer, parent, params }),
          reveal: screen.reveal,
        },
        ports,
      )
      if (outcome.status === 'done') onCreated({ ...body, ...outcome.answer })
      return outcome
    },
  })
}
