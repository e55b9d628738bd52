/** The listener for those who run this server: metrics, and whether it lives. Nothing of it is for the public. */
import { createServer } from 'node:http'
import type { Server } from 'node:http'

import { COMMON_HEADERS, SANDBOX } from '../http/security-headers.ts'
import { healthAnswer, METRICS_PATH } from './health.ts'
import type { Readiness } from './health.ts'
import type { Metrics } from './metrics.ts'
import { METRICS_TYPE } from './registry.ts'

export interface AdminOptions {
  metrics: Metrics
  ready: () => Promise<Readiness>
}

/** Does not listen yet. */
export function createAdminServer({ metrics, ready }: AdminOptions): Server {
  const answer = async (path: string): Promise<{ status: number; text: string; type?: string }> => {
    if (path === METRICS_PATH || path === '/metrics') return { status: 200, text: metrics.text(), type: METRICS_TYPE }
    return (await healthAnswer(path, ready)) ?? { status: 404, text: `There is ${METRICS_PATH} here.` }
  }
  return createServer(
    { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    (req, res) => {
      const { method = '', url = '' } = req
      void (
        method === 'GET' || method === 'HEAD'
          ? answer(url.split('?', 1)[0] ?? '')
          : Promise.resolve({ status: 405, text: 'Method not allowed', type: undefined })
      ).then(({ status, text, type = 'text/plain; charset=utf-8' }) => {
        res.writeHead(status, {
          ...COMMON_HEADERS,
          'content-security-policy': SANDBOX,
          'cache-control': 'no-store',
          'content-type': type,
        })
        res.end(method === 'HEAD' ? undefined : text.endsWith('\n') ? text : `${text}\n`)
      })
    },
  )
}
