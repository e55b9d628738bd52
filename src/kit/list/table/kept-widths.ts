/** How wide the columns of a table are now. */
import type { TableModel } from './table-model.ts'

/** Widths of columns in pixels, by id, and what they were measured for: room, density, columns. */
export interface KeptWidths {
  key: string
  widths: Readonly<Record<string, number>>
}

/** Hands the widths of one table to the next. */
export interface WidthsKeeper {
  former: () => KeptWidths | undefined
  keep: (widths: KeptWidths) => void
}

export function createWidthsKeeper(): WidthsKeeper {
  let kept: KeptWidths | undefined
  return {
    former: () => kept,
    keep: (widths) => {
      kept = widths
    },
  }
}

/** What widths are measured for: they count as long as it stays the same. */
export const widthsKey = (room: number, { columns, compact, selectable }: TableModel): string =>
  [room, compact, selectable, ...columns.map(({ id }) => id)].join()

/** The widths of the headings in this box, by column. */
export function measureWidths(box: HTMLElement, table: TableModel): KeptWidths {
  const headings = box.querySelectorAll<HTMLElement>('thead th[data-column]')
  const widths = [...headings].map((th): [string, number] => [
    th.dataset['column'] ?? '',
    th.getBoundingClientRect().width,
  ])
  return { key: widthsKey(box.clientWidth, table), widths: Object.fromEntries(widths) }
}
