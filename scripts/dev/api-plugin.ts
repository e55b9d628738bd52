/** Makes Vite's server treat the API as the finished console's server does: same routes, same proxy. */
import type { Plugin } from 'vite'

import { whyForeign, whyRefused } from '../../server/http/admission.ts'
import { apiError } from '../../server/http/api-error.ts'
import { plainExchange } from '../../server/http/exchange.ts'
import { hostCheck, LOCAL_NAMES } from '../../server/http/hosts.ts'
import { LIMITS } from '../../server/http/limits.ts'
import { refuseUpgrade } from '../../server/http/refuse.ts'
import { belongsToServer, isApiPath } from '../../server/http/routes.ts'
import { createProxy } from '../../server/proxy/proxy.ts'
import { asksForWebSocket } from '../../server/proxy/upgrade.ts'

/** @param api origin of the API server; without it, the mock in the page answers */
export function apiPlugin(api: URL | undefined): Plugin {
  const log = (line: string): void => console.error(line)
  const proxy = api === undefined ? undefined : createProxy(api)
  return {
    name: 'cairn-api',
    configureServer({ middlewares, httpServer, config: { server } }) {
      middlewares.use((req, res, next) => {
        // Vite cuts its base off `url`.
        const target = req.originalUrl ?? req.url ?? '/'
        if (proxy !== undefined) {
          if (belongsToServer(req.method ?? 'GET', target)) proxy.pass(req, res, plainExchange(req, log))
          else next()
        } else if (isApiPath(target)) {
          res.writeHead(503, { 'content-type': 'application/json' })
          res.end(JSON.stringify(apiError('The mock API does not control this page yet.')))
        } else next()
      })
      // Vite looks at the host of its own WebSockets and of requests, never at these; whose page asks, only this can tell.
      const allowed = server.allowedHosts === true ? ['*'] : [LOCAL_NAMES, ...server.allowedHosts]
      const rules = { isOurHost: hostCheck(allowed), maxBody: LIMITS.maxBody }
      httpServer?.on('upgrade', (req, socket, head) => {
        // All others are Vite's own.
        if (proxy === undefined || !asksForWebSocket(req) || !belongsToServer('GET', req.url ?? '/')) return
        const exchange = plainExchange(req, log)
        const refusal = whyRefused(req, exchange.origin, rules) ?? whyForeign(req, exchange.origin)
        if (refusal === undefined) proxy.upgrade(req, socket, head, exchange)
        else refuseUpgrade(req, socket, refusal, exchange)
      })
    },
  }
}
