import { useSyncExternalStore } from 'react'

import type { LogEntry } from '../../mock/http/request-log.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { TableFrame, Tbody, Td, Th, Thead, Tr } from '../../ui/Table.tsx'
import type { Tone } from '../../ui/tone.ts'
import type { MockOfPage } from '../mock.ts'

const shown = 50

/** The latest requests first, with what was wrong about them. */
export function RequestTable({ mock: { log, control } }: MockOfPage) {
  const entries = useSyncExternalStore(log.subscribe, log.entries)
  const latest = entries.slice(-shown).toReversed()
  const broken = entries.filter(({ defects }) => defects.length > 0).length
  return (
    <>
      <p className="mb-2 text-sm text-ink-2">
        {entries.length === 0
          ? 'No requests yet.'
          : `${entries.length} requests, ${broken === 0 ? 'no contract violations' : `${broken} with contract violations`}.`}
      </p>
      {latest.length > 0 && (
        <div className="mb-3">
          <TableFrame label="Request log">
            <Thead>
              <Tr>
                <Th>Status</Th>
                <Th>Request</Th>
                <Th align="end">ms</Th>
              </Tr>
            </Thead>
            <Tbody>
              {latest.map((entry) => (
                <Tr key={entry.requestId}>
                  <Td>
                    <Badge tone={toneOf(entry)}>{entry.status === 0 ? 'None' : entry.status}</Badge>
                  </Td>
                  <Td>
                    <Request entry={entry} />
                  </Td>
                  <Td align="end">{Math.round(entry.milliseconds)}</Td>
                </Tr>
              ))}
            </Tbody>
          </TableFrame>
        </div>
      )}
      <Button size="sm" onClick={() => void control.clearLog()}>
        Clear log
      </Button>
    </>
  )
}

function Request({ entry: { method, uri, operation, message, version, defects } }: { entry: LogEntry }) {
  return (
    <div className="py-1 text-sm whitespace-normal">
      <div className="font-medium">{operation ?? 'No such operation'}</div>
      <div className="font-mono text-xs wrap-anywhere text-ink-2">
        {method} {uri}
      </div>
      {message !== undefined && <div className="wrap-anywhere">{message}</div>}
      {version !== undefined && <div className="wrap-anywhere">Written for API version {version}</div>}
      {defects.map((defect) => (
        <div key={defect} className="wrap-anywhere text-danger">
          Contract violation: {defect}
        </div>
      ))}
    </div>
  )
}

function toneOf({ status, defects }: LogEntry): Tone {
  if (defects.length > 0 || status === 0 || status >= 500) return 'danger'
  return status >= 400 ? 'warning' : 'success'
}
