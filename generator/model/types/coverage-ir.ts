/** What of the contract the manifest gives a place in the console. */
export interface CoverageIR {
  operations: Readonly<
    Record<
      string,
      {
        method: string
        path: string
        screens: readonly string[]
        /** `sample`: an answer of the contract's form, which says nothing true. */
        mock: 'behaviour' | 'crud' | 'sample' | 'none'
        /** What calls it that is no screen of its own. */
        claimed?: string
        /** Why nothing calls it. */
        excused?: string
      }
    >
  >
  screens: Readonly<Record<string, CoveredScreen>>
  redirects: Readonly<Record<string, string>>
}

export interface CoveredScreen {
  path: string
  /** `bespoke`: written by hand as the manifest says; `replaced`: one is generated, and another one written by hand is shown. */
  kind: 'generated' | 'replaced' | 'bespoke' | 'placeholder'
  /** The hand-written module that is shown. */
  override?: string
  /** The module with hand-written parts of a generated screen. */
  slots?: string
}
