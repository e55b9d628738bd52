import { firstPageIsThere } from '../../lib/first-page.ts'

/** Nobody has asked for these words: they come after the first page, and without a network they wait for it and say nothing. */
export async function loadAbout<T>(part: () => Promise<T>): Promise<T> {
  await firstPageIsThere
  return part().catch(async () => {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return loadAbout(part)
  })
}
