/** Writes files that are whole whenever the process is killed, or the machine loses its power. */
import { open, rename, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes beside the file; what is on the disk then takes its place. Two at once of the same file are the caller's mistake. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const beside = `${path}.new`
  await withFile(await open(beside, 'w'), async (file) => {
    await file.writeFile(text)
    await file.sync()
  })
  await rename(beside, path)
  // The folder says what is called so. Windows has no handles of folders.
  if (process.platform !== 'win32') await withFile(await open(dirname(path), 'r'), (folder) => folder.sync())
}

async function withFile(file: FileHandle, work: (file: FileHandle) => Promise<void>): Promise<void> {
  try {
    await work(file)
  } finally {
    await file.close()
  }
}
