/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  saveFrom(name, url)
  // The download has its own hold on the content by the next task; freed at once, some browsers lose it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Has the browser download what an address leads to. */
export function saveFrom(name: string, url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileNameOf(name)
  link.click()
}

/** The last part of a path as the name of a file anywhere. */
export function fileNameOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/[\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/gu, '_')
  const plain = [...name.replace(/^[\s.]+|[\s.]+$/g, '')].slice(-120).join('')
  return plain === '' ? 'file' : plain
}
