/** What an emitted list over all rows above says. */
import type { ListScreen, Lookup } from '../spec.ts'

export interface AcrossScreen {
  id: string
  title: string
  /** The list below one row above. */
  list: ListScreen
  /** The rows above. `param`: of the list, and the field of the row above that it holds; `name`: the field that its address has. */
  each: { lookup: Lookup; param: string; field: string; name: string }
  /** Field of a row that refers to the one above. */
  of: string
}
