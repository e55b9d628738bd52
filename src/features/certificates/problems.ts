/** What is wrong with a certificate, as far as it can be seen before it is sent. */
import { covers, readLeaf } from '../../lib/x509/x509.ts'
import { dateTime } from '../../lib/dates.ts'

interface Use {
  /** Where it is to be shown; undefined where that is not known. */
  host: string | undefined
  /** Milliseconds since the epoch. */
  now: number
}

/** @param pem a chain, the leaf certificate first */
export function problemsOf(pem: string, { host, now }: Use): string[] {
  const leaf = readLeaf(pem)
  if (leaf === undefined) return ['Not a certificate as PEM text']
  const { notAfter, names, commonName } = leaf
  const own = names.length > 0 || commonName === undefined ? names : [commonName]
  return [
    ...(notAfter < now ? [`Expired ${dateTime(new Date(notAfter))}`] : []),
    ...(host === undefined || own.some((name) => covers(name, host))
      ? []
      : [`Not for ${host}${own.length === 0 ? '' : `, but for ${own.join(', ')}`}`]),
  ]
}

/** Host at which people reach a silo, where hosts are those of silos: `harbor.sys.example.com`. */
export function hostOf(silo: string, { hostname }: Pick<Location, 'hostname'>): string | undefined {
  const [, suffix] = /\.sys\.(.+)$/.exec(hostname) ?? []
  return suffix === undefined || silo === '' ? undefined : `${silo}.sys.${suffix}`
}
