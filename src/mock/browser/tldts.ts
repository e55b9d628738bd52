/**
 * Stands in for `tldts`, which msw's cookie jar asks for the registrable domain of a host: its list of public suffixes
 * is 40 kB of the page, and the mock's cookies are all for the page's own host.
 */
export const getDomain = (host: string): string => host
