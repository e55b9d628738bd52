/** Where people sign in through an identity provider, and where it sends them back to: one address for both. */

/** The silo's own host where hosts are those of silos (`harbor.sys.example.com`), else that of this page. */
export function signInUrl({ hostname, origin }: Pick<Location, 'hostname' | 'origin'>, silo: string): string {
  const [, suffix] = /\.sys\.(.+)$/.exec(hostname) ?? []
  return `${suffix === undefined ? origin : `https://${silo}.sys.${suffix}`}/login/${silo}/saml/`
}
