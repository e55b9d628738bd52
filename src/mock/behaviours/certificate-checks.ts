/** The checks of an uploaded certificate (server-behaviour §12). */
import type { CertificateCreate } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { invalidValue } from '../http/errors.ts'
import { belongs, covers, pemBlocks, readCertificate, readPrivateKey } from '../../lib/x509/x509.ts'

/** The domain that the system's names are in. */
const zone = 'cairn.example'

/** Host name at which people reach a silo. */
const hostOf = (silo: string): string => `${silo}.sys.${zone}`

/** Throws 400 unless a silo can be served with the certificate and its key. */
export function assertCertificate(ctx: Ctx, silo: string, { cert, key }: CertificateCreate): void {
  const chain = pemBlocks(cert, 'CERTIFICATE')
  const [der] = chain
  // No text is an empty chain; a text without any block cannot be read.
  if (chain.length === 0 && cert.trim() === '') throw invalidValue('certificate', 'Certificate exists, but is empty')
  const leaf = der === undefined ? undefined : readCertificate(der)
  if (leaf === undefined || chain.includes(undefined)) throw invalidValue('certificate', 'Failed to parse certificate')
  const own = readPrivateKey(key)
  if (own === undefined) throw invalidValue('private-key', 'Failed to parse private key')
  if (leaf.notAfter < ctx.now().getTime()) throw invalidValue('certificate', 'Certificate exists, but is expired')
  if (!belongs(own, leaf.publicKey)) throw invalidValue('certificate', 'Certificate and private key do not match')
  const host = hostOf(silo)
  if (!leaf.names.some((name) => covers(name, host))) {
    throw invalidValue(
      'certificate',
      `Certificate not valid for given hostnames ["${host}"]: it is for [${quoted(leaf.names)}]`,
    )
  }
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')
