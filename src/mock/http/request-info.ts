/** What a transport knows of a request besides the request: pages cannot put cookies into one. */
export interface RequestInfo {
  readonly cookies?: Readonly<Record<string, string>>
  /** Address of the caller. Default: this machine. */
  readonly source?: string
}
