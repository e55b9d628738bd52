import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyText } from '../../ui/CopyButton.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { PlusIcon, RefreshIcon } from '../../ui/Icons.tsx'
import { NavTabs } from '../../ui/NavTabs.tsx'
import { BytesText } from '../../ui/NumberText.tsx'
import { PageHeader, PageIconContext } from '../../ui/PageHeader.tsx'
import { PropertiesTable, Property } from '../../ui/PropertiesTable.tsx'
import { TimeText } from '../../ui/TimeText.tsx'
import { Tip } from '../../ui/Tooltip.tsx'
import { NavIcon } from '../frame/NavIcon.tsx'
import { time } from './samples.ts'
import { Example } from './Section.tsx'

const tabs = ['Storage', 'Networking', 'Metrics'].map((label, index) => ({
  label,
  to: `/design?tab=${label}`,
  current: index === 0,
}))

export function Headings() {
  return (
    <>
      <Example title="Tabs">
        <NavTabs label="Tabs of an example" items={tabs} />
      </Example>
      <Example title="Properties">
        <PropertiesTable columns={2}>
          <Property label="Description">Orders since the beginning</Property>
          <Property label="State">
            <Badge tone="success">attached</Badge>
          </Property>
          <Property label="Size" help="As seen by the instance.">
            <BytesText bytes={500 * 1024 ** 3} />
          </Property>
          <Property label="Created">
            <TimeText date={time} />
          </Property>
          <Property label="Source snapshot" />
          <Property label="ID">
            <CopyText text="9d5a8b1c-0f43-4e5e-9c3e-6f1a7a3b2c10" />
          </Property>
        </PropertiesTable>
      </Example>
      {/* The last one: what follows a heading of the first level is of the second. */}
      <Example title="Heading of a page">
        <PageIconContext value={<NavIcon name="disk" size={20} />}>
          <PageHeader
            title="orders"
            subtitle="Orders since the beginning"
            badge={<Badge tone="success">attached</Badge>}
            help={<Tip label="About disks">Disks hold what instances write.</Tip>}
            actions={
              <>
                <IconButton label="Refresh" icon={<RefreshIcon />} />
                <Button variant="primary" icon={<PlusIcon />}>
                  New disk
                </Button>
              </>
            }
          />
        </PageIconContext>
      </Example>
    </>
  )
}
