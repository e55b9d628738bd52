/** Certificates and their keys: until when they are valid, for which hosts, and whether the two belong together. */
import { decodeBase64 } from '../base64.ts'
import { hexOf, inside, readSequence, tag, type DerNode } from './der.ts'

export interface X509 {
  /** Milliseconds since the epoch. */
  readonly notAfter: number
  /** DNS names it is for, as they are written in it: `*.sys.example`. */
  readonly names: readonly string[]
  /** Of older ones, which have no such names. */
  readonly commonName: string | undefined
  readonly publicKey: PublicKey
}

/** A public key as far as a private key can be held against it. */
export interface PublicKey {
  /** Object identifier of the kind of key, in hexadecimal digits. */
  readonly kind: string
  /** Modulus or point, in hexadecimal digits; undefined when a private key does not say. */
  readonly value: string | undefined
}

/** DER of the PEM blocks of a label; undefined for a block that cannot be decoded. */
export function pemBlocks(text: string, label: string): readonly (Uint8Array | undefined)[] {
  const pattern = new RegExp(`-----BEGIN ${label}-----((?:(?!-----BEGIN)[\\s\\S])*?)-----END ${label}-----`, 'g')
  return [...text.matchAll(pattern)].map(([, body = '']) => decodeBase64(body))
}

const oid = { rsa: '2a864886f70d010101', ec: '2a8648ce3d0201', altName: '551d11', commonName: '550403' } as const

/** What a certificate says, from its serial number on; nothing where it is none. */
function partsOf(der: Uint8Array): readonly DerNode[] {
  const outer = readSequence(der)
  const [body] = outer === undefined ? [] : inside(outer)
  if (body?.tag !== tag.sequence) return []
  const all = inside(body)
  // The version comes first, in a tag of its own, and may be left out.
  return all[0]?.tag === 0xa0 ? all.slice(1) : all
}

const endOf = (validity: DerNode | undefined): number | undefined => validity && timeOf(inside(validity)[1])

/** Reads a certificate; undefined when it is none. */
export function readCertificate(der: Uint8Array): X509 | undefined {
  const [, , , validity, subject, key, ...rest] = partsOf(der)
  const notAfter = endOf(validity)
  const publicKey = key === undefined ? undefined : publicKeyOf(key)
  if (notAfter === undefined || publicKey === undefined) return undefined
  return {
    notAfter,
    publicKey,
    names: rest.filter((part) => part.tag === 0xa3).flatMap(altNames),
    commonName: subject && commonNameOf(subject),
  }
}

/** The first certificate of a chain in PEM: the one that a server shows. Undefined when it is none. */
export function readLeaf(pem: string): X509 | undefined {
  const [der] = pemBlocks(pem, 'CERTIFICATE')
  return der && readCertificate(der)
}

/** The end of that certificate alone, in milliseconds since the epoch: the rest takes ten times as long. */
export function readEnd(pem: string): number | undefined {
  const [der] = pemBlocks(pem, 'CERTIFICATE')
  return der && endOf(partsOf(der)[3])
}

function timeOf(node: DerNode | undefined): number | undefined {
  const text = node === undefined ? '' : new TextDecoder().decode(node.bytes)
  const parts = /^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z$/.exec(text)
  if (parts === null) return undefined
  const [year = 0, month = 1, ...rest] = parts.slice(1).map(Number)
  // Two digits are the years 1950 to 2049.
  const full = node?.tag === tag.utcTime ? year + (year < 50 ? 2000 : 1900) : year
  const [day, hour, minute, second] = rest
  return Date.UTC(full, month - 1, day, hour, minute, second)
}

function publicKeyOf(info: DerNode): PublicKey | undefined {
  const [algorithm, bits] = inside(info)
  const [kind] = algorithm === undefined ? [] : inside(algorithm)
  if (kind === undefined || bits?.tag !== tag.bits) return undefined
  // The first byte of a bit string counts the bits that are not used.
  const value = bits.bytes.subarray(1)
  return { kind: hexOf(kind.bytes), value: hexOf(kind.bytes) === oid.rsa ? modulusOf(value, 0) : hexOf(value) }
}

function modulusOf(der: Uint8Array, place: number): string | undefined {
  const sequence = readSequence(der)
  const node = sequence === undefined ? undefined : inside(sequence)[place]
  return node?.tag === tag.integer ? hexOf(node.bytes) : undefined
}

function commonNameOf(subject: DerNode): string | undefined {
  const [, text] =
    inside(subject)
      .flatMap(inside)
      .map(inside)
      .find(([id]) => id?.tag === tag.oid && hexOf(id.bytes) === oid.commonName) ?? []
  return text && new TextDecoder().decode(text.bytes)
}

/** DNS names of the extension that lists them. */
function altNames(extensions: DerNode): string[] {
  return inside(extensions)
    .flatMap(inside)
    .filter((extension) => {
      const [id] = inside(extension)
      return id?.tag === tag.oid && hexOf(id.bytes) === oid.altName
    })
    .flatMap((extension) => inside(extension).filter((part) => part.tag === tag.octets))
    .flatMap(inside)
    .flatMap(inside)
    .filter((name) => name.tag === 0x82)
    .map((name) => new TextDecoder().decode(name.bytes))
}

/** The public half of a private key in PEM: PKCS #8, or the older forms of RSA and EC. Undefined when it is none. */
export function readPrivateKey(pem: string): PublicKey | undefined {
  const [pkcs8] = pemBlocks(pem, 'PRIVATE KEY')
  if (pkcs8 !== undefined) return pkcs8Key(pkcs8)
  const [rsa] = pemBlocks(pem, 'RSA PRIVATE KEY')
  if (rsa !== undefined) return rsaKey(rsa)
  const [ec] = pemBlocks(pem, 'EC PRIVATE KEY')
  return ec === undefined ? undefined : ecKey(ec)
}

function pkcs8Key(der: Uint8Array): PublicKey | undefined {
  const outer = readSequence(der)
  const [, algorithm, key] = outer === undefined ? [] : inside(outer)
  const [kind] = algorithm === undefined ? [] : inside(algorithm)
  if (kind === undefined || key?.tag !== tag.octets) return undefined
  const id = hexOf(kind.bytes)
  if (id === oid.rsa) return rsaKey(key.bytes)
  return id === oid.ec ? ecKey(key.bytes) : { kind: id, value: undefined }
}

function rsaKey(der: Uint8Array): PublicKey | undefined {
  const value = modulusOf(der, 1)
  return value === undefined ? undefined : { kind: oid.rsa, value }
}

function ecKey(der: Uint8Array): PublicKey | undefined {
  const sequence = readSequence(der)
  if (sequence === undefined) return undefined
  const point = inside(sequence).find((part) => part.tag === 0xa1)
  const [bits] = point === undefined ? [] : inside(point)
  return { kind: oid.ec, value: bits === undefined ? undefined : hexOf(bits.bytes.subarray(1)) }
}

/** Whether a private key can be that of a public one. One that does not say is believed. */
export const belongs = (given: PublicKey, wanted: PublicKey): boolean =>
  given.kind === wanted.kind && (given.value === undefined || given.value === wanted.value)

/** Whether a name in a certificate is for a host: a star stands for one label. */
export function covers(name: string, host: string): boolean {
  const [first, ...rest] = name.toLowerCase().split('.')
  const [label, ...others] = host.toLowerCase().split('.')
  return rest.join('.') === others.join('.') && (first === '*' || first === label)
}
