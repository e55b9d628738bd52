import { type ReactNode, use, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { chance } from '../../lib/chance.ts'
import type { Work } from '../../lib/turns.ts'
import { midSentence } from '../../lib/truncate.ts'
import { LazyGuides } from '../about/LazyGuides.tsx'
import { disabledReason } from '../actions/offer.ts'
import { NoneYet } from '../queries/none-yet.ts'
import { useDetailRow } from '../queries/use-detail-row.ts'
import { isBelowHeading, ParentContext } from '../routing/page-scope.ts'
import { FailureNotice } from '../feedback/ErrorText.tsx'
import { useInTurns } from '../../ui/use-in-turns.ts'
import { keepPage } from '../url/paging.ts'
import type { FormSlots } from '../slots.ts'
import type { FormScreen, Row } from '../spec.ts'
import { Notice } from '../../ui/Notice.tsx'
import { SideDialog } from '../../ui/SideDialog.tsx'
import { usePageParams } from '../routing/use-params.ts'
import { duplicating } from './duplicate.ts'
import { FormFields } from './FormFields.tsx'
import { FormPage } from './FormPage.tsx'
import type { RawGroup } from './raw.ts'
import { formRow, type ScreenFormOptions, useScreenForm } from './use-screen-form.ts'

export interface FormProps<B extends object, F extends string, R extends object> {
  screen: FormScreen
  slots?: FormSlots<B, F, R>
}

/** A form screen: a side dialog over the page that the route is nested in. Of another row it is another form, whatever was filled in. */
export function Form<B extends object = Row, F extends string = string, R extends object = Row>(
  props: FormProps<B, F, R>,
) {
  const params = usePageParams()
  const [search] = useSearchParams()
  return <FormOf key={JSON.stringify([params, search.get('from')])} {...props} />
}

function FormOf<B extends object, F extends string, R extends object>({ screen, slots }: FormProps<B, F, R>) {
  const params = usePageParams()
  const [search] = useSearchParams()
  const { current, duplicate } = screen
  const from = search.get('from')
  const props = { screen, params, slots }
  const closed = useClosed(screen, current ? undefined : nothing)
  if (closed !== undefined) return <ClosedForm {...props} reason={closed} />
  if (current) return <EditForm {...props} source={current} />
  return duplicate && from ? <DuplicateForm {...props} source={duplicate} from={from} /> : <OpenForm {...props} />
}

const nothing: Row = {}

/**
 * Why nothing can be filled in. Decided once the row and the one above have been read, which may come after the form: once it is open it
 * stays, and what has changed since, the server says.
 */
function useClosed(screen: FormScreen, row: Row | undefined): string | undefined {
  const parent = use(ParentContext)
  const [decided, setDecided] = useState<{ reason: string | undefined }>()
  if (decided) return decided.reason
  const reason = row && disabledReason(screen, row, { parent })
  if (row && (!isBelowHeading(parent) || Object.keys(parent).length > 0)) setDecided({ reason })
  return reason
}

type FormPartProps = Pick<ScreenFormOptions, 'screen' | 'params' | 'slots'>

// Often enough to notice that somebody else is at it, seldom enough to be no burden. Lists are read for other reasons.
const watch = [{ seconds: 30 }]

/** Starts with what the server has. The loader has waited for it, so there is nothing to show before. */
function EditForm({ source, ...props }: FormPartProps & { source: NonNullable<FormScreen['current']> }) {
  const [known, setKnown] = useState<Row>()
  const { row, error, refresh } = useDetailRow(source, props.params, {
    dispensable: known !== undefined,
    refresh: source.pick ? undefined : watch,
  })
  // What is being edited stays even when its row goes away, or can no longer be edited.
  if (row && row !== known) setKnown(row)
  const answer = row ?? known
  const closed = useClosed(props.screen, answer)
  // The same row for the same answer: the form compares states of it.
  const latest = useMemo(() => answer && formRow(props.slots, answer), [props.slots, answer])
  if (closed !== undefined) return <ClosedForm {...props} reason={closed} />
  if (latest) return <OpenForm {...props} row={latest} />
  const { none } = props.screen
  if (none !== undefined && error instanceof NoneYet) return <ClosedForm {...props} reason={none} />
  return (
    error !== undefined && (
      <NoForm {...props}>
        <FailureNotice what="What this form changes" error={error} onRetry={refresh} />
      </NoForm>
    )
  )
}

/** Nothing can be filled in here: somebody has come by its address. */
function ClosedForm({ reason, ...props }: FormPartProps & { reason: string }) {
  return (
    <NoForm {...props}>
      <Notice tone="info">{reason}</Notice>
    </NoForm>
  )
}

/** There is nothing to fill in; the page below stays. */
function NoForm({ screen, params, children }: FormPartProps & { children: ReactNode }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <SideDialog title={screen.title} onClose={() => void navigate(keepPage(screen.close(params), search))}>
      {children}
    </SideDialog>
  )
}

/** Starts with the values of another row. Later states of that row are of no interest. */
function DuplicateForm({
  source,
  from,
  ...props
}: FormPartProps & { source: NonNullable<FormScreen['duplicate']>; from: string }) {
  const { screen, params, slots } = props
  const [begin, setBegin] = useState<() => Work<RawGroup>>()
  const { row, error, updatedAt } = useDetailRow(source, { ...params, [source.param]: from }, { dispensable: true })
  if (row && !begin) setBegin(() => () => duplicating(screen.fields, formRow(slots, row), chance))
  const prefill = useInTurns(begin, begin)?.value
  if (prefill) return <OpenForm {...props} prefill={prefill} />
  const isMissing = !begin && (error !== undefined || (updatedAt > 0 && !row))
  return isMissing && <OpenForm {...props} note="Could not load the original. Fill in the form, or try again." />
}

interface OpenFormProps extends ScreenFormOptions {
  /** Why the form is not as wanted. */
  note?: string
}

function OpenForm({ note, ...props }: OpenFormProps) {
  const { screen, params, slots, row } = props
  const state = useScreenForm(props)
  return (
    <FormPage
      {...state}
      title={screen.title}
      submit={screen.submit}
      cannot="You cannot do this here"
      needs={screen.role}
      note={{ tone: 'warning', text: note }}
    >
      {slots?.header && <slots.header params={params} row={row ?? nothing} />}
      <FormFields form={state.form} />
      {screen.reveal && (
        <p className="text-ink-2">The {midSentence(screen.reveal.label)} is shown only once, after it is created.</p>
      )}
      <LazyGuides id={`${screen.entity}.list`} className="mt-6 border-t border-line pt-4" />
    </FormPage>
  )
}
