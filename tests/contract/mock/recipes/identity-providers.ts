import { as } from '../support/cast.ts'
import { ok, refused, type Recipe } from '../support/recipe.ts'

const inHarbor = { silo: 'harbor' }
const inLantern = { silo: 'lantern' }
const unknown = '00000000-0000-4000-8000-00000000dead'
const forbidden = [403, 'Forbidden', 'Forbidden'] as const

const key = '<KeyDescriptor use="signing"><X509Certificate>MIIB</X509Certificate></KeyDescriptor>'
const xml = (inner: string): string => btoa(`<EntityDescriptor entityID="x">${inner}</EntityDescriptor>`)
const der = btoa('\u0030\u0003\u0002\u0001\u0005')
const provider = (source: Record<string, string>, more: Record<string, unknown> = {}) => ({
  name: 'pier-id',
  description: 'Second provider',
  technical_contact_email: 'it@pier.example',
  sp_client_id: 'cairn',
  acs_url: 'https://harbor.sys.cairn.example/login/harbor/saml/pier-id',
  slo_url: 'https://pier.example/logout',
  idp_entity_id: 'https://pier.example/metadata',
  idp_metadata_source: source,
  ...more,
})
const byUrl = (url: string): Record<string, string> => ({ type: 'url', url })
const byXml = (data: string): Record<string, string> => ({ type: 'base64_encoded_xml', data })
const create = 'saml_identity_provider_create' as const

