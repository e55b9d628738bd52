// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { LookupOf } from '../../../src/kit/typed.ts'
import { networkingBgpAnnouncementListOptions } from '../../api/queries/system-networking.gen.ts'
import type { BgpAnnouncement } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const bgpAnnounceSetAnnouncementLookup: LookupOf<BgpAnnouncement> = {
  entity: 'bgp_announce_set_announcement',
  label: { one: 'Announcement', many: 'Announcements' },
  source: {
    query: (params) => networkingBgpAnnouncementListOptions({ path: { announceSet: params['announceSet'] ?? '' } }),
    shape: { kind: 'array' },
    paged: false,
  },
  value: '',
  text: 'network',
}
