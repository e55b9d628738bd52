/** What can be said about an image file before anything is sent. */
import { bytesText } from '../../lib/bytes.ts'

const gib = 2 ** 30
/** Largest disk of the platform, in GiB (server-behaviour §0.5). */
const largest = 1023

/** Size of the disk that takes a file, in bytes: disks come in whole GiB. */
export const diskSizeFor = (fileSize: number): number => Math.max(1, Math.ceil(fileSize / gib)) * gib

/** Why a file cannot be uploaded, or undefined. */
export function fileProblem(file: Pick<File, 'size'>, blockSize: number): string | undefined {
  if (file.size === 0) return 'The file is empty'
  if (file.size > largest * gib) {
    return `The file is too large: ${bytesText(file.size)}, and a disk holds at most ${largest} GiB`
  }
  if (file.size % blockSize !== 0) {
    return `The size of the file, ${file.size} bytes, is not a multiple of the block size ${blockSize}`
  }
  return undefined
}

/** What a file seems to be. */
export interface FileSigns {
  /** The block size that its partition table was written for. */
  readonly partitioned?: number
  /** A file system for optical media. */
  readonly optical: boolean
  /** An archive or a format that the platform does not unpack, by its name. */
  readonly packed: boolean
}

/** Reads a few bytes at the places where disks say what they are. Rejects when the file cannot be read. */
export async function readSigns(file: File): Promise<FileSigns> {
  const textFrom = (at: number, length: number) => file.slice(at, at + length).text()
  // The header of a GUID partition table stands in the second block.
  const found = await Promise.all(
    [512, 2048, 4096].map(async (at) => ((await textFrom(at, 8)) === 'EFI PART' ? at : 0)),
  )
  const partitioned = found.find((at) => at > 0)
  return {
    ...(partitioned === undefined ? {} : { partitioned }),
    optical: (await textFrom(0x8001, 5)) === 'CD001',
    packed: /\.(?:gz|7z|qcow2|vmdk)$/i.test(file.name),
  }
}

/** Doubts about a file. They forbid nothing. */
export function doubtsAbout({ partitioned, optical, packed }: FileSigns, blockSize: number): string[] {
  const doubts: string[] = []
  const expected = partitioned ?? (optical ? 2048 : undefined)
  if (expected !== undefined && expected !== blockSize) {
    doubts.push(`The file looks as if it was made for a block size of ${expected}. With ${blockSize} it may not boot.`)
  }
  if (packed) {
    doubts.push('The file looks compressed or converted. Only raw disk images boot: unpack it first.')
  } else if (expected === undefined) {
    doubts.push('No boot record found; this image may not boot.')
  }
  return doubts
}
