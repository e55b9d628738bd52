/** What is said of a body by its media type. */

/** A media type without parameters, in small letters: so it is compared. */
export const essenceOf = (mediaType: string): string => (mediaType.split(';')[0] ?? '').trim().toLowerCase()

/** Whether it stands for JSON. */
export const isJson = (mediaType: string): boolean => /^application\/json$|\+json$/.test(essenceOf(mediaType))

/** The media type that is used of those on offer: plain JSON, other JSON, fields of a form, else the first. */
export const chosenMedia = <T>(content: Readonly<Record<string, T>> = {}): [string, T] | undefined =>
  Object.entries(content).toSorted(([a], [b]) => rankOf(a) - rankOf(b))[0]

const fields = ['application/x-www-form-urlencoded', 'multipart/form-data']

function rankOf(mediaType: string): number {
  const essence = essenceOf(mediaType)
  if (essence === 'application/json') return 0
  // A list of steps: where the same can be said as the object itself, that is what a form has.
  if (isJson(essence)) return essence === 'application/json-patch+json' ? 2 : 1
  return fields.includes(essence) ? 3 : 4
}
