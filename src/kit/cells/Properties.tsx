import type { ReactNode } from 'react'

import { PropertiesTable, Property } from '../../ui/PropertiesTable.tsx'
import { CellValue } from './CellValue.tsx'
import { useNames } from '../lookup/use-names.ts'
import type { Params, Row, Shown } from '../spec.ts'

export interface PropertiesProps {
  shown: readonly Shown[]
  row: Row
  updatedAt: number
  params: Params
  slots?: object
  /** Beside each other, as a line under the title: words that everybody knows. */
  inLine?: boolean
  /** Further properties. */
  children?: ReactNode
}

/** The fields of one row, with their labels. */
export function Properties({ shown, row, updatedAt, params, slots, inLine = false, children }: PropertiesProps) {
  const names = useNames(shown, { rows: [row], updatedAt, params })
  if (shown.length === 0) return null
  return (
    <PropertiesTable columns={inLine ? 'line' : 2}>
      {shown.map((property) => (
        <Property key={property.id} label={property.label} help={inLine ? undefined : property.help}>
          <CellValue shown={property} row={row} params={params} place="detail" names={names} slots={slots} />
        </Property>
      ))}
      {children}
    </PropertiesTable>
  )
}
