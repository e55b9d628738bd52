import { once } from 'node:events'
import { Readable } from 'node:stream'

import { describe, expect, it } from 'vitest'

import { closeFrame, FrameGate, GOING_AWAY as goingAway, TOO_BIG } from './frames.ts'

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

const GOING_AWAY = closeFrame(goingAway, 'server')

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

describe('a frame that is longer than allowed', () => {
  function open() {
    const told: boolean[] = []
    const gate = new FrameGate({
      maxFrame: 300,
      onTooBig: (isWhole) => {
        told.push(isWhole)
        if (isWhole) gate.finishWith(closeFrame(TOO_BIG, 'client'))
      },
    })
    return { gate, told, ...read(gate) }
  }

  it('does not pass, and those before it do', async () => {
    const { gate, told, all } = open()
    gate.write(Buffer.concat([frame(300, 7), frame(5), frame(301, 7), frame(4)]))
    gate.write(frame(4))
    await once(gate, 'end')
    expect(told).toEqual([true])
    expect(all()).toEqual(Buffer.concat([frame(300, 7), frame(5), closeFrame(TOO_BIG, 'client')]))
  })

  it.each([65_536, 2 ** 53 - 1])('that says %d bytes is told by its header, before any of them', async (length) => {
    const { gate, told } = open()
    const head = Buffer.alloc(10)
    head[0] = 0x82
    head[1] = 127
    head.writeBigUInt64BE(BigInt(length), 2)
    gate.write(head)
    await once(gate, 'end')
    expect(told).toEqual([true])
  })

  it('is told as one that has begun when some of its header has passed', async () => {
    const { gate, told } = open()
    const big = frame(400)
    gate.write(big.subarray(0, 1))
    await new Promise((resolve) => gate.write(big.subarray(1), resolve))
    expect(told).toEqual([false])
  })
})
