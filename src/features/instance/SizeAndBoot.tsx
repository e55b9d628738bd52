import { diskLookup } from '../../../generated/screens/disk/lookup.gen.ts'
import { RefView } from '../../kit/cells/RefView.tsx'
import { useCandidates } from '../../kit/lookup/use-candidates.ts'
import type { Row } from '../../kit/spec.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { textAt } from '../../kit/values.ts'
import { BytesText, NumberText } from '../../ui/NumberText.tsx'
import { PropertiesTable, Property } from '../../ui/PropertiesTable.tsx'
import { InstanceButton } from './InstanceButton.tsx'
import { SettingsPart } from './SettingsPart.tsx'

/** What the machine is made of and starts from. */
export function SizeAndBoot({ instance }: { instance: Row }) {
  const params = usePageParams()
  const disk = textAt(instance, 'bootDiskId')
  const disks = useCandidates(diskLookup, params, { enabled: disk !== '' })
  const { memory, ncpus: cpus } = instance
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
        <Property label="CPU">{typeof cpus === 'number' && <NumberText value={cpus} unit="vCPUs" />}</Property>
        <Property label="RAM">{typeof memory === 'number' && <BytesText bytes={memory} />}</Property>
        <Property label="Boot disk">
          <RefView value={disk} lookup={diskLookup} candidates={disks} params={params} />
        </Property>
      </PropertiesTable>
    </SettingsPart>
  )
}
