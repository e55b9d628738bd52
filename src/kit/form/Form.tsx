import { use, useRef, useState } from 'react'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router'

import { carryOut } from '../actions/pipeline.ts'
import { usePorts } from '../actions/use-ports.ts'
import { useDetailRow } from '../detail/use-detail-row.ts'
import { useFormRequest } from '../equivalent/use-form-request.tsx'
import { pathOf } from '../links.ts'
import { keepPage } from '../list/paging.ts'
import { MeContext, ParentContext } from '../page-scope.ts'
import type { FormSlots } from '../slots.ts'
import type { FormScreen, Params, Row, Scope } from '../spec.ts'
import { Button } from '../../ui/Button.tsx'
import { SideDialog } from '../../ui/SideDialog.tsx'
import { usePageParams } from '../use-params.ts'
import { FormFields } from './FormFields.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { useRequestForm } from './use-request-form.ts'

export interface FormProps<B extends object, F extends string> {
  screen: FormScreen
  slots?: FormSlots<B, F>
}

/** A form screen: a side dialog over the page that the route is nested in. */
export function Form<B extends object = Row, F extends string = string>({ screen, slots }: FormProps<B, F>) {
  const params = usePageParams()
  const { current } = screen
  // Slots are typed for this screen's body; inside, a body is whatever the fields make.
  const given = slots as FormSlots<never, string> | undefined
  return current ? (
    <EditForm screen={screen} source={current} params={params} slots={given} />
  ) : (
    <OpenForm screen={screen} params={params} slots={given} />
  )
}

interface FormPartProps {
  screen: FormScreen
  params: Params
  slots?: FormSlots<never, string>
}

/** Starts with what the server has. The loader has waited for it, so there is nothing to show before. */
function EditForm({ source, ...props }: FormPartProps & { source: NonNullable<FormScreen['current']> }) {
  const [start, setStart] = useState<Row>()
  const { row } = useDetailRow(source, props.params, { dispensable: start !== undefined })
  // Later rows are not for this form: what is being edited is not overwritten.
  if (row && !start) setStart(row)
  return start && <OpenForm {...props} row={start} />
}

const nothing: Row = {}

function OpenForm({ screen, params, slots, row }: FormPartProps & { row?: Row }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const ports = usePorts()
  const parent = use(ParentContext)
  const me = use(MeContext)
  const isPush = useNavigationType() === 'PUSH'
  const [animate] = useState(isPush)
  const leaving = useRef(false)

  const below = screen.close(params)
  const close = () => void navigate(keepPage(below, search))
  const cancel = () => {
    leaving.current = true
    close()
  }
  /** The list below keeps its page; other pages have none. */
  const next = (answer: Row, form: Row): string => {
    leaving.current = true
    const result = Object.keys(answer).length > 0 ? answer : { ...row, ...form }
    const to = pathOf(screen.done, result, params) ?? below
    return to === below ? keepPage(to, search) : to
  }

  const scopeOf = (body: Row): Scope => ({ params, row: row ?? nothing, parent, me, form: body })
  const form = useRequestForm({
    fields: screen.fields,
    params,
    row,
    slots,
    send: (body) =>
      carryOut(
        {
          call: screen.call,
          scope: scopeOf(body),
          effects: screen.effects,
          toast: screen.toast,
          reveal: screen.reveal,
          next: (answer) => next(answer, body),
        },
        ports,
      ),
  })

  const request = useFormRequest(form, (body) => screen.call(scopeOf(body)))

  return (
    <SideDialog
      title={screen.title}
      onClose={close}
      onSubmit={form.onSubmit}
      errors={form.summary}
      animate={animate}
      footer={
        <>
          {request.button}
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={form.pending}>
            {screen.submit}
          </Button>
        </>
      }
    >
      <FormFields form={form} />
      {request.panel}
      <LeaveGuard dirty={form.dirty} leaving={leaving} />
    </SideDialog>
  )
}
