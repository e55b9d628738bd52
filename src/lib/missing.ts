/** Whether there is no value to show, send or compare: the API leaves fields out, says null, or sends an empty text. */
export const isMissing = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === ''