/** server-behaviour §20. */
export const identityProviders: readonly Recipe[] = [
  {
    name: 'a provider is made, listed and viewed without its secrets',
    steps: [
      ok({
        call: create,
        query: inHarbor,
        body: provider(byXml(xml(key)), {
          signing_keypair: { public_cert: der, private_key: der },
          group_attribute_name: 'teams',
        }),
        status: 201,
        as: 'made',
        answer: { name: 'pier-id', public_cert: der, group_attribute_name: 'teams' },
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: saml-identity-provider "pier-id"', {
        call: create,
        query: inHarbor,
        body: provider(byXml(xml(key))),
      }),
      ok({
        call: create,
        query: inLantern,
        body: provider(byUrl('https://pier.example/metadata.xml')),
        status: 201,
        answer: { public_cert: null, group_attribute_name: null },
      }),
      ok({
        call: 'silo_identity_provider_list',
        query: inHarbor,
        answer: {
          items: [
            { name: 'pier-id', provider_type: 'saml' },
            { name: 'port-id', provider_type: 'saml' },
          ],
          next_page: null,
        },
      }),
      ok({ call: 'silo_identity_provider_list', query: { silo: 'meadow' }, answer: { items: [], next_page: null } }),
      ok({
        call: 'saml_identity_provider_view',
        path: { provider: 'pier-id' },
        query: inHarbor,
        answer: { id: '{{made.id}}', idp_entity_id: 'https://pier.example/metadata' },
      }),
      ok({
        call: 'saml_identity_provider_view',
        path: { provider: '{{made.id}}' },
        answer: { name: 'pier-id', sp_client_id: 'cairn' },
      }),
      refused(400, 'InvalidRequest', 'when providing provider as an ID, silo should not be specified', {
        call: 'saml_identity_provider_view',
        path: { provider: '{{made.id}}' },
        query: inHarbor,
      }),
      refused(400, 'InvalidRequest', 'provider should either be a UUID or silo should be specified', {
        call: 'saml_identity_provider_view',
        path: { provider: 'pier-id' },
      }),
      refused(404, 'ObjectNotFound', 'not found: saml-identity-provider with name "none"', {
        call: 'saml_identity_provider_view',
        path: { provider: 'none' },
        query: inHarbor,
      }),
    ],
  },
  {
    name: 'a provider is checked before it is kept',
    steps: [
      refused(400, 'InvalidRequest', 'cannot create SAML identity providers in ApiOnly silos', {
        call: create,
        query: { silo: 'meadow' },
        body: provider(byXml(xml(key))),
      }),
      refused(
        400,
        'InvalidValue',
        'unsupported value for "url": error querying url: error sending request for url (https://pier.invalid/)',
        { call: create, query: inHarbor, body: provider(byUrl('https://pier.invalid/')) },
      ),
      refused(400, 'InvalidValue', 'unsupported value for "url": querying url returned: 404', {
        call: create,
        query: inHarbor,
        body: provider(byUrl('https://pier.example/404')),
      }),
      refused(
        400,
        'InvalidValue',
        'unsupported value for "url": error querying url: builder error: relative URL without a base',
        { call: create, query: inHarbor, body: provider(byUrl('metadata')) },
      ),
      refused(400, 'InvalidValue', 'unsupported value for "data": error getting decoding base64 data: invalid base64', {
        call: create,
        query: inHarbor,
        body: provider(byXml('no-base64')),
      }),
      refused(
        400,
        'InvalidRequest',
        'idp_metadata_document_string could not be parsed as an EntityDescriptor! no EntityDescriptor element',
        { call: create, query: inHarbor, body: provider(byXml(btoa('<html></html>'))) },
      ),
      refused(400, 'InvalidRequest', 'no signing key found in IDP metadata', {
        call: create,
        query: inHarbor,
        body: provider(byXml(xml(key.replace('signing', 'encryption')))),
      }),
      refused(400, null, 'unable to parse JSON body: signing_keypair.private_key: invalid base64 encoding', {
        call: create,
        query: inHarbor,
        body: provider(byXml(xml(key)), { signing_keypair: { public_cert: der, private_key: 'no-base64' } }),
      }),
      refused(400, null, 'unable to parse JSON body: signing_keypair.public_cert: failed to decode ASN.1 DER', {
        call: create,
        query: inHarbor,
        body: provider(byXml(xml(key)), { signing_keypair: { public_cert: btoa('text'), private_key: der } }),
      }),
      refused(404, 'ObjectNotFound', 'not found: silo with name "nowhere"', {
        call: create,
        query: { silo: 'nowhere' },
        body: provider(byXml(xml(key))),
      }),
    ],
  },
  {
    name: 'providers are seen in their silo, and made by its admins',
    steps: [
      ok({ call: 'silo_identity_provider_list', query: inHarbor, headers: as.foreigner }),
      ok({
        call: 'saml_identity_provider_view',
        path: { provider: 'port-id' },
        query: inHarbor,
        headers: as.foreigner,
        as: 'port',
      }),
      refused(404, 'ObjectNotFound', 'not found: saml-identity-provider with id "{{port.id}}"', {
        call: 'saml_identity_provider_view',
        path: { provider: '{{port.id}}' },
        headers: as.stranger,
      }),
      refused(404, 'ObjectNotFound', 'not found: silo with name "harbor"', {
        call: 'silo_identity_provider_list',
        query: inHarbor,
        headers: as.stranger,
      }),
      refused(...forbidden, {
        call: create,
        query: inHarbor,
        headers: as.fleetWorker,
        body: provider(byXml(xml(key))),
      }),
      ok({ call: create, query: inHarbor, headers: as.siloAdmin, body: provider(byXml(xml(key))), status: 201 }),
    ],
  },
  {
    name: 'a SCIM token shows its secret once',
    steps: [
      ok({ call: 'scim_token_list', query: inLantern, answer: [{ time_expires: null }] }),
      ok({
        call: 'scim_token_create',
        query: inLantern,
        status: 201,
        as: 'made',
        answer: { time_created: '2026-01-01T00:00:00.000Z', time_expires: null },
      }),
      ok({ call: 'scim_token_list', query: inLantern, answer: [{}, { id: '{{made.id}}' }] }),
      ok({
        call: 'scim_token_view',
        path: { token_id: '{{made.id}}' },
        query: inLantern,
        answer: { id: '{{made.id}}' },
      }),
      refused(404, 'ObjectNotFound', 'not found: scim-client-bearer-token with id "{{made.id}}"', {
        call: 'scim_token_view',
        path: { token_id: '{{made.id}}' },
        query: inHarbor,
      }),
      ok({ call: 'scim_token_delete', path: { token_id: '{{made.id}}' }, query: inLantern, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: scim-client-bearer-token with id "{{made.id}}"', {
        call: 'scim_token_delete',
        path: { token_id: '{{made.id}}' },
        query: inLantern,
      }),
      ok({ call: 'scim_token_delete_all', query: inLantern, status: 204 }),
      ok({ call: 'scim_token_list', query: inLantern, answer: [] }),
      refused(404, 'ObjectNotFound', `not found: silo with id "${unknown}"`, {
        call: 'scim_token_create',
        query: { silo: unknown },
      }),
      refused(400, null, 'unable to parse query string: missing field `silo`', { call: 'scim_token_list' }),
    ],
  },
  {
    name: 'SCIM tokens are the business of silo admins',
    steps: [
      refused(...forbidden, { call: 'scim_token_list', query: inHarbor, headers: as.farah }),
      refused(...forbidden, { call: 'scim_token_create', query: inLantern, headers: as.fleetWorker }),
      refused(...forbidden, {
        call: 'scim_token_view',
        path: { token_id: unknown },
        query: inLantern,
        headers: as.fleetViewer,
      }),
      refused(...forbidden, {
        call: 'scim_token_delete',
        path: { token_id: unknown },
        query: inHarbor,
        headers: as.foreigner,
      }),
      refused(404, 'ObjectNotFound', 'not found: silo with name "lantern"', {
        call: 'scim_token_delete_all',
        query: inLantern,
        headers: as.siloAdmin,
      }),
      ok({ call: 'scim_token_create', query: inHarbor, headers: as.siloAdmin, status: 201 }),
    ],
  },
]
