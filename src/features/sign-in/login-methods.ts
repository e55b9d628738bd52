/** How people of each silo sign in. Servers answer `/login` themselves; with the mock, the console has to. */

export interface SiloLogin {
  silo: string
  /** What the silo's people use; undefined when nothing has been set up. */
  method?: LocalWay | { kind: 'saml'; provider: string }
}

export interface LocalWay {
  kind: 'local'
  /** Somebody who may be tried out: made-up people only. */
  example?: { username: string; password: string }
}

type Source = () => Promise<readonly SiloLogin[]>

let source: Source | undefined

/** Says who knows; only a build with the mock does. */
export function provideLoginMethods(ways: Source): void {
  source = ways
}

/** Every silo with its way of signing in; undefined when only the server knows. */
export async function loginMethods(): Promise<readonly SiloLogin[] | undefined> {
  return source?.()
}

/** The page of a way in. */
export function loginMethodPath({ silo, method }: SiloLogin): string | undefined {
  if (method === undefined) return undefined
  const door = `/login/${encodeURIComponent(silo)}`
  return method.kind === 'local' ? `${door}/local` : `${door}/saml/${encodeURIComponent(method.provider)}`
}
