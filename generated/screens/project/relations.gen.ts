// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
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
  references: [],
  related: [
    { relation: 'contained', labels: [], onDelete: 'blocks', lookup: instanceLookup },
    { relation: 'contained', labels: [], onDelete: 'blocks', lookup: diskLookup },
    { relation: 'contained', labels: [], onDelete: 'blocks', lookup: floatingIpLookup },
    { relation: 'contained', labels: [], onDelete: 'blocks', lookup: imageLookup },
    { relation: 'contained', labels: [], onDelete: 'blocks', lookup: snapshotLookup },
    { relation: 'contained', labels: [], onDelete: 'blocks', lookup: vpcLookup },
    { relation: 'contained', labels: [], onDelete: 'blocks', lookup: affinityGroupLookup },
    { relation: 'contained', labels: [], onDelete: 'blocks', lookup: antiAffinityGroupLookup },
    { relation: 'contained', labels: [], onDelete: 'deletes', lookup: probeLookup },
  ],
  unlisted: [],
}
