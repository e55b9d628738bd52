/** What tests of long work share. */

/** Tells between any two tasks of the page, until what it returns is called. */
export function betweenTasks(tell: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    tell()
    port2.postMessage(undefined)
  })
  port1.start()
  port2.postMessage(undefined)
  return () => port1.close()
}
