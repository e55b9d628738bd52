/** Every form of the console, with made-up candidates in its pickers. */
import { QueryClientProvider } from '@tanstack/react-query'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useEffect, useRef } from 'react'
import { render } from 'vitest-browser-react'

import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { FormFields } from '../../kit/form/FormFields.tsx'
import { setPath } from '../../kit/form/raw.ts'
import { useDraft } from '../../kit/form/use-draft.ts'
import { useRequestForm } from '../../kit/form/use-request-form.ts'
import type { FormField, Lookup, Row, Widget } from '../../kit/spec.ts'
import { type FormParts, formsByHand, formSlots } from './by-hand.fixture.ts'

export interface EveryForm extends FormParts {
  name: string
}

/** Everything that generated screens export, by file. */
export const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../generated/screens/*/*.gen.{ts,tsx}',
  {
    eager: true,
  },
)

interface FieldHolder {
  id: string
  fields?: readonly FormField[]
  form?: readonly FormField[]
}

const isHolder = (value: unknown): value is FieldHolder =>
  typeof value === 'object' && value !== null && 'id' in value && 'call' in value

const slots = await formSlots()

/** Generated forms with slots that hand-written code fills, by the id of the screen. */
export const slotted = [...slots.keys()]

/** Screens and actions, each with the fields that it asks for. */
export function everyForm(): EveryForm[] {
  const found = Object.entries(modules).flatMap(([file, module]) => {
    const folder = file.split('/').at(-2) ?? ''
    const values: unknown[] = Object.values(module).flatMap((value: unknown) =>
      Array.isArray(value) ? value : [value],
    )
    return values.filter(isHolder).map(({ id, fields, form = [] }): EveryForm => {
      return { name: `${folder}: ${id}`, fields: fields ?? form, slots: slots.get(id) }
    })
  })
  const byHand = Object.entries(formsByHand).map(([name, { fields, slots: own }]) => ({ name, fields, slots: own }))
  const forms = [...found, ...byHand].filter(({ fields }) => fields.length > 0)
  return [...new Map(forms.map((form) => [form.name, form])).values()]
}

const gib = 2 ** 30

/** What a picker offers: `first` is the default one where there is one, `large` needs more than a small size. */
export const candidates = ['first', 'large'] as const

/** The same field with lists that are answered here. @param until resolves when they may answer */
export function madeUp(field: FormField, until: Promise<void>): FormField {
  return { ...field, widget: madeUpWidget(field.widget, until) }
}

function madeUpWidget(widget: Widget, until: Promise<void>): Widget {
  const inner = (fields: readonly FormField[]) => fields.map((field) => madeUp(field, until))
  switch (widget.kind) {
    case 'picker': {
      const { among: _among, taken: _taken, create: _create, ...picker } = widget
      return { ...picker, lookup: madeUpLookup(picker, until) }
    }
    case 'group':
      return { ...widget, fields: inner(widget.fields) }
    case 'union':
      return { ...widget, variants: widget.variants.map((one) => ({ ...one, fields: inner(one.fields) })) }
    case 'list':
      return { ...widget, item: madeUp(widget.item, until) }
    case 'map':
      return { ...widget, value: madeUp(widget.value, until) }
    default:
      return widget
  }
}

function madeUpLookup(
  { lookup, minimum = {}, within = {} }: Omit<Extract<Widget, { kind: 'picker' }>, 'kind'>,
  until: Promise<void>,
): Lookup {
  const { also: _also, hint: _hint, to: _to, ...rest } = lookup
  const own = Object.keys(within)
  return {
    ...rest,
    source: {
      shape: { kind: 'array' },
      paged: false,
      query: (params) => {
        // Each list has rows of its own.
        const place = own.map((param) => params[param] ?? '').join('-')
        const queryFn = async (): Promise<readonly Row[]> => {
          await until
          return candidates.map((name) =>
            rowOf(lookup, { value: valueOf(name, place), minimum, isFirst: name === 'first' }),
          )
        }
        return { queryKey: [{ _id: `${lookup.entity} ${place} ${JSON.stringify(minimum)}` }], queryFn }
      },
    },
  }
}

/** The value of a candidate in the list of `place`. */
export const valueOf = (name: string, place = ''): string => (place === '' ? name : `${name}-${place}`)

function rowOf(
  lookup: Lookup,
  { value, minimum, isFirst }: { value: string; minimum: Readonly<Record<string, { from: string }>>; isFirst: boolean },
): Row {
  const row: Record<string, unknown> = {}
  setPath(row, lookup.text, value)
  setPath(row, lookup.value, value)
  if (lookup.default !== undefined) setPath(row, lookup.default, isFirst)
  for (const { from } of Object.values(minimum)) setPath(row, from, isFirst ? gib : 40 * gib)
  return row
}

export interface OpenForm {
  fields: readonly FormField[]
  methods: UseFormReturn<FieldValues>
  /** Lets the lists answer, and waits for all that follows from it. */
  answer: () => Promise<void>
  /** Waits for what follows from a change. */
  settle: () => Promise<void>
  /** As a person does it. */
  enter: (path: string, raw: unknown) => Promise<void>
  close: () => Promise<void>
}

/** What slots read besides: there is nothing of anything. */
const nothing = async () =>
  new Response(JSON.stringify({ items: [], rules: [] }), { headers: { 'content-type': 'application/json' } })

/** Renders a form. Its lists do not answer before they are told to. */
export async function openForm(
  { fields: given, slots: own }: EveryForm,
  draft: Partial<Parameters<typeof useDraft>[1]> = {},
): Promise<OpenForm> {
  const answers = Promise.withResolvers<void>()
  const fields = given.map((field) => madeUp(field, answers.promise))
  const client = createQueryClient()
  const before = bindClient(createClient({ fetch: nothing }))
  const ready = Promise.withResolvers<UseFormReturn<FieldValues>>()
  function TestForm() {
    const form = useRequestForm({ fields, params, slots: own, send: async () => ({ status: 'done', answer: {} }) })
    const leaving = useRef(false)
    useDraft(form, { key: undefined, leaving, ...draft })
    useEffect(() => ready.resolve(form.methods), [form.methods])
    return <FormFields form={form} />
  }
  const screen = await render(
    <QueryClientProvider client={client}>
      <TestForm />
    </QueryClientProvider>,
  )
  const methods = await ready.promise
  const lists = { answer: answers.resolve, areHeld: true }
  const turn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const settle = async () => {
    await turn()
    // oxlint-disable-next-line no-await-in-loop -- one answer may lead to another question
    while (!lists.areHeld && client.isFetching() > 0) await turn()
  }
  return {
    fields,
    methods,
    settle,
    answer: async () => {
      lists.areHeld = false
      lists.answer()
      await settle()
      await turn()
    },
    enter: async (name, value) => {
      await methods.register(name).onChange({ target: { name, value }, type: 'change' })
      await settle()
    },
    close: async () => {
      await screen.unmount()
      bindClient(before)
    },
  }
}

const params = { project: 'project', vpc: 'vpc', silo: 'silo' }
