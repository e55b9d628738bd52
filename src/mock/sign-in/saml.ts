/**
 * The little of SAML that a mock needs: the form that an identity provider has the browser post, the assertion in it,
 * and the metadata that describes a provider. Signatures are looked for, not verified: there is no provider to trust.
 */
import type { SamlIdentityProvider } from '../../../generated/api/wire.gen.ts'
import { badRequest } from '../http/errors.ts'
import { decodeBase64, encodeBase64 } from '../../lib/base64.ts'

/** What the browser posts after signing in at the provider. */
export interface SamlForm {
  /** XML; undefined when it cannot be decoded. */
  readonly response: string | undefined
  /** Where the browser goes on. */
  readonly redirect: string
}

/** Reads the posted form. Throws 400 without code. */
export function readSamlForm(body: unknown): SamlForm {
  // Bodies without a schema come as bytes.
  const form = new URLSearchParams(body instanceof Uint8Array ? new TextDecoder().decode(body) : '')
  const response = form.get('SAMLResponse')
  if (response === null) throw badRequest('missing field `SAMLResponse`')
  return { response: decodedText(response), redirect: redirectOf(form.get('RelayState')) }
}

/** The relay state carries where to go on, as JSON. */
function redirectOf(relay: string | null): string {
  if (relay === null || relay === '') return '/'
  try {
    const state: unknown = JSON.parse(decodedText(relay) ?? '')
    if (typeof state !== 'object' || state === null) throw badRequest('invalid relay state')
    const redirect = 'redirect_uri' in state ? state.redirect_uri : undefined
    return typeof redirect === 'string' && redirect !== '' ? redirect : '/'
  } catch {
    throw badRequest('invalid relay state')
  }
}

/** What the provider says of the user. */
export type SamlAnswer = { readonly subject: string; readonly groups: readonly string[] } | { readonly problem: string }

type Provider = Pick<SamlIdentityProvider, 'idp_entity_id' | 'group_attribute_name'>

/** Reads the assertion of a response, or says why it is none. */
export function readSamlResponse(xml: string | undefined, provider: Provider): SamlAnswer {
  if (xml === undefined || tagsOf(xml, 'Response').length === 0) return { problem: 'could not decode SAML response' }
  const [issuer] = tagsOf(xml, 'Issuer')
  if (issuer !== provider.idp_entity_id) return { problem: `SAML response has the wrong issuer: ${issuer ?? 'none'}` }
  if (tagsOf(xml, 'Signature').length === 0) return { problem: 'SAML response is not signed' }
  const [subject] = tagsOf(xml, 'NameID')
  if (subject === undefined || subject === '') return { problem: 'SAML response has no subject' }
  return { subject, groups: groupsOf(xml, provider.group_attribute_name ?? undefined) }
}

function groupsOf(xml: string, attribute: string | undefined): string[] {
  if (attribute === undefined) return []
  const named = new RegExp(`\\bName="${attribute.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}"`)
  const blocks = xml.match(/<(?:\w+:)?Attribute\s[^>]*>[\s\S]*?<\/(?:\w+:)?Attribute>/g) ?? []
  return blocks
    .filter((block) => named.test(block.slice(0, block.indexOf('>'))))
    .flatMap((block) => tagsOf(block, 'AttributeValue'))
    .filter((group) => group !== '')
}

/** Texts of all elements of a name, in any namespace. */
function tagsOf(xml: string, name: string): string[] {
  const pattern = new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g')
  return [...xml.matchAll(pattern)].map(([, text = '']) => unescaped(text.trim()))
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const unescaped = (text: string): string =>
  text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (whole, name: string) => entities[name] ?? whole)

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export interface SamlLogin {
  /** Entity id of the provider. */
  readonly issuer: string
  readonly subject: string
  /** Name of the attribute that lists groups, and the groups. */
  readonly groups?: { readonly attribute: string; readonly names: readonly string[] }
  /** Where the browser goes on. */
  readonly redirect?: string
}

/** The form that a provider would have the browser post: for tests, and for the sign-in page of the demo. */
export function samlForm({ issuer, subject, groups, redirect }: SamlLogin): string {
  const values = (groups?.names ?? []).map((name) => `<AttributeValue>${escaped(name)}</AttributeValue>`).join('')
  const statement =
    groups === undefined
      ? ''
      : `<AttributeStatement><Attribute Name="${escaped(groups.attribute)}">${values}</Attribute></AttributeStatement>`
  const xml = `<Response><Issuer>${escaped(issuer)}</Issuer><Assertion><Signature>demo</Signature><Subject><NameID>${escaped(subject)}</NameID></Subject>${statement}</Assertion></Response>`
  const form = new URLSearchParams({ SAMLResponse: encodeText(xml) })
  if (redirect !== undefined) form.set('RelayState', encodeText(JSON.stringify({ redirect_uri: redirect })))
  return form.toString()
}

const encodeText = (text: string): string => encodeBase64(new TextEncoder().encode(text))

/** Base64 as UTF-8 text; undefined for what is not. */
export function decodedText(base64: string): string | undefined {
  const bytes = decodeBase64(base64)
  if (bytes === undefined) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** What is wrong with the metadata of a provider; undefined when nothing is. */
export function metadataProblem(xml: string): string | undefined {
  if (!/<(?:\w+:)?EntityDescriptor[\s>]/.test(xml) || !/<\/(?:\w+:)?EntityDescriptor>\s*$/.test(xml)) {
    return 'idp_metadata_document_string could not be parsed as an EntityDescriptor! no EntityDescriptor element'
  }
  return hasSigningKey(xml) ? undefined : 'no signing key found in IDP metadata'
}

/** A key without `use` serves for signing as well. */
function hasSigningKey(xml: string): boolean {
  const keys = xml.match(/<(?:\w+:)?KeyDescriptor[^>]*>[\s\S]*?<\/(?:\w+:)?KeyDescriptor>/g) ?? []
  return keys.some((key) => {
    const opening = key.slice(0, key.indexOf('>'))
    const [certificate] = tagsOf(key, 'X509Certificate')
    return (
      (!/\buse=/.test(opening) || /\buse="signing"/.test(opening)) && certificate !== undefined && certificate !== ''
    )
  })
}
