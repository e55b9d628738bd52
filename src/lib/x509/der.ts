/** Reads DER, the form of certificates and keys, as a tree. Only as much as checking an upload needs. */

export interface DerNode {
  readonly tag: number
  /** The value's bytes, without tag and length. */
  readonly bytes: Uint8Array
  /** Tag, length and value. */
  readonly whole: Uint8Array
}

/** Tags in use here. */
export const tag = { integer: 0x02, bits: 0x03, octets: 0x04, oid: 0x06, utcTime: 0x17, sequence: 0x30 } as const

/** The nodes that lie one after the other in some bytes; undefined when these are no DER. */
function readDer(bytes: Uint8Array): readonly DerNode[] | undefined {
  const nodes: DerNode[] = []
  let at = 0
  while (at < bytes.length) {
    const node = readNode(bytes, at)
    if (node === undefined) return undefined
    nodes.push(node)
    at += node.whole.length
  }
  return nodes
}

function readNode(bytes: Uint8Array, start: number): DerNode | undefined {
  const first = bytes[start]
  const short = bytes[start + 1]
  if (first === undefined || short === undefined) return undefined
  let length = short
  let at = start + 2
  if (short >= 0x80) {
    const count = short & 0x7f
    if (count === 0 || count > 4) return undefined
    length = 0
    for (const end = at + count; at < end; at++) {
      const byte = bytes[at]
      if (byte === undefined) return undefined
      length = length * 256 + byte
    }
  }
  const end = at + length
  return end > bytes.length
    ? undefined
    : { tag: first, bytes: bytes.subarray(at, end), whole: bytes.subarray(start, end) }
}

/** The nodes inside a node; none when it holds something else. */
export const inside = ({ bytes }: DerNode): readonly DerNode[] => readDer(bytes) ?? []

/** The only node of some bytes, when that is a sequence. */
export function readSequence(bytes: Uint8Array): DerNode | undefined {
  const nodes = readDer(bytes)
  const [node] = nodes ?? []
  return nodes?.length === 1 && node?.tag === tag.sequence ? node : undefined
}

/** Lower-case hexadecimal digits. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
