/**
 * Puts a text on the clipboard. Browsers have the new way for pages that came over TLS, or from this machine; the old one is left for
 * a console on plain HTTP.
 * @throws where the browser does not allow it
 */
export async function writeClipboard(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text)
  const put = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', put)
  const isDone = document.execCommand('copy')
  document.removeEventListener('copy', put)
  if (!isDone) throw new DOMException('', 'NotAllowedError')
}
