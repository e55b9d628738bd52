/**
 * Finds what an address belongs to where no list of the search shows it: interfaces and addresses of instances are listed per
 * subnet and per instance. Only for a whole address, so that few of those lists come into question, and never more than `most`.
 */
import { cidrContains, parseCidr, parseIp, type Ip } from '../../lib/ip.ts'
import { workOff } from '../../lib/work-off.ts'
import type { Findable } from '../../kit/findable.ts'
import type { Params, Row } from '../../kit/spec.ts'
import { textOf } from './match.ts'
import type { ReadList } from './read-list.ts'

export interface Addressed {
  /** Lists that were read besides those of the search. */
  readLists: readonly ReadList[]
  /** Lists that come into question and were not read. */
  left: number
}

export interface AddressOptions {
  findables: readonly Findable[]
  /** What the search has read. */
  readLists: readonly ReadList[]
  /** Reads a list; undefined when it cannot be read. Does not reject. */
  read: (findable: Findable, where: Params) => Promise<ReadList | undefined>
  /** How many lists may be read. */
  most: number
  signal: AbortSignal
}

const macAddress = /^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/i

/** An IP address or a MAC address, all of it. */
export const isAddress = (text: string): boolean => parseIp(text) !== undefined || macAddress.test(text)

export async function findByAddress(
  text: string,
  { findables, readLists, read, most, signal }: AddressOptions,
): Promise<Addressed> {
  const ip = parseIp(text)
  const added: ReadList[] = []
  const done = new Set<string>()
  let spent = 0
  let left = 0

  /** The lists of a resource, read where they were not. */
  async function listsOf(findable: Findable): Promise<readonly ReadList[]> {
    const own = (): ReadList[] => [...readLists, ...added].filter((readList) => readList.findable.id === findable.id)
    const parent = findables.find(({ id }) => id === findable.within)
    if (parent === undefined || done.has(findable.id)) return own()
    done.add(findable.id)
    const known = own()
    const places = placesIn(await listsOf(parent), findable, ip).filter(
      (where) => !known.some(({ params }) => isSame(params, where)),
    )
    await workOff(
      places,
      async (where) => {
        if (spent >= most) {
          left += 1
          return
        }
        spent += 1
        const readList = await read(findable, where)
        if (readList) added.push(readList)
      },
      { atOnce: 4, signal },
    )
    return own()
  }

  // Those that a block of addresses rules out first: they take the fewest lists.
  const owned = findables.filter(({ owner }) => owner !== undefined)
  for (const findable of owned.toSorted(
    (a, b) => Number(b.owner?.field !== undefined) - Number(a.owner?.field !== undefined),
  )) {
    // oxlint-disable-next-line no-await-in-loop -- what one has spent the next one cannot
    await listsOf(findable)
    // A MAC address is that of an interface, an address that was found belongs to nothing else.
    if (ip === undefined || added.some(({ rows }) => rows.some((row) => isAt(findable, row, text)))) break
  }
  return { readLists: added, left }
}

const isAt = ({ addresses, identifiers }: Findable, row: Row, text: string): boolean =>
  [...addresses, ...identifiers].some((field) => textOf(row, field).toLowerCase() === text.toLowerCase())

/** Where the lists of a resource lie: one place per row of its parent, without rows whose blocks do not hold the address. */
function placesIn(parents: readonly ReadList[], { params: names }: Findable, ip: Ip | undefined): Params[] {
  const last = names.at(-1) ?? ''
  return parents.flatMap(({ findable, params, rows }) =>
    rows.flatMap((row) => (mayHold(findable, row, ip) ? [{ ...params, [last]: textOf(row, findable.text) }] : [])),
  )
}

function mayHold({ addresses }: Findable, row: Row, ip: Ip | undefined): boolean {
  if (ip === undefined) return true
  const blocks = addresses
    .flatMap((field) => parseCidr(textOf(row, field)) ?? [])
    .filter((block) => block.ip.version === ip.version)
  return blocks.length === 0 || blocks.some((block) => cidrContains(block, ip))
}

const isSame = (a: Params, b: Params): boolean => Object.keys({ ...a, ...b }).every((name) => a[name] === b[name])
