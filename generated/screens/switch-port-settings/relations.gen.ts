// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { switchPortLookup } from '../switch-port/lookup.gen.ts'

export const relations: Relations = {
  param: 'portSettings',
  field: 'name',
  references: [],
  related: [
    {
      relation: 'uses',
      labels: ['Port settings'],
      match: [{ path: 'portSettingsId', value: 'id' }],
      onDelete: 'detaches',
      lookup: switchPortLookup,
    },
  ],
  unlisted: [],
}
