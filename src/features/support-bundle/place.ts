/** Where a download goes: to a file that people choose, or into memory and from there to the browser's downloads. */
import { bytesText } from '../../lib/bytes.ts'
import { saveFile } from '../../kit/feedback/save-file.ts'

export interface Place {
  write(bytes: Uint8Array): Promise<void>
  /** What is there so far is dropped. */
  restart(): Promise<void>
  /** All is there. */
  close(): Promise<void>
  /** Nothing is to be left. */
  abandon(): Promise<void>
}

/** The bytes cannot be kept: asking for them again does not help. */
export class PlaceError extends Error {}

/** So much is collected in memory; the browser's own download takes more. */
export const mostInMemory = 512 * 1024 * 1024
/** Up to here nobody is asked for a file. */
export const small = 32 * 1024 * 1024

/** How a download of so many bytes is kept; undefined: nobody knows how many. */
export function wayFor(size: number | undefined, canPick: boolean): 'memory' | 'file' | 'browser' {
  if (size !== undefined && size <= small) return 'memory'
  if (canPick) return 'file'
  return size === undefined || size <= mostInMemory ? 'memory' : 'browser'
}

/** In memory; `save` gets all of it in the end. */
export function memoryPlace(name: string, { save = saveFile, most = mostInMemory } = {}): Place {
  let parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const drop = async (): Promise<void> => {
    parts = []
    size = 0
  }
  return {
    write: async (bytes) => {
      size += bytes.length
      if (size > most) throw new PlaceError(`More than ${bytesText(most)} cannot be kept in memory.`)
      parts.push(new Uint8Array(bytes))
    },
    restart: drop,
    close: async () => {
      save(name, new Blob(parts))
      await drop()
    },
    abandon: drop,
  }
}

/** Straight to a file on disk, which has nothing of it before all is there. */
async function filePlace(file: FileSystemFileHandle): Promise<Place> {
  const stream = await file.createWritable()
  const told = async (work: Promise<void>): Promise<void> => {
    try {
      await work
    } catch (error) {
      throw new PlaceError('Cannot write the file. The disk may be full.', { cause: error })
    }
  }
  return {
    write: (bytes) => told(stream.write(new Uint8Array(bytes))),
    restart: () => told(stream.truncate(0).then(() => stream.seek(0))),
    close: () => told(stream.close()),
    abandon: () => stream.abort(),
  }
}

const picker = (): unknown => Reflect.get(window, 'showSaveFilePicker')

/** Whether the browser lets a page write to a file (https://wicg.github.io/file-system-access/). */
export const canPickFile = (): boolean => typeof picker() === 'function'

/** Has people choose a file; undefined if they do not. @throws when the browser does not let them */
export async function pickFile(suggestedName: string): Promise<Place | undefined> {
  const pick = picker()
  if (typeof pick !== 'function') throw new TypeError('the browser has no picker of files')
  try {
    const file: unknown = await Reflect.apply(pick, window, [{ suggestedName }])
    return file instanceof FileSystemFileHandle ? await filePlace(file) : undefined
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  }
}
