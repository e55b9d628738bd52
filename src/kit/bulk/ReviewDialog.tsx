import { Suspense } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { DecisionName } from '../../ui/DecisionName.tsx'
import { WarningIcon } from '../../ui/LazyIcons.tsx'
import { formatNumber } from '../../lib/numbers.ts'
import { lowerTitle } from '../../lib/titles.ts'
import { bulkText, bulkTitle, filledText, questionTitle } from '../actions/wording.ts'
import { useFormRequest } from '../form/use-form-request.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { useRequestForm } from '../form/use-request-form.ts'
import type { Action, Params, Row } from '../spec.ts'
import type { Candidate, Review } from './eligibility.ts'

export interface ReviewDialogProps {
  action: Action
  /** Title of the list. */
  title: string
  params: Params
  /** The row of the page above the list. */
  parent: Row
  review: Review
  onCancel: () => void
  /** Makes the call for one row. Only for finding out what it would send. */
  request: (row: Row, form: Row) => unknown
  /** With what was filled in for all rows. */
  onRun: (form: Row) => void
}

const noFields: NonNullable<Action['form']> = []
const noForm: Row = {}

/** What a bulk action will be carried out on and what it leaves out, before anything happens. */
export function ReviewDialog({
  action,
  title,
  params,
  parent,
  review: { ready, leftOut },
  request,
  onCancel,
  onRun,
}: ReviewDialogProps) {
  const form = useRequestForm({
    fields: action.form ?? noFields,
    params,
    send: async (body) => {
      onRun(body)
      return { status: 'done', answer: {} }
    },
  })
  const [first] = ready
  const isOne = ready.length === 1
  const many = lowerTitle(title)
  const asked =
    first === undefined
      ? `${action.label} selected ${many}`
      : isOne
        ? questionTitle(action, { name: first.name, row: first.row, parent })
        : bulkTitle(action, `${formatNumber(ready.length)} ${many}`, parent)
  const said =
    isOne && first
      ? filledText(action.confirm?.body ?? '', { name: first.name, row: first.row, parent })
      : bulkText(action.confirm?.body ?? '', parent)
  const shown = useFormRequest(form, (body) => first && request(first.row, body))
  const left = leftOut.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <Dialog
      title={asked}
      onClose={onCancel}
      onSubmit={form.onSubmit}
      footer={
        <>
          {first && <span className="me-auto">{shown.button}</span>}
          <Button data-autofocus={action.danger || undefined} onClick={onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            data-autofocus={!action.danger || undefined}
            variant={action.danger ? 'danger' : 'primary'}
            disabledReason={ready.length === 0 ? 'None of the selected rows allows this' : undefined}
          >
            {action.label} {formatNumber(ready.length)}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <ErrorPanel errors={form.summary} />
        {said !== '' && first && (
          <p className="text-ink-2">
            <DecisionName text={said} />
          </p>
        )}
        {ready.length > 0 && (
          <section>
            {left > 0 && <h3 className="mb-1 font-semibold">Included: {formatNumber(ready.length)}</h3>}
            <Names items={ready} />
          </section>
        )}
        {left > 0 && (
          <section>
            <h3 className="mb-1 flex items-center gap-1.5 font-semibold">
              <WarningIcon className="text-warning" />
              Left out: {formatNumber(left)}
            </h3>
            <div className="grid grid-cols-1 gap-3">
              {leftOut.map(({ reason, items }) => (
                <div key={reason}>
                  <p className="mb-1 text-sm text-ink-2">{reason}</p>
                  <Names items={items} />
                </div>
              ))}
            </div>
          </section>
        )}
        {action.form && ready.length > 0 && <FormFields form={form} />}
        {action.preview && ready.length > 0 && (
          <Suspense>
            <action.preview rows={ready.map(({ row }) => row)} form={noForm} params={params} />
          </Suspense>
        )}
        {first && shown.panel && (
          <div>
            {shown.panel}
            {ready.length > 1 && (
              <p className="mt-1 text-sm text-ink-2">
                This is the one for{' '}
                <span className="font-semibold text-ink">
                  <DecisionName text={first.name} />
                </span>
                . Each of the others gets its own.
              </p>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}

// Nobody reads thousands of names; the number stands above.
const mostNames = 100

function Names({ items }: { items: readonly Candidate[] }) {
  return (
    <ul
      className="max-h-40 overflow-y-auto rounded-md border border-line bg-sunken px-3 py-1.5 text-sm"
      tabIndex={0}
      aria-label="Names"
    >
      {items.slice(0, mostNames).map(({ id, name }) => (
        <li key={id} className="py-0.5">
          <DecisionName text={name} />
        </li>
      ))}
      {items.length > mostNames && (
        <li className="py-0.5 text-ink-2">and {formatNumber(items.length - mostNames)} more</li>
      )}
    </ul>
  )
}
