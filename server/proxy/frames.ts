/** WebSocket frames (RFC 6455 §5.2), as far as a proxy has to know them: where one ends. */
import { Transform } from 'node:stream'
import type { TransformCallback } from 'node:stream'

/** Codes of close frames. */
export const GOING_AWAY = 1001
export const TOO_BIG = 1009

/** A close frame as a server sends it, and as a client does: masked, here with zeros. */
export const closeFrame = (code: number, as: 'server' | 'client'): Buffer =>
  Buffer.from(as === 'server' ? [0x88, 0x02, code >> 8, code & 0xff] : [0x88, 0x82, 0, 0, 0, 0, code >> 8, code & 0xff])

export interface FrameGateOptions {
  /** Bytes of a frame's payload. Default: any number. */
  maxFrame?: number
  /** Told of a longer one, and whether nothing of it has passed: then the stream can still end between two frames. */
  onTooBig?: (isWhole: boolean) => void
}

/** Passes the bytes of one direction on unchanged, and can end it between two frames. */
export class FrameGate extends Transform {
  readonly #maxFrame: number
  readonly #onTooBig: (isWhole: boolean) => void
  /** What has come of a frame's header. */
  #header: number[] = []
  /** What is still to come of a frame's payload. */
  #payload = 0
  #last: Buffer | undefined
  #isClosed = false

  constructor({ maxFrame = Infinity, onTooBig = () => undefined }: FrameGateOptions = {}) {
    super()
    this.#maxFrame = maxFrame
    this.#onTooBig = onTooBig
  }

  /** Ends the stream with this frame as soon as the current one is complete. */
  finishWith(frame: Buffer): void {
    this.#last ??= frame
    this.#closeBetweenFrames()
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    let end = 0
    /** Where the current frame begins in this chunk; -1: it began before. */
    let start = -1
    while (end < chunk.length && !this.#isClosed) {
      if (this.#isBetweenFrames) start = end
      end = this.#read(chunk, end)
      if (this.#payload > this.#maxFrame) {
        if (start > 0) this.push(chunk.subarray(0, start))
        this.#payload = 0
        this.#onTooBig(start >= 0)
        this.#isClosed = true
        return done()
      }
      if (this.#last !== undefined && this.#isBetweenFrames) {
        this.push(chunk.subarray(0, end))
        this.#closeBetweenFrames()
        return done()
      }
    }
    // What comes after the last frame goes nowhere.
    if (!this.#isClosed) this.push(chunk)
    done()
  }

  get #isBetweenFrames(): boolean {
    return this.#payload === 0 && this.#header.length === 0
  }

  #closeBetweenFrames(): void {
    if (this.#last === undefined || this.#isClosed || !this.#isBetweenFrames) return
    this.#isClosed = true
    this.push(this.#last)
    this.push(null)
  }

  /** @returns the offset up to which the chunk was read: the end of a header's byte or of what there is of a payload */
  #read(chunk: Buffer, offset: number): number {
    if (this.#payload > 0) {
      const length = Math.min(this.#payload, chunk.length - offset)
      this.#payload -= length
      return offset + length
    }
    this.#header.push(chunk[offset] ?? 0)
    const length = payloadLength(this.#header)
    if (length !== undefined) {
      this.#payload = length
      this.#header = []
    }
    return offset + 1
  }
}

/** The length of a frame's payload, or undefined while its header is not complete. */
function payloadLength(header: readonly number[]): number | undefined {
  const [, second = 0] = header
  const short = second & 0x7f
  const extended = short === 127 ? 8 : short === 126 ? 2 : 0
  const mask = (second & 0x80) === 0 ? 0 : 4
  if (header.length < 2 + extended + mask) return undefined
  return extended === 0 ? short : header.slice(2, 2 + extended).reduce((length, byte) => length * 256 + byte, 0)
}
