/** A whole edit form for tests in a browser. */
import { Outlet } from 'react-router'
import { page } from 'vitest/browser'

import { readModifyWrite, readRow } from '../queries/read-modify-write.ts'
import { MeContext } from '../routing/page-scope.ts'
import { showRoutes } from '../routing/router.fixture.tsx'
import type { FormScreen, Row } from '../spec.ts'
import { field } from './fields.fixture.ts'
import { Form } from './Form.tsx'

/**
 * An edit form over a list, and what the server has: it keeps what it is not told.
 * @param now what of its row is not as usual
 */
export function editing(me: Row = {}, close: FormScreen['close'] = () => '/crates', now: Row = {}) {
  const server = {
    row: { name: 'orders', description: 'first', size: 3, ...now } as Row,
    sent: [] as Row[],
    answered: Promise.resolve(),
  }
  const current = { query: () => ({ queryKey: [{ _id: 'crate' }], queryFn: async () => server.row }), param: 'crate' }
  const screen: FormScreen = {
    kind: 'edit',
    id: 'crate.edit',
    entity: 'crate',
    title: 'Edit crate',
    submit: 'Save',
    fields: [
      field('name', { kind: 'name' }, { keep: true }),
      field('description', { kind: 'text' }, { keep: true }),
      field('size', { kind: 'integer', max: 9 }, { keep: true }),
    ],
    current,
    call: readModifyWrite({
      of: 'row',
      read: readRow(current),
      write: async ({ form }) => {
        server.sent.push(form)
        await server.answered
        return form
      },
    }),
    effects: [],
    rowName: 'name',
    toast: 'Crate saved',
    close,
    done: () => '/crates',
  }
  const list = (
    <>
      <h1 tabIndex={-1}>Crates</h1>
      <Outlet />
    </>
  )
  const form = (
    <MeContext value={me}>
      <Form screen={screen} />
    </MeContext>
  )
  const shown = showRoutes(
    [{ path: 'crates', element: list, children: [{ path: 'edit', element: form }] }],
    '/crates/edit',
  )
  return { server, shown }
}

export const dialog = () => page.getByRole('dialog', { name: 'Edit crate' })
export const control = (name: string) => dialog().getByLabelText(name, { exact: true })
