/** What a generated page of a single operation says of it. */
import type { Action, Call, FormField, Row, Scope } from '../spec.ts'

export interface OperationScreen {
  id: string
  title: string
  /** What the operation does, in the contract's words. */
  about: string
  /** `GET /v1/things/{thing}`, as the contract writes it. */
  request: string
  submit: string
  /** Whether it may change something. */
  changes: boolean
  /** What is shown of what it answers. */
  answer: 'value' | 'file' | 'none'
  /** The page of the row that it answered. */
  see?: Action['see']
  fields: readonly FormField[]
  call: Call
}

/** What a generated page says of an operation that opens a socket. */
export interface SocketScreen extends Pick<OperationScreen, 'id' | 'title' | 'about' | 'request' | 'fields'> {
  /** `/v1/things/{thing}/watch`, as the contract writes it. */
  url: string
  /** What goes into the address; what is absent is left out. */
  address: (scope: Scope) => { path?: Row; query?: Row }
}
