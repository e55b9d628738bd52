/** An entry of the manifest for operations that nobody claims. */
export interface Proposal {
  shape: 'entity' | 'action' | 'single' | 'child' | 'pair' | 'view' | 'link' | 'singleton' | 'page'
  title: string
  confidence: 'high' | 'medium' | 'low'
  operations: readonly string[]
  /** Whose entry it joins; an entry of its own has none. */
  entity?: string
  /** Where it goes, from the root of the repository. */
  file: string
  /** The sidebar that gets a way to it; what stands below a row is reached from there. */
  sidebar?: string
  /** What to write there. */
  yaml: string
  /** What somebody has to decide first. */
  question?: string
}
