/** Every generated form screen and action with a server that answers when it is told to, and what each of them holds. */
import { Fragment, useEffect } from 'react'

import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { notFound } from '../../api/errors.ts'
import { ActionHost } from '../../kit/dialogs/ActionHost.tsx'
import { useFormContext } from '../../kit/form/form-context.ts'
import { Form } from '../../kit/form/Form.tsx'
import type { RequestForm } from '../../kit/form/use-request-form.ts'
import { ActionButton } from '../../kit/menus/ActionButton.tsx'
import { showRoutes } from '../../kit/routing/router.fixture.tsx'
import type { FormSlots } from '../../kit/slots.ts'
import type { Action, FormField, FormScreen, Params, Row, Widget } from '../../kit/spec.ts'
import { formSlots, type FormParts } from './by-hand.fixture.ts'
import { madeUp, modules } from './forms.fixture.tsx'
import { particular } from './particular.fixture.ts'
import { sampleRow } from './samples.fixture.ts'

export interface AnyScreen {
  name: string
  screen: FormScreen
  slots: FormParts['slots']
}

export interface AnyAction {
  name: string
  action: Action
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const isScreen = (value: unknown): value is FormScreen =>
  isObject(value) && (value['kind'] === 'create' || value['kind'] === 'edit')
const isAction = (value: unknown): value is Action =>
  isObject(value) && typeof value['call'] === 'function' && value['kind'] === undefined

const exported = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module).map((value: unknown) => ({ folder: file.split('/').at(-2) ?? '', value })),
)
const slots = await formSlots()

export const screens: readonly AnyScreen[] = exported.flatMap(({ value }) =>
  isScreen(value) ? [{ name: value.id, screen: value, slots: slots.get(value.id) }] : [],
)

/** Those with an own call: lists beside each other share some. */
export const actions: readonly AnyAction[] = [
  ...new Map(
    exported
      .flatMap(({ folder, value }) => (Array.isArray(value) ? value : []).map((one: unknown) => ({ folder, one })))
      .flatMap(({ folder, one }) => (isAction(one) ? [[one.call, { name: `${folder} ${one.id}`, action: one }]] : [])),
  ).values(),
]

/** A server that answers a call when it is told to. */
export function heldCalls() {
  const calls: { answer: (row: Row) => void; fail: (error: unknown) => void }[] = []
  const call = () => {
    const { promise, resolve, reject } = Promise.withResolvers<Row>()
    calls.push({ answer: resolve, fail: reject })
    return promise
  }
  return { calls, call }
}

/** Files, and entries of lists that have some, are made up nowhere. */
const isPlain = ({ widget, holds }: FormField): boolean => holds === undefined && !hasFile(widget)

const hasFile = (widget: Widget): boolean =>
  widget.kind === 'file' ||
  (widget.kind === 'list' && hasFile(widget.item.widget)) ||
  (widget.kind === 'group' && widget.fields.some((field) => hasFile(field.widget)))

/** Fields with lists that are answered at once, without files: those are no part of what is looked at. */
const plainFields = (fields: readonly FormField[]): FormField[] =>
  fields.filter(isPlain).map((field) => madeUp(field, Promise.resolve()))

/** Values of fields that say more of themselves than their widget does, by screen. */
const stated: Readonly<Record<string, Row>> = {
  'alert_receiver.create': { subscriptions: [particular.alertClass] },
  // Of the lists that other fields name.
  'image.silo.create': { image: 'large-sample-mine' },
  'instance_network_interface.create': { subnetName: 'large-sample-mine' },
  'update_trust_root.create': { rootRole: particular.trustRoot },
  'vpc.create': { ipv6Prefix: particular.vpcPrefix },
  'vpc_subnet.create': { ipv6Block: particular.subnetBlock },
}

/** What the server has of the row at an address; of `mine`, what a person makes of it. */
export const rowAt = ({ screen }: AnyScreen, fields: readonly FormField[], at: string): Row => ({
  name: `sample-${at}`,
  ...sampleRow(fields, at === 'mine' ? 'sample-mine' : undefined),
  ...Object.fromEntries(texts(fields).map((id) => [id, `sample-${at}`])),
  ...stated[screen.id],
  ...(screen.current && !screen.rowName.includes('.') && { [screen.rowName]: `sample-${at}` }),
  id: `id-${at}`,
})

/** Fields that tell rows apart. */
const texts = (fields: readonly FormField[]): string[] =>
  fields.flatMap(({ id, from = id, widget }) =>
    ['name', 'description'].includes(widget.kind) && !from.includes('.') ? [from] : [],
  )

const nothing = async () =>
  new Response(JSON.stringify({ items: [], rules: [] }), { headers: { 'content-type': 'application/json' } })

export interface ShownWrite extends Awaited<ReturnType<typeof showRoutes>> {
  close: () => void
}

export interface ScreenOptions {
  call: () => Promise<Row>
  /** Told of each form that comes to be, and of what becomes of it. */
  onForm: (form: RequestForm) => void
  /** Whether the row that is changed has been deleted by now. */
  isGone?: () => boolean
}

/** Opens a form screen for the row `a`. */
export async function showScreen(
  one: AnyScreen,
  { call, onForm, isGone = () => false }: ScreenOptions,
): Promise<ShownWrite & { fields: readonly FormField[] }> {
  const { screen, slots: own } = one
  const fields = plainFields(screen.fields)
  function Probe() {
    const form = useFormContext()
    useEffect(() => void onForm(form), [form])
    return null
  }
  const { duplicate: _duplicate, offer: _offer, role: _role, versions: _versions, ...rest } = screen
  const here: FormScreen = {
    ...rest,
    fields,
    call: Object.assign(call, { preview: () => undefined }),
    ...(screen.current && {
      current: {
        query: (params: Params) => ({
          queryKey: [{ _id: `row ${params['at']}` }],
          queryFn: async () => {
            if (isGone()) throw notFound()
            return rowAt(one, fields, String(params['at']))
          },
        }),
      },
    }),
    close: () => '/closed',
    done: () => '/done',
  }
  const probed: FormSlots<object, string> = { ...own, header: Probe, values: undefined }
  const shown = await show([
    { path: 'at/:at/form', element: <Form screen={here} slots={probed} /> },
    { path: 'closed', element: <h1>Closed</h1> },
    { path: 'done', element: <h1>Done</h1> },
  ])
  return { ...shown, fields }
}

/** Shows an action as the button of a page. */
export function showAction({ action }: AnyAction, call: () => Promise<Row>): Promise<ShownWrite> {
  const { offer: _offer, role: _role, versions: _versions, relations: _relations, preview: _preview, ...rest } = action
  const own: Action = {
    ...rest,
    call: Object.assign(call, { preview: () => undefined }),
    ...(action.form && { form: plainFields(action.form) }),
    ...(action.confirm && { confirm: { body: action.confirm.body } }),
    effects: [],
  }
  const row = { id: 'id-a', name: 'sample-a' }
  const element = (
    <Fragment>
      <h1>Page</h1>
      <ActionButton action={own} row={row} rowName="name" params={{ at: 'a' }} />
      <ActionHost />
    </Fragment>
  )
  return show([{ path: 'at/:at/form', element }])
}

async function show(routes: Parameters<typeof showRoutes>[0]): Promise<ShownWrite> {
  const before = bindClient(createClient({ fetch: nothing }))
  return { ...(await showRoutes(routes, '/at/a/form')), close: () => void bindClient(before) }
}
