/** What of the contract the manifest gives a place in the console. */
export interface CoverageIR {
  operations: Readonly<
    Record<
      string,
      {
        method: string
        path: string
        screens: readonly string[]
        mock: 'behaviour' | 'crud' | 'none'
        excused?: string
      }
    >
  >
  screens: Readonly<Record<string, { path: string; kind: 'generated' | 'bespoke' | 'placeholder' }>>
  redirects: Readonly<Record<string, string>>
}
