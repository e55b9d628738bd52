import { as } from '../support/cast.ts'
import {
  otherCert,
  otherKey,
  rsaCert,
  rsaKey,
  shortCert,
  shortKey,
  silosCert,
  silosKey,
} from '../../../../src/lib/x509/certificates.fixture.ts'
import { ok, refused, type Recipe } from '../support/recipe.ts'

const upload = (cert: string, key: string, name = 'spare'): Record<string, string> => ({
  name,
  description: '',
  cert,
  key,
  service: 'external_api',
})

const badValue = (label: string, reason: string): string => `unsupported value for "${label}": ${reason}`

const silo = (certificate: Record<string, string>): Record<string, unknown> => ({
  name: 'glade',
  description: '',
  discoverable: true,
  identity_mode: 'local_only',
  quotas: { cpus: 0, memory: 0, storage: 0 },
  tls_certificates: [certificate],
})

/** server-behaviour §12, §20. */
export const certificates: readonly Recipe[] = [
  {
    name: 'certificates belong to the silo, and their keys are never shown',
    steps: [
      ok({
        call: 'certificate_create',
        body: upload(silosCert, silosKey),
        status: 201,
        as: 'made',
        answer: { name: 'spare', cert: silosCert },
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: certificate "spare"', {
        call: 'certificate_create',
        body: upload(silosCert, silosKey),
      }),
      ok({ call: 'certificate_create', body: upload(rsaCert, rsaKey, 'with-rsa'), status: 201 }),
      ok({
        call: 'certificate_list',
        answer: { items: [{ name: 'meadow-2026' }, { name: 'spare' }, { name: 'with-rsa' }] },
      }),
      ok({ call: 'certificate_view', path: { certificate: '{{made.id}}' }, answer: { name: 'spare' } }),
      // Of another silo, and of an admin there.
      refused(404, 'ObjectNotFound', 'not found: certificate with name "spare"', {
        call: 'certificate_view',
        path: { certificate: 'spare' },
        headers: as.siloAdmin,
      }),
      ok({ call: 'certificate_delete', path: { certificate: 'spare' }, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: certificate with name "spare"', {
        call: 'certificate_delete',
        path: { certificate: 'spare' },
      }),
    ],
  },
  {
    name: 'a certificate is checked before it is kept',
    steps: [
      refused(400, 'InvalidValue', badValue('certificate', 'Failed to parse certificate'), {
        call: 'certificate_create',
        body: upload('PEM', silosKey),
      }),
      refused(400, 'InvalidValue', badValue('certificate', 'Certificate exists, but is empty'), {
        call: 'certificate_create',
        body: upload('', silosKey),
      }),
      refused(400, 'InvalidValue', badValue('private-key', 'Failed to parse private key'), {
        call: 'certificate_create',
        body: upload(silosCert, silosCert),
      }),
      refused(400, 'InvalidValue', badValue('certificate', 'Certificate and private key do not match'), {
        call: 'certificate_create',
        body: upload(silosCert, otherKey),
      }),
      refused(400, 'InvalidValue', badValue('certificate', 'Certificate and private key do not match'), {
        call: 'certificate_create',
        body: upload(silosCert, rsaKey),
      }),
      refused(
        400,
        'InvalidValue',
        badValue(
          'certificate',
          'Certificate not valid for given hostnames ["meadow.sys.cairn.example"]: it is for ["console.elsewhere.example"]',
        ),
        { call: 'certificate_create', body: upload(otherCert, otherKey) },
      ),
      ok({ call: 'certificate_create', body: upload(shortCert, shortKey, 'short'), status: 201 }),
      refused(400, 'InvalidValue', badValue('certificate', 'Certificate exists, but is expired'), {
        call: 'certificate_create',
        body: upload(shortCert, shortKey),
        after: 365 * 86_400_000,
      }),
      refused(400, null, 'unable to parse JSON body: missing field `service` at line 1 column 52', {
        call: 'certificate_create',
        body: { name: 'spare', description: '', cert: '', key: '' },
      }),
    ],
  },
  {
    name: 'a new silo brings certificates for its own host',
    steps: [
      refused(
        400,
        'InvalidValue',
        badValue(
          'certificate',
          'Certificate not valid for given hostnames ["glade.sys.cairn.example"]: it is for ["meadow.sys.cairn.example"]',
        ),
        { call: 'silo_create', body: silo(upload(rsaCert, rsaKey)) },
      ),
      refused(404, 'ObjectNotFound', 'not found: silo with name "glade"', {
        call: 'silo_view',
        path: { silo: 'glade' },
      }),
      ok({ call: 'silo_create', body: silo(upload(silosCert, silosKey)), status: 201 }),
    ],
  },
  {
    name: 'certificates are the business of silo admins',
    steps: [
      refused(403, 'Forbidden', 'Forbidden', { call: 'certificate_list', headers: as.siloWorker }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'certificate_create',
        headers: as.siloWorker,
        body: upload(silosCert, silosKey),
      }),
      refused(404, 'ObjectNotFound', 'not found: certificate with name "meadow-2026"', {
        call: 'certificate_view',
        path: { certificate: 'meadow-2026' },
        headers: as.stranger,
      }),
      refused(404, 'ObjectNotFound', 'not found: certificate with name "meadow-2026"', {
        call: 'certificate_delete',
        path: { certificate: 'meadow-2026' },
        headers: as.siloWorker,
      }),
      ok({ call: 'certificate_create', headers: as.siloAdmin, body: upload(silosCert, silosKey), status: 201 }),
      ok({ call: 'certificate_list', headers: as.siloAdmin, answer: { items: [{ name: 'spare' }] } }),
    ],
  },
]
