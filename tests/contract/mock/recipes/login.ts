import { samlForm } from '../../../../src/mock/sign-in/saml.ts'
import { as } from '../support/cast.ts'
import { ok, refused, type Recipe } from '../support/recipe.ts'

const unauthorized = [401, 'Unauthorized', 'credentials missing or invalid'] as const
const issuer = 'https://id.port.example/metadata'
const port = { silo_name: 'harbor', provider_name: 'port-id' }
const groups = (...names: string[]) => ({ attribute: 'groups', names })
const encoded = (xml: string): string => new URLSearchParams({ SAMLResponse: btoa(xml) }).toString()

const client = '11111111-2222-4333-8444-555555555555'
const grant = 'urn:ietf:params:oauth:grant-type:device_code'
const day = 86_400_000

/** server-behaviour §2.3, §2.5. */
export const login: readonly Recipe[] = [
  {
    name: 'a provider vouches for a user, who is made when new and whose groups are replaced',
    steps: [
      ok({
        call: 'login_saml',
        path: port,
        headers: as.none,
        raw: samlForm({ issuer, subject: 'mira-holt', groups: groups('pilots', 'crane'), redirect: '/projects?a=1' }),
        status: 303,
        sends: { location: '/projects?a=1' },
        as: 'first',
      }),
      ok({
        call: 'current_user_view',
        headers: { cookie: '{{first.cookie}}' },
        answer: { display_name: 'mira-holt', silo_name: 'harbor', silo_admin: false },
        as: 'me',
      }),
      ok({ call: 'current_user_groups', headers: { cookie: '{{first.cookie}}' }, answer: { items: [{}, {}] } }),
      // The silo's admin group is a group like others.
      ok({
        call: 'login_saml',
        path: port,
        headers: as.none,
        raw: samlForm({ issuer, subject: 'mira-holt', groups: groups('harbor-admins') }),
        status: 303,
        sends: { location: '/' },
        as: 'second',
      }),
      ok({
        call: 'current_user_view',
        headers: { cookie: '{{second.cookie}}' },
        answer: { id: '{{me.id}}', silo_admin: true },
      }),
      ok({
        call: 'current_user_groups',
        headers: { cookie: '{{second.cookie}}' },
        answer: { items: [{ display_name: 'harbor-admins' }] },
      }),
      ok({ call: 'group_list', headers: as.siloAdmin, answer: { items: [{}, {}, {}] } }),
    ],
  },
  {
    name: 'only silos with just-in-time users take strangers in',
    steps: [
      refused(...unauthorized, {
        call: 'login_saml',
        path: { silo_name: 'lantern', provider_name: 'lantern-id' },
        raw: samlForm({ issuer: 'https://login.lantern.example/metadata', subject: 'mira-holt' }),
      }),
    ],
  },
  {
    name: 'an answer of the provider that cannot be trusted is refused',
    steps: [
      refused(404, 'ObjectNotFound', 'not found: silo with name "nowhere"', {
        call: 'login_saml',
        path: { ...port, silo_name: 'nowhere' },
        raw: samlForm({ issuer, subject: 'mira-holt' }),
      }),
      refused(404, 'ObjectNotFound', 'not found: saml-identity-provider with name "other"', {
        call: 'login_saml',
        path: { ...port, provider_name: 'other' },
        raw: samlForm({ issuer, subject: 'mira-holt' }),
      }),
      refused(400, null, 'missing field `SAMLResponse`', { call: 'login_saml', path: port, raw: 'RelayState=x' }),
      refused(400, null, 'could not decode SAML response', { call: 'login_saml', path: port, raw: 'SAMLResponse=%' }),
      refused(400, null, 'could not decode SAML response', { call: 'login_saml', path: port, raw: encoded('<a/>') }),
      refused(400, null, 'SAML response has the wrong issuer: https://elsewhere.example', {
        call: 'login_saml',
        path: port,
        raw: samlForm({ issuer: 'https://elsewhere.example', subject: 'mira-holt' }),
      }),
      refused(400, null, 'SAML response is not signed', {
        call: 'login_saml',
        path: port,
        raw: encoded(`<Response><Issuer>${issuer}</Issuer><NameID>mira-holt</NameID></Response>`),
      }),
      refused(400, null, 'SAML response has no subject', {
        call: 'login_saml',
        path: port,
        raw: samlForm({ issuer, subject: '' }),
      }),
      refused(400, null, '"https://evil.example" is not a relative URI', {
        call: 'login_saml',
        path: port,
        raw: samlForm({ issuer, subject: 'mira-holt', redirect: 'https://evil.example' }),
      }),
    ],
  },
  {
    name: 'a device is signed in by confirming its code',
    steps: [
      ok({
        call: 'device_auth_request',
        headers: as.none,
        body: { client_id: client },
        as: 'device',
        answer: { expires_in: 300 },
      }),
      ok({
        call: 'device_access_token',
        headers: as.none,
        body: { grant_type: grant, device_code: '{{device.device_code}}', client_id: client },
        status: 400,
        answer: { error: 'authorization_pending' },
      }),
      refused(...unauthorized, {
        call: 'device_auth_confirm',
        headers: as.none,
        body: { user_code: '{{device.user_code}}' },
      }),
      ok({
        call: 'device_auth_confirm',
        headers: as.stranger,
        body: { user_code: '{{device.user_code}}' },
        status: 204,
      }),
      refused(404, 'ObjectNotFound', 'not found: device-auth-request with id "{{device.user_code}}"', {
        call: 'device_auth_confirm',
        body: { user_code: '{{device.user_code}}' },
      }),
      ok({
        call: 'device_access_token',
        headers: as.none,
        body: { grant_type: grant, device_code: '{{device.device_code}}', client_id: client },
        answer: { token_type: 'bearer', time_expires: null },
        as: 'token',
      }),
      ok({
        call: 'current_user_view',
        headers: { authorization: 'Bearer {{token.access_token}}' },
        answer: { display_name: 'chiara-novak' },
      }),
      // A bad cookie decides, whatever else there is.
      refused(...unauthorized, {
        call: 'current_user_view',
        headers: { authorization: 'Bearer {{token.access_token}}', cookie: 'session=0123' },
      }),
      refused(...unauthorized, {
        call: 'current_user_view',
        headers: { authorization: 'Bearer other-token-0123456789' },
      }),
      ok({
        call: 'current_user_access_token_list',
        headers: as.stranger,
        answer: { items: [{ id: '{{token.token_id}}' }], next_page: null },
      }),
      // Of somebody else.
      refused(404, 'ObjectNotFound', 'not found: device-access-token with id "{{token.token_id}}"', {
        call: 'current_user_access_token_delete',
        path: { token_id: '{{token.token_id}}' },
      }),
      ok({
        call: 'current_user_access_token_delete',
        path: { token_id: '{{token.token_id}}' },
        headers: as.stranger,
        status: 204,
      }),
      refused(...unauthorized, {
        call: 'current_user_view',
        headers: { authorization: 'Bearer {{token.access_token}}' },
      }),
    ],
  },
  {
    name: 'the token endpoint speaks OAuth',
    steps: [
      ok({
        call: 'device_access_token',
        body: { grant_type: grant, device_code: 'unknown', client_id: client },
        status: 400,
        answer: { error: 'authorization_pending' },
      }),
      ok({
        call: 'device_access_token',
        body: { grant_type: 'password', device_code: 'unknown', client_id: client },
        status: 400,
        answer: { error: 'unsupported_grant_type' },
      }),
      refused(400, null, 'unable to parse URL-encoded body: missing field `client_id`', {
        call: 'device_auth_request',
        body: {},
      }),
    ],
  },
  {
    name: 'a device does not wait for ever',
    steps: [
      ok({ call: 'device_auth_request', body: { client_id: client }, as: 'device' }),
      refused(400, 'InvalidRequest', 'device authorization request expired', {
        call: 'device_auth_confirm',
        body: { user_code: '{{device.user_code}}' },
        after: 300_000,
      }),
      refused(404, 'ObjectNotFound', 'not found: device-auth-request with id "BCDF-GHJK"', {
        call: 'device_auth_confirm',
        body: { user_code: 'BCDF-GHJK' },
      }),
    ],
  },
  {
    name: 'the silo caps how long a token may live',
    steps: [
      refused(
        400,
        null,
        'unable to parse JSON body: device_token_max_ttl_seconds: invalid value: integer `0`, expected a nonzero number at line 1 column 33',
        { call: 'auth_settings_update', body: { device_token_max_ttl_seconds: 0 } },
      ),
      ok({ call: 'auth_settings_update', body: { device_token_max_ttl_seconds: 86_400 } }),
      ok({ call: 'device_auth_request', body: { client_id: client, ttl_seconds: '86401' }, as: 'greedy' }),
      refused(
        400,
        'InvalidRequest',
        'Requested TTL 86401 seconds exceeds maximum allowed TTL for this silo of 86400 seconds',
        { call: 'device_auth_confirm', body: { user_code: '{{greedy.user_code}}' } },
      ),
      ok({ call: 'device_auth_request', body: { client_id: client }, as: 'modest' }),
      ok({ call: 'device_auth_confirm', body: { user_code: '{{modest.user_code}}' }, status: 204 }),
      ok({
        call: 'device_access_token',
        body: { grant_type: grant, device_code: '{{modest.device_code}}', client_id: client },
        answer: { time_expires: '2026-01-02T00:00:00.000Z' },
        as: 'token',
      }),
      ok({ call: 'current_user_view', headers: { authorization: 'Bearer {{token.access_token}}' } }),
      refused(...unauthorized, {
        call: 'current_user_view',
        headers: { authorization: 'Bearer {{token.access_token}}' },
        after: day,
      }),
    ],
  },
]
