/** Certificate and key, from files that may be replaced while the server runs. */
import { readFileSync, statSync } from 'node:fs'
import { createSecureContext } from 'node:tls'

export interface TlsPair {
  readonly cert: Buffer
  readonly key: Buffer
}

export interface TlsFiles {
  readonly cert: string
  readonly key: string
}

/** @throws Error when one cannot be read, is none, or does not belong to the other */
export function readTlsPair({ cert, key }: TlsFiles): TlsPair {
  const pair = { cert: readFileSync(cert), key: readFileSync(key) }
  createSecureContext(pair)
  return pair
}

export interface TlsWatch {
  /** Reads both again, now. */
  reload(): void
  end(): void
}

export interface TlsWatchOptions {
  onNew: (pair: TlsPair) => void
  /** The pair in use stays. */
  onFailure: (message: string) => void
  /** Milliseconds between two looks. They are files of other programs, often links that are turned: looking is surer than being told. */
  every?: number
}

/** Hands over each new pair. */
export function watchTls(files: TlsFiles, { onNew, onFailure, every = 10_000 }: TlsWatchOptions): TlsWatch {
  const stateOf = (path: string): string => {
    const info = statSync(path, { throwIfNoEntry: false })
    return info === undefined ? 'missing' : `${info.ino} ${info.mtimeMs} ${info.size}`
  }
  const state = () => `${stateOf(files.cert)} ${stateOf(files.key)}`
  let seen = state()
  let told = ''
  const reload = (): void => {
    seen = state()
    try {
      onNew(readTlsPair(files))
      told = ''
    } catch (error) {
      // Two files are rarely written at once: the next look may find the pair whole.
      seen = ''
      const message = error instanceof Error ? error.message : String(error)
      if (told !== message) onFailure(message)
      told = message
    }
  }
  const timer = setInterval(() => {
    if (state() !== seen) reload()
  }, every)
  timer.unref()
  return { reload, end: () => clearInterval(timer) }
}
