/**
 * Slots: the parts of a generated screen that hand-written code may fill (design §6). Generated code narrows them per
 * screen (`ListSlots<Crate, 'name' | 'size'>`), so that a renamed field breaks the slot when it is compiled. A slot that is
 * left out means the default.
 */
import type { ComponentType } from 'react'
import type { FormField, Params, Row } from './spec.ts'

export interface ListSlots<R extends object = Row, C extends string = string> {
  /** Contents of a column's cells. */
  columns?: Partial<Record<C, ComponentType<{ row: R }>>>
  /** Instead of the empty state. */
  empty?: ComponentType<{ params: Params }>
  /** Between heading and table. */
  header?: ComponentType<{ params: Params }>
}

export interface FieldSlotProps {
  field: FormField
  value: unknown
  /** The value goes into the body as it is. */
  onChange: (value: unknown) => void
  error?: string
}

export interface FormSlots<B extends object = Row, F extends string = string, R extends object = Row> {
  /** What the form starts with, where the API says it in another shape than it takes it. */
  values?: (row: R) => Partial<B>
  /** Above the fields. */
  header?: ComponentType<{ params: Params; row: Row }>
  /** Instead of a top-level field's control. Label, help and message stay the form's. */
  fields?: Partial<Record<F, ComponentType<FieldSlotProps>>>
  /** Below a top-level field: what follows from what is filled in. */
  notes?: Partial<Record<F, ComponentType>>
  /**
   * What the body has besides what the fields make, or instead of it.
   * @param made `form`: what the fields make; `row`: what the server has now
   */
  also?: (made: { form: Row; params: Params; row: Row }) => Partial<B>
}

export interface DetailSlots<R extends object = Row, F extends string = string> {
  /** Contents of a property row. */
  rows?: Partial<Record<F, ComponentType<{ row: R }>>>
  /** Further property rows, behind the screen's own. */
  properties?: ComponentType<{ row: R }>
  /** Between heading and properties. */
  header?: ComponentType<{ row: R }>
  /** Between properties and tabs. */
  sections?: ComponentType<{ row: R }>
}

export interface ChartsPartProps {
  /** Milliseconds until it is to be asked again, as the charts are; false: not by itself. */
  interval: number | false
}

export interface ChartsSlots {
  /** Between heading and charts. */
  above?: ComponentType<ChartsPartProps>
  /** Below the charts. */
  below?: ComponentType<ChartsPartProps>
}

/** A registered screen that is written by hand. */
export type ScreenModule = () => Promise<{ default: ComponentType }>

/** A registered module of slots for one screen. */
export type SlotsModule<S> = () => Promise<{ default: S }>

type SlotOf<P> = ComponentType<P> | undefined

/**
 * The component in a slot. Slots are typed for the screen's own row and stored for any: the generator has checked that the
 * screen's rows are of that type.
 */
export function rowSlot(slots: object | undefined, id: string): SlotOf<{ row: Row }> {
  return slots && Object.hasOwn(slots, id) ? (Reflect.get(slots, id) as SlotOf<{ row: Row }>) : undefined
}
