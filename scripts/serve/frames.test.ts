import { once } from 'node:events'
import { Readable } from 'node:stream'

import { expect, it } from 'vitest'

import { FrameGate, GOING_AWAY } from './frames.ts'

/** A frame as a server sends it, or as a client does when there is a mask. */
function frame(length: number, mask?: number): Buffer {
  const extended = length > 65_535 ? 8 : length > 125 ? 2 : 0
  const head = Buffer.alloc(2 + extended)
  head[0] = 0x82
  head[1] = (mask === undefined ? 0 : 0x80) | (extended === 8 ? 127 : extended === 2 ? 126 : length)
  if (extended === 2) head.writeUInt16BE(length, 2)
  if (extended === 8) head.writeBigUInt64BE(BigInt(length), 2)
  // A payload that looks like frames itself.
  return Buffer.concat([head, Buffer.alloc(mask === undefined ? 0 : 4, mask), Buffer.alloc(length, 0x81)])
}

const frames = [frame(0), frame(1), frame(125), frame(126), frame(300, 7), frame(0, 9), frame(65_536), frame(70_000, 1)]
const bytes = Buffer.concat(frames)

function read(gate: FrameGate): { all: () => Buffer } {
  const chunks: Buffer[] = []
  gate.on('data', (chunk: Buffer) => chunks.push(chunk))
  return { all: () => Buffer.concat(chunks) }
}

it.each([1, 2, 3, 7, 1000, bytes.length])('passes bytes on unchanged, in pieces of %d', async (size) => {
  const gate = new FrameGate()
  const { all } = read(gate)
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  )
  Readable.from(pieces).pipe(gate)
  await once(gate, 'end')
  expect(all().equals(bytes)).toBe(true)
})

it('ends at once between two frames', async () => {
  const gate = new FrameGate()
  const { all } = read(gate)
  gate.write(frame(5))
  gate.finishWith(GOING_AWAY)
  await once(gate, 'end')
  expect(all()).toEqual(Buffer.concat([frame(5), GOING_AWAY]))
})

it.each([1, 3, 4, 20, 304])(
  'completes the frame of which %d bytes are out, and drops what comes after',
  async (cut) => {
    const gate = new FrameGate()
    const { all } = read(gate)
    gate.write(Buffer.concat([frame(9), frame(300)]).subarray(0, frame(9).length + cut))
    gate.finishWith(GOING_AWAY)
    gate.write(Buffer.concat([frame(300).subarray(cut), frame(4)]))
    gate.write(frame(4))
    await once(gate, 'end')
    expect(all()).toEqual(Buffer.concat([frame(9), frame(300), GOING_AWAY]))
  },
)
