// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { bgpAnnounceSetAnnouncementLookup } from '../bgp-announce-set-announcement/lookup.gen.ts'

export const relations: Relations = {
  param: 'announceSet',
  field: 'name',
  references: [],
  related: [{ relation: 'contained', labels: [], onDelete: 'deletes', lookup: bgpAnnounceSetAnnouncementLookup }],
  unlisted: [
    {
      entity: 'bgp_config',
      label: { one: 'BGP configuration', many: 'BGP configurations' },
      relation: 'linked',
      onDelete: 'blocks',
    },
  ],
}
