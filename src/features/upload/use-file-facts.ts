import { useEffect, useState } from 'react'

/**
 * What is read out of a chosen file; undefined while that is under way.
 * @param read the same function each time
 */
export function useFileFacts<T>(file: File | null, read: (file: File) => Promise<T>): T | undefined {
  const [found, setFound] = useState<{ file: File; facts: T }>()
  useEffect(() => {
    if (file === null) return
    let isOver = false
    read(file).then(
      (facts) => !isOver && setFound({ file, facts }),
      // What cannot be read shows when it is sent.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [file, read])
  return found !== undefined && found.file === file ? found.facts : undefined
}
