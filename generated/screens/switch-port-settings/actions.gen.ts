// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { networkingSwitchPortSettingsDelete } from '../../api/sdk/system-networking.gen.ts'

export const actions: readonly Action<'delete'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: {
      body: 'This deletes {name}. Ports that use it are not checked first and keep running until their settings are next applied.',
    },
    role: 'fleet.admin',
    bulk: true,
    call: ({ row }) => networkingSwitchPortSettingsDelete({ query: { portSettings: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Port settings {name} deleted',
    effects: ['switch_port', 'switch_port_settings'],
    leave: () => '/system/networking/port-settings',
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]
