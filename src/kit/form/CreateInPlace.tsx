import { idField, nameField } from '../../../generated/model/conventions.gen.ts'
import { useEffect, useState } from 'react'

import { whenReachable } from '../../ui/lazy-part.ts'
import { addToast } from '../../ui/toast-store.ts'
import { plainText } from '../format/view.ts'
import type { FormScreen, Params, Row } from '../spec.ts'
import { FormDialog } from './FormDialog.tsx'
import { useCreateForm } from './use-screen-form.ts'

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

const createdAs = (row: Row): Created => ({ row, id: plainText(row[idField]), name: plainText(row[nameField]) })

function CreateDialog({
  screen,
  params,
  onCreated,
  onClose,
}: Omit<CreateInPlaceProps, 'load'> & { screen: FormScreen }) {
  const form = useCreateForm({ screen, params, onCreated: (row) => onCreated(createdAs(row)) })
  return <FormDialog title={screen.title} submit={screen.submit} form={form} onClose={onClose} />
}
