// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { certificateCreate } from '../../api/sdk/silos.gen.ts'
import type { CertificateCreateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'certificate.create',
  entity: 'certificate',
  title: 'New certificate',
  role: 'silo.admin',
  submit: 'Create certificate',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'cert',
      label: 'Certificate file',
      help: 'Certificate chain as PEM text, the leaf certificate first',
      required: true,
      widget: { kind: 'file', encoding: 'text' },
      holds: 'x509',
    },
    {
      id: 'key',
      label: 'Private key file',
      help: 'Private key as PEM text. It is stored and never shown again.',
      required: true,
      widget: { kind: 'file', encoding: 'text' },
      holds: 'privateKey',
    },
  ] satisfies FieldsOf<NonNullable<CertificateCreateData['body']>>,
  duplicate: { query: createRow, param: 'certificate' },
  call: ({ form }) => certificateCreate({ body: { ...asBody<NonNullable<CertificateCreateData['body']>, 'name' | 'description' | 'cert' | 'key'>(form), service: 'external_api' }, throwOnError: true }),
  effects: ['certificate'],
  toast: 'Certificate {name} created',
  rowName: 'name',
  close: () => '/settings/certificates',
  done: () => '/settings/certificates',
}

export default function CertificateCreate(props: { slots?: Slots['certificate.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
