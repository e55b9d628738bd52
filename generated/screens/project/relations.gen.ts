// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { affinityGroupLookup } from '../affinity-group/lookup.gen.ts'
import { antiAffinityGroupLookup } from '../anti-affinity-group/lookup.gen.ts'
import { diskLookup } from '../disk/lookup.gen.ts'
import { floatingIpLookup } from '../floating-ip/lookup.gen.ts'
import { imageLookup } from '../image/lookup.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import { probeLookup } from '../probe/lookup.gen.ts'
import { snapshotLookup } from '../snapshot/lookup.gen.ts'
import { vpcLookup } from '../vpc/lookup.gen.ts'

export const relations: Relations = {
  param: 'project',
  field: 'name',
  dependsOn: [],
  usedBy: [],
  contains: [
    { blocks: true, lookup: instanceLookup },
    { blocks: true, lookup: diskLookup },
    { blocks: true, lookup: floatingIpLookup },
    { blocks: true, lookup: imageLookup },
    { blocks: true, lookup: snapshotLookup },
    { blocks: true, lookup: vpcLookup },
    { blocks: true, lookup: affinityGroupLookup },
    { blocks: true, lookup: antiAffinityGroupLookup },
    { blocks: false, lookup: probeLookup },
  ],
}
