import { use, useEffect, useState } from 'react'

import { whenReachable } from '../../ui/lazy-part.ts'
import { addToast } from '../../ui/toast-store.ts'
import { carryOut } from '../actions/pipeline.ts'
import { plainText } from '../format/view.ts'
import { usePorts } from '../actions/use-ports.ts'
import { MeContext, ParentContext } from '../routing/page-scope.ts'
import type { FormScreen, Params, Row } from '../spec.ts'
import { FormDialog } from './FormDialog.tsx'
import { savedToast } from './saved-toast.ts'
import { useRequestForm } from './use-request-form.ts'

/** The row that was made; its id and name are empty where the API does not say them. */
export interface Created {
  row: Row
  id: string
  name: string
}

export interface CreateInPlaceProps {
  /** Loads the create form. */
  load: () => Promise<FormScreen>
  params: Params
  onCreated: (created: Created) => void
  onClose: () => void
}

/** The create form of another entity, over the form that wants to refer to it. */
export function CreateInPlace({ load, onClose, ...props }: CreateInPlaceProps) {
  const [screen, setScreen] = useState<FormScreen>()
  useEffect(() => {
    let isWanted = true
    whenReachable(load).then(
      (loaded) => isWanted && setScreen(loaded),
      () => {
        addToast({ content: 'Could not load the form', variant: 'error' })
        onClose()
      },
    )
    return () => {
      isWanted = false
    }
    // Once: the caller makes its functions anew with each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return screen && <CreateDialog {...props} screen={screen} onClose={onClose} />
}

const nothing: Row = {}

const createdAs = (row: Row): Created => ({ row, id: plainText(row['id']), name: plainText(row['name']) })

function CreateDialog({
  screen,
  params,
  onCreated,
  onClose,
}: Omit<CreateInPlaceProps, 'load'> & { screen: FormScreen }) {
  const ports = usePorts()
  const parent = use(ParentContext)
  const me = use(MeContext)
  const form = useRequestForm({
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
      if (outcome.status === 'done') onCreated(createdAs({ ...body, ...outcome.answer }))
      return outcome
    },
  })
  return <FormDialog title={screen.title} submit={screen.submit} form={form} onClose={onClose} />
}
