/** Identity providers of SAML silos (server-behaviour §20). */
import type {
  IdpMetadataSource,
  SamlIdentityProvider,
  SamlIdentityProviderCreate,
} from '../../../generated/api/wire.gen.ts'
import { decodeBase64 } from '../../lib/base64.ts'
import { createRow } from '../crud/rows.ts'
import { select } from '../crud/select.ts'
import { badRequest, invalidRequest, invalidValue } from '../http/errors.ts'
import { accepts } from '../context/rules.ts'
import { decodedText, metadataProblem } from '../sign-in/saml.ts'
import { paged, type Behaviours } from './behaviour.ts'
import { readSequence } from '../../lib/x509/der.ts'

export const identityProviders: Behaviours = {
  silo_identity_provider_list: ({ query, ctx }) =>
    paged('silo_identity_provider_list', query, ({ silo }) =>
      ctx.store
        .table('identity_provider')
        .of(select(ctx, 'silo', silo ?? '').key)
        .map(({ row: { id, name, description, time_created, time_modified } }) => ({
          id,
          name,
          description,
          provider_type: 'saml' as const,
          time_created,
          time_modified,
        })),
    ),

  saml_identity_provider_view: ({ path, query, ctx }) =>
    samlOf(select(ctx, 'identity_provider', path.provider, query).row),

  saml_identity_provider_create: ({ query, body, ctx }) => {
    const silo = select(ctx, 'silo', query.silo)
    if (!accepts(ctx, 'identity_provider.create', {}, { parent: silo.row })) {
      throw invalidRequest('cannot create SAML identity providers in ApiOnly silos')
    }
    assertMetadata(body.idp_metadata_source)
    const { signing_keypair: keys, idp_metadata_source: _source, ...own } = body
    return samlOf(
      createRow({
        ctx,
        entity: 'identity_provider',
        parent: silo.key,
        body: {},
        extra: {
          ...own,
          group_attribute_name: own.group_attribute_name ?? null,
          public_cert: keys?.public_cert ?? null,
        },
        hidden: { private_key: keys?.private_key ?? null },
      }).row,
    )
  },
}

/** The provider alone: rows may carry more than this view of them shows. */
const samlOf = (row: SamlIdentityProvider): SamlIdentityProvider => ({
  id: row.id,
  name: row.name,
  description: row.description,
  time_created: row.time_created,
  time_modified: row.time_modified,
  acs_url: row.acs_url,
  slo_url: row.slo_url,
  sp_client_id: row.sp_client_id,
  idp_entity_id: row.idp_entity_id,
  technical_contact_email: row.technical_contact_email,
  group_attribute_name: row.group_attribute_name ?? null,
  public_cert: row.public_cert ?? null,
})

/** Throws 400 unless both halves of a key pair are DER in base64. */
export function assertKeyPair({ signing_keypair: keys }: SamlIdentityProviderCreate): void {
  if (keys === undefined || keys === null) return
  for (const field of ['private_key', 'public_cert'] as const) {
    const der = decodeBase64(keys[field])
    const problem =
      der === undefined
        ? 'invalid base64 encoding'
        : readSequence(der) === undefined
          ? 'failed to decode ASN.1 DER'
          : undefined
    if (problem !== undefined) throw badRequest(`unable to parse JSON body: signing_keypair.${field}: ${problem}`)
  }
}

/** Throws 400 unless the metadata describe a provider. */
function assertMetadata(source: IdpMetadataSource): void {
  if (source.type === 'url') return assertFetched(source.url)
  if (source.type !== 'base64_encoded_xml') throw invalidRequest('this source of metadata is not known here')
  const xml = decodedText(source.data)
  if (xml === undefined) throw invalidValue('data', 'error getting decoding base64 data: invalid base64')
  const problem = metadataProblem(xml)
  if (problem !== undefined) throw invalidRequest(problem)
}

/**
 * There is no network to fetch metadata from, so the address itself tells: hosts under `.invalid` are never there
 * (RFC 6761), and a path that is a status of failure answers it.
 */
function assertFetched(address: string): void {
  const url = URL.parse(address)
  if (url === null) throw invalidValue('url', 'error querying url: builder error: relative URL without a base')
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw invalidValue('url', 'error querying url: builder error: URL scheme is not allowed')
  }
  if (url.hostname.endsWith('.invalid')) {
    throw invalidValue('url', `error querying url: error sending request for url (${url.href})`)
  }
  const status = /\/([45]\d\d)$/.exec(url.pathname)?.[1]
  if (status !== undefined) throw invalidValue('url', `querying url returned: ${status}`)
}
