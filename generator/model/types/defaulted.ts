/** What the manifest leaves unsaid and linking fills in. */

/** One value that was filled in, for `npm run explain`. */
export interface Defaulted {
  /** The resource that it is of, or the page. */
  of: string
  /** The kind of its screens that it is about; default: all. */
  kind?: string
  /** What got it: `role of delete`. */
  what: string
  value: string
  /** Who says so. */
  because: string
}
