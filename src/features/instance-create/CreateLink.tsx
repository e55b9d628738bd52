import { type MouseEvent, Suspense, useState } from 'react'

import { useFormContext } from '../../kit/form/form-context.ts'
import type { Created } from '../../kit/form/CreateInPlace.tsx'
import type { FormScreen } from '../../kit/spec.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Link, textLinkClass } from '../../ui/Link.tsx'

const CreateInPlace = lazyPart(() => import('../../kit/form/CreateInPlace.tsx').then((module) => module.CreateInPlace))

export interface CreateLinkProps {
  label: string
  /** The page with the form. */
  to: string
  /** Loads the form. */
  load: () => Promise<FormScreen>
  onCreated?: (created: Created) => void
}

/** A link to a create form. It opens over this one, so that nothing is lost that was filled in here; in a new tab it is a page. */
export function CreateLink({ label, to, load, onCreated }: CreateLinkProps) {
  const { params } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(true)
  }
  const created = (row: Created) => {
    setOpen(false)
    onCreated?.(row)
  }
  return (
    <>
      <Link to={to} className={textLinkClass} onClick={open}>
        {label}
      </Link>
      {isOpen && (
        <Suspense>
          <CreateInPlace load={load} params={params} onCreated={created} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
