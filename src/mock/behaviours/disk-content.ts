/**
 * What was written to a disk from outside: which bytes, not their values. No operation reads a disk, so the values have
 * nobody to go to; which parts were written says how far an import is, whatever order its pieces came in.
 */
import type { Ctx } from '../context/ctx.ts'
import type { Store } from '../store/store.ts'

/** From a byte up to, and without, another. */
export type Range = readonly [from: number, to: number]

/** Ranges that are kept of one disk. Beyond it the two with the smallest gap between them count as one. */
const mostRanges = 1024

const isRange = (value: unknown): value is Range =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')

/** The written parts of a disk, in order, none touching another. */
export function writtenOf(store: Store, disk: string): readonly Range[] {
  const ranges = store.collection('disk_content').get(disk)?.row['written']
  return Array.isArray(ranges) ? ranges.filter(isRange) : []
}

/** Notes that a part was written; writing it again changes nothing. */
export function noteWritten({ store }: Ctx, disk: string, range: Range): void {
  const contents = store.collection('disk_content')
  const row = { written: withRange(writtenOf(store, disk), range) }
  if (contents.get(disk) === undefined) contents.insert(disk, row, { parent: disk })
  else contents.replace(disk, row)
}

/** Forgets it, with the disk. */
export function dropContents({ store }: Ctx): void {
  const contents = store.collection('disk_content')
  for (const { key } of contents.all()) if (store.table('disk').get(key) === undefined) contents.remove(key)
}

/** Ranges with one more, joined where they touch or overlap. */
export function withRange(ranges: readonly Range[], [from, to]: Range): Range[] {
  if (from >= to) return [...ranges]
  const touching = ranges.filter((one) => one[0] <= to && one[1] >= from)
  const joined: Range = [
    Math.min(from, ...touching.map((one) => one[0])),
    Math.max(to, ...touching.map((one) => one[1])),
  ]
  const before = ranges.filter((one) => one[1] < from)
  const after = ranges.filter((one) => one[0] > to)
  return bounded([...before, joined, ...after])
}

function bounded(ranges: Range[]): Range[] {
  if (ranges.length <= mostRanges) return ranges
  let at = 1
  const gap = (index: number): number => (ranges[index]?.[0] ?? 0) - (ranges[index - 1]?.[1] ?? 0)
  for (let index = 2; index < ranges.length; index++) if (gap(index) < gap(at)) at = index
  const [left, right] = [ranges[at - 1], ranges[at]]
  if (left !== undefined && right !== undefined) ranges.splice(at - 1, 2, [left[0], right[1]])
  return ranges
}
