/** Who calls: headers that choose one person of the story, named for what they have (src/mock/seed/access.ts). */
const user = (name: string): Readonly<Record<string, string>> => ({ 'x-cairn-user': name })

export const as = {
  /** Everything. Needs no header. */
  operator: user('ada-lindqvist'),
  /** No credentials. */
  none: user('none'),
  /** In the silo meadow without any role. */
  stranger: user('chiara-novak'),
  /** Viewer of the project web-shop, by group. */
  viewer: user('deniz-aksoy'),
  /** Collaborator of the project web-shop. */
  worker: user('gita-rao'),
  /** Admin of the project web-shop. */
  keeper: user('ivo-petrov'),
  /** Viewer of the silo meadow. */
  siloViewer: user('lena-brandt'),
  /** Collaborator of the silo meadow. */
  siloWorker: user('bruno-castell'),
  /** Admin of the silo harbor; the fleet is none of their business. */
  siloAdmin: user('emil-strand'),
  /** Viewer of the fleet, of the silo meadow. */
  fleetViewer: user('hana-mori'),
  /** Collaborator of the fleet, of the silo harbor. */
  fleetWorker: user('jonas-falk'),
  /** Viewer of the silo harbor, collaborator of its project tides. */
  farah: user('farah-idris'),
  /** In the silo harbor without any role. */
  foreigner: user('kira-osei'),
} as const
