/** Answers in plain text, about this server itself. */
import type { IncomingMessage, ServerResponse } from 'node:http'

import { COMMON_HEADERS, SANDBOX } from '../http/security-headers.ts'

export interface PlainAnswer {
  status: number
  text: string
  type?: string
}

/** Sends it when it is there, with a line end. */
export async function answerPlain(
  req: IncomingMessage,
  res: ServerResponse,
  answer: PlainAnswer | Promise<PlainAnswer>,
): Promise<void> {
  const { status, text, type = 'text/plain; charset=utf-8' } = await answer
  const body = Buffer.from(text.endsWith('\n') ? text : `${text}\n`)
  res.writeHead(status, {
    ...COMMON_HEADERS,
    'content-security-policy': SANDBOX,
    'cache-control': 'no-store',
    'content-type': type,
    'content-length': body.length,
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}
