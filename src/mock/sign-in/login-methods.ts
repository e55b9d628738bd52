/** How people of each silo sign in: what `/login` decides from (server-behaviour §2.1). */
import type { Store } from '../store/store.ts'

export interface SiloLogin {
  readonly silo: string
  /** A name and a password, or the first provider; undefined when none has been set up. */
  readonly method?:
    | { readonly kind: 'local'; readonly example?: Example }
    | { readonly kind: 'saml'; readonly provider: string }
}

/** A user of the silo that may be tried out. */
interface Example {
  readonly username: string
  readonly password: string
}

/** The silos that may be known of, by name. */
export function loginMethods(store: Store): SiloLogin[] {
  return store
    .table('silo')
    .all()
    .filter(({ row }) => row.discoverable)
    .map(({ key, row }): SiloLogin => {
      if (row.identity_mode === 'local_only')
        return { silo: row.name, method: { kind: 'local', ...exampleOf(store, key) } }
      const [provider] = store.table('identity_provider').of(key)
      return provider === undefined
        ? { silo: row.name }
        : { silo: row.name, method: { kind: 'saml', provider: provider.row.name } }
    })
    .sort((a, b) => (a.silo < b.silo ? -1 : 1))
}

function exampleOf(store: Store, silo: string): { example?: Example } {
  const [user] = store.table('user').of(silo)
  const password = user?.hidden?.['password']
  return user !== undefined && typeof password === 'string'
    ? { example: { username: user.row.display_name, password } }
    : {}
}
