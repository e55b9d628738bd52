import { use, useEffect, useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { addToast } from '../../ui/toast-store.ts'
import { carryOut } from '../actions/pipeline.ts'
import { usePorts } from '../actions/use-ports.ts'
import { MeContext, ParentContext } from '../page-scope.ts'
import type { FormScreen, Params, Row } from '../spec.ts'
import { FormFields } from './FormFields.tsx'
import { useCloseGuard } from './use-close-guard.tsx'
import { useRequestForm } from './use-request-form.ts'

export interface CreateInPlaceProps {
  /** Loads the create form. */
  load: () => Promise<FormScreen>
  params: Params
  /** The row that was made. */
  onCreated: (row: Row) => void
  onClose: () => void
}

/** The create form of another entity, over the form that wants to refer to it. */
export function CreateInPlace({ load, onClose, ...props }: CreateInPlaceProps) {
  const [screen, setScreen] = useState<FormScreen>()
  useEffect(() => {
    let isWanted = true
    load().then(
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
          toast: screen.toast,
          reveal: screen.reveal,
        },
        ports,
      )
      if (outcome.status === 'done') onCreated({ ...body, ...outcome.answer })
      return outcome
    },
  })
  const guard = useCloseGuard(form.dirty, onClose)
  return (
    <Dialog
      title={screen.title}
      onClose={form.pending ? () => {} : guard.onClose}
      onSubmit={form.onSubmit}
      footer={
        <>
          <Button onClick={onClose} disabledReason={form.pending ? 'The request is on its way' : undefined}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={form.pending}>
            {screen.submit}
          </Button>
        </>
      }
    >
      {form.summary.length > 0 && (
        <div className="mb-4">
          <ErrorPanel errors={form.summary} />
        </div>
      )}
      <FormFields form={form} />
      {guard.question}
    </Dialog>
  )
}
