/** The console's own answers: its files, its page for every route of the console, and headers that keep it safe. */
import { Hono } from 'hono'

import { apiError } from './api-error.ts'
import { COMMON_HEADERS } from './headers.ts'
import { belongsToServer, isApiPath } from './routes.ts'
import { createStaticFiles, looksLikeFile } from './static-files.ts'
import type { StaticFile } from './static-files.ts'

/** Everything from this origin only; nothing inline, nothing evaluated, no frame around it. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ')

const SECURITY_HEADERS = {
  ...COMMON_HEADERS,
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
}

export interface ConsoleAppOptions {
  /** Absolute path of a build. */
  folder: string
  /** Whether no server is behind the console, so that its page runs on the mock. */
  mock: boolean
}

/** @returns an app for all requests that are not passed on to a server */
export function createConsoleApp({ folder, mock }: ConsoleAppOptions): Hono {
  const files = createStaticFiles(folder)
  const app = new Hono()

  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value)
  })

  // The mock in the page answers the API. What still gets here was sent before its worker controlled the page.
  app.all('*', async (c, next) => {
    const isApi = isApiPath(c.req.path) || (c.req.method === 'POST' && belongsToServer('POST', c.req.path))
    if (!mock || !isApi) return next()
    return c.json(apiError('There is no API server behind this console: it runs on its mock, inside the page.'), 503)
  })

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const file = await files.find(c.req.path)
    if (file !== undefined) return respond(c.req.raw, file)
    if (looksLikeFile(c.req.path)) return c.text('Not found', 404, { 'cache-control': 'no-cache' })
    const page = await files.find('/index.html')
    return page === undefined ? c.text('The console is not built: run npm run build', 500) : respond(c.req.raw, page)
  })

  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }))
  return app
}

function respond(request: Request, file: StaticFile): Response {
  const zipped = file.gzipped !== undefined && acceptsGzip(request) ? file.gzipped : undefined
  const headers: Record<string, string> = {
    'content-type': file.type,
    etag: file.etag,
    'cache-control': cacheControl(file),
    ...(file.gzipped === undefined ? {} : { vary: 'accept-encoding' }),
  }
  if (isKnown(request, file)) return new Response(null, { status: 304, headers })
  const body = zipped ?? file.content
  headers['content-length'] = String(body.length)
  if (zipped !== undefined) headers['content-encoding'] = 'gzip'
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

/** Pages are not kept, so that nobody comes back to one after somebody has signed out. */
function cacheControl({ type, immutable }: StaticFile): string {
  if (type.startsWith('text/html')) return 'no-store'
  return immutable ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function acceptsGzip(request: Request): boolean {
  const accepted = request.headers.get('accept-encoding') ?? ''
  return accepted.split(',').some((coding) => /^\s*(gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(coding))
}

function isKnown(request: Request, file: StaticFile): boolean {
  const known = request.headers.get('if-none-match')
  return known !== null && known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === file.etag)
}
