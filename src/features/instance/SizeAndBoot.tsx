import type { Instance } from '../../../generated/api/types.gen.ts'
import { diskLookup } from '../../../generated/screens/disk/lookup.gen.ts'
import { RefView } from '../../kit/cells/RefView.tsx'
import { useCandidates } from '../../kit/lookup/use-candidates.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { BytesText, NumberText } from '../../ui/NumberText.tsx'
import { PropertiesTable, Property } from '../../ui/PropertiesTable.tsx'
import { InstanceButton } from './InstanceButton.tsx'
import { SettingsPart } from './SettingsPart.tsx'

/** What the machine is made of and starts from. */
export function SizeAndBoot({ instance }: { instance: Partial<Instance> }) {
  const params = usePageParams()
  const { bootDiskId: disk, memory, ncpus: cpus } = instance
  const disks = useCandidates(diskLookup, params, { enabled: disk !== undefined && disk !== null })
  return (
    <SettingsPart
      title="Size and start"
      actions={
        <>
          <InstanceButton action="resize" />
          <InstanceButton action="setBootDisk" />
        </>
      }
    >
      <PropertiesTable columns={2}>
        <Property label="CPU">{cpus !== undefined && <NumberText value={cpus} unit="vCPUs" />}</Property>
        <Property label="RAM">{memory !== undefined && <BytesText bytes={memory} />}</Property>
        <Property label="Boot disk">
          <RefView value={disk} lookup={diskLookup} candidates={disks} params={params} />
        </Property>
      </PropertiesTable>
    </SettingsPart>
  )
}
