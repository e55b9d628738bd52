/** Nobody has asked for these words: they wait until the page is there, and where they do not come nothing is said. */
export async function loadAbout<T>(part: () => Promise<T>): Promise<T> {
  await pause(1_000)
  return part().catch(() => pause(30_000).then(() => loadAbout(part)))
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
