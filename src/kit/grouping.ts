/** How an API groups the items of a list: they share the fields `by`, and stand below the field `in`. */
export interface Grouping {
  by: readonly string[]
  in: string
}
