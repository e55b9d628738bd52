import type { ReactNode } from 'react'

import { plural } from '../../lib/numbers.ts'
import { NameText } from '../../ui/NameText.tsx'
import { NumberText } from '../../ui/NumberText.tsx'
import { TableFrame, Tbody, Td, Th, Thead, Tr } from '../../ui/Table.tsx'
import type { Share, Update } from './progress.ts'

/** For those that are not the target, one after the other. */
const colours = ['bg-notice', 'bg-info', 'bg-warning', 'bg-line-strong']

const colourOf = ({ kind }: Share, index: number): string =>
  kind === 'target' ? 'bg-accent' : (colours[index % colours.length] ?? '')

const notes: Readonly<Record<Share['kind'], string>> = {
  target: 'Target release',
  version: '',
  install: 'Installed without an update',
  unknown: 'Release not reported',
  other: '',
}

interface PictureProps extends Pick<Update, 'shares' | 'total'> {
  /** Beside the table, where there is room. */
  children: ReactNode
}

/** How many components run which release: a bar for the eye, and a table that says the same. */
export function Picture({ shares, total, children }: PictureProps) {
  return (
    <div className="grid gap-3">
      <div aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-sm">
        {shares.map((share, index) => (
          <span
            key={share.release}
            className={`min-w-1 ${colourOf(share, index)}`}
            style={{ flex: `${share.count} 0 0` }}
          />
        ))}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <TableFrame label={`Release of ${plural(total, 'component')}`} bounded={false}>
          <Thead>
            <tr>
              <Th>Release</Th>
              <Th align="end">Components</Th>
            </tr>
          </Thead>
          <Tbody>
            {shares.map((share, index) => (
              <Tr key={share.release}>
                <Td>
                  <div className="py-1.5">
                    <span
                      aria-hidden="true"
                      className={`me-2 inline-block size-3 rounded-xs ${colourOf(share, index)}`}
                    />
                    <NameText text={share.release} />
                    {notes[share.kind] !== '' && (
                      <span className="block text-sm whitespace-normal text-ink-2">{notes[share.kind]}</span>
                    )}
                  </div>
                </Td>
                <Td align="end">
                  <NumberText value={share.count} />
                </Td>
              </Tr>
            ))}
          </Tbody>
        </TableFrame>
        {children}
      </div>
    </div>
  )
}
