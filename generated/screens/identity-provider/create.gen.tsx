// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { samlIdentityProviderCreate } from '../../api/sdk/system-silos.gen.ts'
import type { SamlIdentityProviderCreateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'identity_provider.create',
  entity: 'identity_provider',
  title: 'New identity provider',
  offer: { kind: 'field', path: '$parent.identityMode', in: ['saml_jit', 'saml_scim'] },
  reason: 'Only silos that use SAML can have identity providers',
  role: 'silo.admin',
  submit: 'Create provider',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'technicalContactEmail',
      label: 'Technical contact email',
      help: 'Email address to give the provider for technical questions.',
      required: true,
      widget: { kind: 'text' },
    },
    {
      id: 'spClientId',
      label: 'Service provider client ID',
      help: 'Entity ID by which the provider knows this system.',
      required: true,
      widget: { kind: 'text' },
    },
    {
      id: 'acsUrl',
      label: 'ACS URL',
      help: 'Where the identity provider sends the browser after sign-in',
      required: true,
      widget: { kind: 'text' },
    },
    {
      id: 'sloUrl',
      label: 'Single logout (SLO) URL',
      help: 'Address to call when a user logs out of all services at once.',
      required: true,
      widget: { kind: 'text' },
    },
    {
      id: 'signingKeypair',
      label: 'Request signing',
      help: 'Key pair that requests to the identity provider are signed with',
      required: false,
      nullable: true,
      widget: {
        kind: 'group',
        fields: [
          {
            id: 'privateKey',
            label: 'Private key',
            help: 'RSA private key as a DER file',
            required: true,
            widget: { kind: 'file', encoding: 'base64' },
            holds: 'privateKey',
          },
          {
            id: 'publicCert',
            label: 'Public certificate',
            help: 'Certificate as a DER file',
            required: true,
            widget: { kind: 'file', encoding: 'base64' },
            holds: 'x509',
          },
        ],
      },
    },
    {
      id: 'idpEntityId',
      label: 'Entity ID',
      help: 'Entity ID as stated in the provider\'s metadata.',
      required: true,
      widget: { kind: 'text' },
    },
    {
      id: 'groupAttributeName',
      label: 'Group attribute name',
      help: 'SAML attribute that lists the groups of a user. No groups if blank.',
      required: false,
      nullable: true,
      widget: { kind: 'text' },
    },
    {
      id: 'idpMetadataSource',
      label: 'Metadata source',
      help: 'Address or uploaded XML from which the provider\'s metadata is read; it must hold a signing key.',
      required: true,
      widget: {
        kind: 'union',
        tag: 'type',
        variants: [
          {
            value: 'url',
            label: 'URL',
            help: 'The metadata is fetched once from this address',
            fields: [
              {
                id: 'url',
                label: 'Metadata source URL',
                help: 'Web address of the SAML metadata document; the server must be able to reach it.',
                required: true,
                widget: { kind: 'text' },
              },
            ],
          },
          {
            value: 'base64_encoded_xml',
            label: 'XML',
            help: 'The metadata comes from a file',
            fields: [
              {
                id: 'data',
                label: 'Metadata source XML',
                help: 'SAML metadata as an XML file',
                required: true,
                widget: { kind: 'file', encoding: 'base64' },
              },
            ],
          },
        ],
      },
    },
  ] satisfies FieldsOf<NonNullable<SamlIdentityProviderCreateData['body']>>,
  duplicate: { query: createRow, param: 'provider' },
  call: ({ params, form }) => samlIdentityProviderCreate({ query: { ...chain([['silo', params['silo']]]), silo: params['silo'] ?? '' }, body: asBody<NonNullable<SamlIdentityProviderCreateData['body']>, 'name' | 'description' | 'technicalContactEmail' | 'spClientId' | 'acsUrl' | 'sloUrl' | 'signingKeypair' | 'idpEntityId' | 'groupAttributeName' | 'idpMetadataSource'>(form), throwOnError: true }),
  effects: ['identity_provider'],
  toast: 'Identity provider {name} created',
  rowName: 'name',
  close: (params) => fill('/system/silos/:silo/idps', params),
  done: (_row, params) => fill('/system/silos/:silo/idps', params),
}

export default function IdentityProviderCreate(props: { slots?: Slots['identity_provider.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
