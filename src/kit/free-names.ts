/** What fields are called that the contract says nothing of. */
export interface FreeNames {
  /** By their names in the client view. */
  labels: Readonly<Record<string, string>>
  acronyms: readonly string[]
}
