/** The listener for those who run this server: metrics, and whether it lives. Nothing of it is for the public. */
import { createServer } from 'node:http'
import type { Server } from 'node:http'

import { healthAnswer, METRICS_PATH } from './health.ts'
import type { Readiness } from './health.ts'
import type { Metrics } from './metrics.ts'
import { answerPlain } from './plain.ts'
import type { PlainAnswer } from './plain.ts'
import { METRICS_TYPE } from './registry.ts'

export interface AdminOptions {
  metrics: Metrics
  ready: () => Promise<Readiness>
}

/** Does not listen yet. */
export function createAdminServer({ metrics, ready }: AdminOptions): Server {
  const answerTo = (method: string, path: string): PlainAnswer | Promise<PlainAnswer> => {
    if (method !== 'GET' && method !== 'HEAD') return { status: 405, text: 'Method not allowed' }
    if (path === METRICS_PATH || path === '/metrics') return { status: 200, text: metrics.text(), type: METRICS_TYPE }
    return healthAnswer(path, ready) ?? { status: 404, text: `There is ${METRICS_PATH} here.` }
  }
  const limits = { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 }
  return createServer(limits, (req, res) => {
    const { method = '', url = '' } = req
    void answerPlain(req, res, answerTo(method, url.split('?', 1)[0] ?? ''))
  })
}
