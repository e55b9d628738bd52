/** What is said when a form has been sent: what became of which thing. */
import { readPath } from '../../lib/condition.ts'
import { knownNames } from '../actions/known-names.ts'
import type { Toast } from '../actions/pipeline.ts'
import { messageText } from '../actions/wording.ts'
import { plainText } from '../format/view.ts'
import { pathOf } from '../links/links.ts'
import type { FormScreen, Params, Row } from '../spec.ts'

export interface Saved {
  /** What was sent. */
  form: Row
  /** The same as the fields hold it: a body may be put together otherwise. */
  held?: Row
  answer: Row
  /** What was edited. */
  row?: Row | undefined
  parent: Row
  params: Params
}

/** The row is called as it is called now: as the answer says, else as it was sent, else as before. */
export function savedToast(
  { toast, rowName, name: stated, fields, see }: Pick<FormScreen, 'toast' | 'rowName' | 'name' | 'fields' | 'see'>,
  { form, held = form, answer, row = {}, parent, params }: Saved,
): Toast {
  const name =
    stated ??
    [answer, form, row]
      .map((one) => (rowName === '' ? '' : plainText(readPath(one, rowName))))
      .find((text) => text !== '') ??
    ''
  const now = { ...row, ...form, ...answer }
  const nameOf = knownNames({ fields }, { row: now, form: held }, params)
  const link = see && pathOf(see.to, now, params)
  return {
    content: messageText(toast, { name, row: now, parent, form, nameOf }),
    variant: 'success',
    ...(link !== undefined && see && { cta: { link, text: see.label } }),
  }
}
