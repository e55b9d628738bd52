import { isNotOffered, isUnsure, requestIdOf, toUserMessage } from '../../api/errors.ts'

/**
 * A failure as a message that passes by, with the id under which the server's logs have it. Of several, what happened more than once
 * is said once; `note` comes last.
 */
export function errorToast(title: string, errors: unknown, note?: string) {
  const all: readonly unknown[] = Array.isArray(errors) ? errors : [errors]
  const requestIds = all.flatMap((error) => requestIdOf(error) ?? [])
  const content = [...new Set(all.map(told)), ...(note === undefined ? [] : [note])].join(' ')
  // What may have been done all the same is not said to have failed.
  const heading = all.some(isUnsure) ? title.replace('Could not ', 'Not confirmed: ') : title
  return { variant: 'error', title: heading, content, requestIds } as const
}

/** Whoever is refused for good reads so, whatever else the server says. */
const told = (error: unknown): string =>
  isNotOffered(error) ? `This server does not offer it: ${toUserMessage(error)}` : toUserMessage(error)
