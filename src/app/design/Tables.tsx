import { useState } from 'react'

import { Badge } from '../../ui/Badge.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { EmptyValue } from '../../ui/EmptyValue.tsx'
import { Link, textLinkClass } from '../../ui/Link.tsx'
import { RowMenu } from '../../ui/Menu.tsx'
import { BytesText } from '../../ui/NumberText.tsx'
import { PaginationBar } from '../../ui/PaginationBar.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Some } from '../../ui/Some.tsx'
import { cellLinkClass, TableFrame, Tbody, Td, Th, Thead, Tr } from '../../ui/Table.tsx'
import { TimeText } from '../../ui/TimeText.tsx'
import { disks, time } from './samples.ts'
import { Example } from './Section.tsx'

const ignore = () => {}
const names = Array.from({ length: 1_200 }, (_, at) => `disk-${at + 1}`)
const items = [{ id: 'copy', label: 'Copy ID', onSelect: ignore }]

export function Tables() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['orders']))
  const toggle = (name: string) =>
    setChosen((now) => (now.has(name) ? new Set([...now].filter((one) => one !== name)) : new Set([...now, name])))
  return (
    <>
      <Example title="Rows, one selected, with pages">
        <TableFrame
          label="Example disks"
          bounded={false}
          footer={<PaginationBar pageSize={50} onNext={ignore} note="1 selected" />}
        >
          <Thead>
            <tr>
              <Th>
                <Checkbox label="All" hideLabel indeterminate />
              </Th>
              <Th sort="asc" onSort={ignore}>
                Name
              </Th>
              <Th sort="none" onSort={ignore}>
                Attached to
              </Th>
              <Th align="end">Size</Th>
              <Th>State</Th>
              <Th>Created</Th>
              <Th srOnly pin="end">
                Actions
              </Th>
            </tr>
          </Thead>
          <Tbody>
            {disks.map(({ name, instance, gib, state, tone }) => (
              <Tr key={name} selected={chosen.has(name)}>
                <Td>
                  <Checkbox
                    label={`Select ${name}`}
                    hideLabel
                    checked={chosen.has(name)}
                    onChange={() => toggle(name)}
                  />
                </Td>
                <Td kind="link">
                  <Link to="/design#tables" className={cellLinkClass}>
                    {name}
                  </Link>
                </Td>
                <Td>
                  {instance === undefined ? (
                    <EmptyValue />
                  ) : (
                    <Link to="/design#tables" className={textLinkClass}>
                      {instance}
                    </Link>
                  )}
                </Td>
                <Td align="end">
                  <BytesText bytes={gib * 1024 ** 3} />
                </Td>
                <Td>
                  <Badge tone={tone} spinner={state === 'attaching'}>
                    {state}
                  </Badge>
                </Td>
                <Td>
                  <TimeText date={time} />
                </Td>
                <Td pin="end">
                  <RowMenu items={items} label={`Actions of ${name}`} />
                </Td>
              </Tr>
            ))}
          </Tbody>
        </TableFrame>
      </Example>
      <Example title="Loading">
        <TableFrame label="Loading disks" bounded={false} busy>
          <Thead>
            <tr>
              <Th>Name</Th>
              <Th>State</Th>
              <Th>Created</Th>
            </tr>
          </Thead>
          <Tbody>
            <SkeletonRows rows={3} columns={3} />
          </Tbody>
        </TableFrame>
      </Example>
      <Example title="The first of many">
        <Some of={names} atOnce={3}>
          {(some) => (
            <ul>
              {some.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
        </Some>
      </Example>
    </>
  )
}
