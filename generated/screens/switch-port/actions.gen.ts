// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import type { Action } from '../../../src/kit/spec.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { networkingSwitchPortApplySettings, networkingSwitchPortClearSettings } from '../../api/sdk/system-hardware.gen.ts'
import type { NetworkingSwitchPortApplySettingsData } from '../../api/types.gen.ts'
import { switchPortSettingsLookup } from '../switch-port-settings/lookup.gen.ts'

export const actions: readonly Action<'applySettings' | 'clearSettings'>[] = [
  {
    id: 'applySettings',
    label: 'Apply settings',
    phrase: 'Apply settings to {name}',
    intro: 'Replaces the links, addresses, routes and BGP peers of {name} on {switchLocation}. Traffic stops until the new links are up.',
    danger: true,
    role: 'fleet.admin',
    form: [
      {
        id: 'portSettings',
        label: 'Port settings',
        required: true,
        widget: { kind: 'picker', lookup: switchPortSettingsLookup },
        from: 'portSettingsId',
      },
    ] satisfies FieldsOf<NonNullable<NetworkingSwitchPortApplySettingsData['body']>>,
    call: ({ row, form }) => networkingSwitchPortApplySettings({ path: { port: textAt(row, 'portName') }, query: { rackId: textAt(row, 'rackId'), switchLocation: textAt(row, 'switchLocation') }, body: asBody<NonNullable<NetworkingSwitchPortApplySettingsData['body']>, 'portSettings'>(form), throwOnError: true }),
    toast: 'Settings {$form.portSettings} applied to {name}',
    effects: ['bgp_export', 'bgp_peer', 'switch_port'],
  },
  {
    id: 'clearSettings',
    label: 'Clear settings',
    phrase: 'Clear settings of {name}',
    names: { portSettingsId: switchPortSettingsLookup },
    danger: true,
    confirm: {
      body: '{name} on {switchLocation} will lose {portSettingsId}. Its traffic stops until settings are applied again.',
    },
    offer: { kind: 'not', of: { kind: 'field', path: 'portSettingsId', in: [null] } },
    reason: 'Already without settings',
    role: 'fleet.admin',
    call: ({ row }) => networkingSwitchPortClearSettings({ path: { port: textAt(row, 'portName') }, query: { rackId: textAt(row, 'rackId'), switchLocation: textAt(row, 'switchLocation') }, throwOnError: true }),
    toast: 'Settings of {name} cleared',
    effects: ['bgp_export', 'bgp_peer', 'switch_port'],
  },
]
