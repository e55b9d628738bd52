/** Base64 both ways, where a wrong text is an ordinary case. */

/** Bytes of a base64 text, line breaks allowed; undefined for what is none. */
export function decodeBase64(text: string): Uint8Array | undefined {
  const compact = text.replaceAll(/\s/g, '')
  if (compact === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(compact) || compact.length % 4 !== 0) return undefined
  try {
    return Uint8Array.from(atob(compact), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Bytes as base64. */
export const encodeBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
