/** The name of a screen. It prints itself as overrides, sidebars and links write it: `disk.list`, `silo.quotas`, `utilization`. */
export class ScreenId {
  /** What it shows: a resource (`image.silo`), a single (`silo.quotas`), or a page. */
  readonly of: string
  /** How, if that is shown in more ways than one: `list`, `edit`. */
  readonly view: string | undefined

  constructor(of: string, view?: string) {
    this.of = of
    this.view = view
  }

  toString(): string {
    return this.view === undefined ? this.of : `${this.of}.${this.view}`
  }

  /** What parts that replace some of it are registered as. */
  get slots(): string {
    return `${this.toString()}.slots`
  }

  /** The name of its component: `DiskList`. */
  get component(): string {
    return this.toString()
      .split(/[._-]/)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join('')
  }
}
