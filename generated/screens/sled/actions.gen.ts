// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { sledSetProvisionPolicy } from '../../api/sdk/system-hardware.gen.ts'
import { sledInstanceLookup } from '../sled-instance/lookup.gen.ts'

export const actions: readonly Action<'makeProvisionable' | 'makeNonProvisionable'>[] = [
  {
    id: 'makeProvisionable',
    label: 'Make provisionable',
    phrase: 'Make {name} provisionable',
    confirm: { body: 'New instances may be placed on the sled from now on.' },
    offer: {
      kind: 'all',
      of: [
        { kind: 'field', path: 'policy.kind', in: ['in_service'] },
        { kind: 'field', path: 'policy.provisionPolicy', in: ['non_provisionable'] },
        { kind: 'field', path: 'state', in: ['active'] },
      ],
    },
    reason: 'Only an active sled in service that is not provisionable can be made so',
    role: 'fleet.admin',
    call: ({ row }) => sledSetProvisionPolicy({ path: { sledId: textAt(row, 'id') }, body: { state: 'provisionable' }, throwOnError: true }),
    toast: 'Sled {name} is provisionable',
    effects: ['sled'],
  },
  {
    id: 'makeNonProvisionable',
    label: 'Make not provisionable',
    phrase: 'Make {name} not provisionable',
    danger: true,
    confirm: {
      body: 'No new instance is placed on the sled from now on.',
      former: {
        lookup: sledInstanceLookup,
        where: { kind: 'not', of: { kind: 'field', path: 'state', in: ['destroyed'] } },
        of: { sledId: 'id' },
        every: true,
        otherwise: 'Instances on it stay.',
        text: 'Instances on it stay: {$former}.',
      },
    },
    offer: {
      kind: 'all',
      of: [
        { kind: 'field', path: 'policy.kind', in: ['in_service'] },
        { kind: 'field', path: 'policy.provisionPolicy', in: ['provisionable'] },
        { kind: 'field', path: 'state', in: ['active'] },
      ],
    },
    reason: 'Only an active sled in service that is provisionable can be taken out of provisioning',
    role: 'fleet.admin',
    call: ({ row }) => sledSetProvisionPolicy({ path: { sledId: textAt(row, 'id') }, body: { state: 'non_provisionable' }, throwOnError: true }),
    toast: 'Sled {name} is not provisionable',
    effects: ['sled'],
  },
]
