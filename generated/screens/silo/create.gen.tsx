// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { siloCreate } from '../../api/sdk/system-silos.gen.ts'
import type { SiloCreateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'silo.create',
  entity: 'silo',
  title: 'New silo',
  role: 'fleet.collaborator',
  submit: 'Create silo',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'discoverable',
      label: 'Discoverable',
      help: 'Shown in the list of silos. Others can still be opened by name.',
      required: false,
      widget: { kind: 'checkbox' },
      initial: true,
    },
    {
      id: 'quotas',
      label: 'Quotas',
      help: 'Initial limits on CPU, memory and storage.',
      required: true,
      widget: {
        kind: 'group',
        fields: [
          {
            id: 'cpus',
            label: 'CPU quota',
            help: 'Total vCPUs of running instances',
            required: true,
            widget: { kind: 'integer', min: 0, unit: 'vCPUs' },
            initial: 0,
          },
          {
            id: 'memory',
            label: 'Memory quota',
            help: 'Total memory of running instances',
            required: true,
            widget: { kind: 'bytes', unit: 'GiB', min: 0 },
            initial: 0,
          },
          {
            id: 'storage',
            label: 'Storage quota',
            help: 'Total size of disks and snapshots',
            required: true,
            widget: { kind: 'bytes', unit: 'GiB', min: 0 },
            initial: 0,
          },
        ],
      },
    },
    {
      id: 'identityMode',
      label: 'Identity mode',
      help: 'Source of users and logins; it cannot be changed after creation.',
      required: true,
      widget: {
        kind: 'radio',
        options: [
          {
            value: 'saml_jit',
            label: 'SAML with JIT users',
            help: 'Users and groups are made when someone signs in through the identity provider',
          },
          {
            value: 'local_only',
            label: 'Local only',
            help: 'Users are made here and sign in with a password',
          },
          {
            value: 'saml_scim',
            label: 'SAML with SCIM',
            help: 'The identity provider creates and removes users and groups ahead of time',
          },
        ],
      },
      initial: 'saml_jit',
    },
    {
      id: 'adminGroupName',
      label: 'Admin group name',
      help: 'Members of this group get the admin role on the silo.',
      required: false,
      nullable: true,
      widget: { kind: 'text' },
      when: { kind: 'field', path: 'identityMode', in: ['saml_jit', 'saml_scim'] },
    },
    {
      id: 'mappedFleetRoles',
      label: 'Fleet roles',
      help: 'Users with the silo role get these fleet roles.',
      required: false,
      widget: {
        kind: 'grid',
        rows: [
          { value: 'admin', label: 'Silo admin' },
          { value: 'collaborator', label: 'Silo collaborator' },
          { value: 'viewer', label: 'Silo viewer' },
        ],
        options: [
          { value: 'admin', label: 'Fleet admin' },
          { value: 'collaborator', label: 'Fleet collaborator' },
          { value: 'viewer', label: 'Fleet viewer' },
        ],
      },
      initial: {},
    },
    {
      id: 'tlsCertificates',
      label: 'TLS certificates',
      help: 'The silo\'s sign-in page and API are served with these. At least one is needed.',
      required: true,
      widget: {
        kind: 'list',
        item: {
          id: '',
          label: 'TLS certificate',
          required: true,
          widget: {
            kind: 'group',
            fields: [
              { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
              { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
              {
                id: 'cert',
                label: 'Cert file',
                help: 'Certificate chain as PEM text, the leaf certificate first',
                required: true,
                widget: { kind: 'file', encoding: 'text' },
                holds: 'x509',
              },
              {
                id: 'key',
                label: 'Key file',
                help: 'Private key of the certificate as PEM text',
                required: true,
                widget: { kind: 'file', encoding: 'text' },
                holds: 'privateKey',
              },
              {
                id: 'service',
                label: 'Used for',
                help: 'Service that will present the certificate; the external API is the only choice.',
                required: true,
                widget: {
                  kind: 'radio',
                  options: [
                    {
                      value: 'external_api',
                      label: 'External API',
                      help: 'The console and API as reached from outside.',
                    },
                  ],
                },
                initial: 'external_api',
              },
            ],
          },
        },
        min: 1,
        unique: ['name'],
      },
    },
  ] satisfies FieldsOf<NonNullable<SiloCreateData['body']>>,
  duplicate: { query: createRow, param: 'silo' },
  call: ({ form }) => siloCreate({ body: asBody<NonNullable<SiloCreateData['body']>, 'name' | 'description' | 'discoverable' | 'quotas' | 'identityMode' | 'adminGroupName' | 'mappedFleetRoles' | 'tlsCertificates'>(form), throwOnError: true }),
  effects: ['silo', 'silo_quota', 'silo_utilization'],
  toast: 'Silo {name} created',
  rowName: 'name',
  close: () => '/system/silos',
  done: () => '/system/silos',
}

export default function SiloCreate(props: { slots?: Slots['silo.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
