/** Base64 both ways, where a wrong text is an ordinary case. */

/** Bytes of a base64 text, line breaks allowed; undefined for what is none. */
export function decodeBase64(text: string): Uint8Array | undefined {
  const compact = text.replaceAll(/\s/g, '')
  if (compact === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(compact) || compact.length % 4 !== 0) return undefined
  try {
    const binary = atob(compact)
    const bytes = new Uint8Array(binary.length)
    // A function called for each character takes ten times as long.
    for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
    return bytes
  } catch {
    return undefined
  }
}

/** Bytes as base64. */
export const encodeBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
