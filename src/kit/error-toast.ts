import { ApiError, toUserMessage } from '../api/errors.ts'

/** A failure as a message that passes by, with the id under which the server's logs have it. */
export function errorToast(title: string, error: unknown) {
  const requestId = error instanceof ApiError ? error.requestId : undefined
  return { variant: 'error', title, content: toUserMessage(error), ...(requestId && { requestId }) } as const
}
