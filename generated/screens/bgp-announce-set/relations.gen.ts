// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { bgpAnnounceSetAnnouncementLookup } from '../bgp-announce-set-announcement/lookup.gen.ts'

export const relations: Relations = {
  param: 'announceSet',
  field: 'name',
  dependsOn: [],
  usedBy: [],
  contains: [{ blocks: false, lookup: bgpAnnounceSetAnnouncementLookup }],
}
