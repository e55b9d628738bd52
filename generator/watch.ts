/** Calls back now, and whenever changes in folders have come to rest. */
import { watch, type FSWatcher } from 'node:fs'

/** Editors write a file in several steps, and a branch is switched file by file. */
const restMs = 40

export interface WatchOptions {
  /** Absolute paths of the folders to watch, asked for anew after each call. */
  folders(): readonly string[]
  /** Called at once and after every change, but never while a call is running. Ends the watch with a value. */
  onChange(): Promise<number | undefined>
  /** Ends the watch. */
  signal?: AbortSignal
}

/** Resolves to what `onChange` ended with; undefined when the signal did. */
export function watchFolders({ folders, onChange, signal }: WatchOptions): Promise<number | undefined> {
  const watchers = new Map<string, FSWatcher>()
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    let running = false
    let again = false

    const close = (): void => {
      clearTimeout(timer)
      for (const watcher of watchers.values()) watcher.close()
      watchers.clear()
    }
    const end = (value: number | undefined): void => {
      close()
      resolve(value)
    }
    const follow = (): void => {
      const wanted = new Set(folders())
      for (const [folder, watcher] of watchers) {
        if (wanted.has(folder)) continue
        watcher.close()
        watchers.delete(folder)
      }
      for (const folder of wanted) {
        if (watchers.has(folder)) continue
        try {
          const watcher = watch(folder, rest)
          watcher.on('error', () => forget(folder))
          watchers.set(folder, watcher)
        } catch {
          // It is not there yet: it is tried again after the next change.
        }
      }
    }
    const forget = (folder: string): void => {
      watchers.get(folder)?.close()
      watchers.delete(folder)
    }
    const rest = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => void call(), restMs)
    }
    const call = async (): Promise<void> => {
      again = running
      if (running) return
      running = true
      try {
        const value = await onChange()
        if (value !== undefined) return end(value)
      } catch (error) {
        close()
        return reject(error instanceof Error ? error : new Error(String(error)))
      }
      running = false
      if (signal?.aborted === true) return
      follow()
      if (again) rest()
    }

    if (signal?.aborted === true) return resolve(undefined)
    signal?.addEventListener('abort', () => end(undefined))
    // Before the first call: what changes while it runs is not missed.
    follow()
    void call()
  })
}
