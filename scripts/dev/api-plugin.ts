/** Makes Vite's server treat the API as the finished console's server does: same routes, same proxy. */
import type { Plugin } from 'vite'

import { apiError } from '../../server/http/api-error.ts'
import { belongsToServer, isApiPath } from '../../server/http/routes.ts'
import { createProxy } from '../../server/proxy/proxy.ts'
import { asksForWebSocket } from '../../server/proxy/upgrade.ts'

/** @param api origin of the API server; without it, the mock in the page answers */
export function apiPlugin(api: URL | undefined): Plugin {
  const proxy = api === undefined ? undefined : createProxy(api, { log: (line) => console.error(line) })
  return {
    name: 'cairn-api',
    configureServer({ middlewares, httpServer }) {
      middlewares.use((req, res, next) => {
        // Vite cuts its base off `url`.
        const target = req.originalUrl ?? req.url ?? '/'
        if (proxy !== undefined) {
          if (belongsToServer(req.method ?? 'GET', target)) proxy.pass(req, res)
          else next()
        } else if (isApiPath(target)) {
          res.writeHead(503, { 'content-type': 'application/json' })
          res.end(JSON.stringify(apiError('The mock API does not control this page yet.')))
        } else next()
      })
      httpServer?.on('upgrade', (req, socket, head) => {
        // All others are Vite's own.
        const isOurs = asksForWebSocket(req) && belongsToServer('GET', req.url ?? '/')
        if (proxy !== undefined && isOurs) proxy.upgrade(req, socket, head)
      })
    },
  }
}
