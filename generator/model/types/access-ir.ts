/** The part of the IR that says what is on the pages of a policy: lists and forms, with who may have which role. */
import type { BoundCall, ListCall } from './ir.ts'
import type { FormScreenIR, ListScreenIR } from './screen-ir.ts'

export interface PolicyIR {
  level: string
  place: string
  tags: readonly string[]
  params: readonly string[]
  read: PolicyReadIR
  above?: { level: string; read: PolicyReadIR; administers: readonly string[] }
  me: { view: BoundCall; groups: ListCall }
  /** Lookups by id. */
  identities: readonly { type: string; label: string; lookup: string; elsewhere?: string }[]
  elsewhere?: { param: string; own: readonly string[]; among?: string }
}

export interface PolicyReadIR {
  call: BoundCall
  items: string
}

/** A list or a form of assignments: all that one of its kind is, under another kind. */
interface Access<S extends ListScreenIR | FormScreenIR> {
  kind: 'access'
  part: S['kind']
  policy: PolicyIR
}

export type AccessListIR = Omit<ListScreenIR, 'kind'> & Access<ListScreenIR>
export type AccessFormIR = Omit<FormScreenIR, 'kind'> & Access<FormScreenIR>
export type AccessScreenIR = AccessListIR | AccessFormIR

export const isAccessList = (screen: AccessScreenIR): screen is AccessListIR => screen.part === 'list'

/** The list or form that it is, for whoever knows those. */
export const plainList = (screen: AccessListIR): ListScreenIR => ({ ...screen, kind: screen.part })
export const plainForm = (screen: AccessFormIR): FormScreenIR => ({ ...screen, kind: screen.part })
