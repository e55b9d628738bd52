/** The console's own answers: its files, its page for every route of the console, and headers that keep it safe. */
import { Hono } from 'hono'

import { apiError } from '../http/api-error.ts'
import { belongsToServer, isApiPath } from '../http/routes.ts'
import { ASSET_CACHING, CONSOLE_HEADERS, FILE_CACHING, PAGE_CACHING } from '../http/security-headers.ts'
import { chooseCoding, chooseRange, isKnown } from './conditions.ts'
import { asksForWorker, endedWorker } from './ended-worker.ts'
import { createStaticFiles, looksLikeFile } from './static-files.ts'
import type { StaticFile, StaticFiles } from './static-files.ts'

export interface ConsoleAppOptions {
  /** Absolute path of a build. */
  folder: string
  /** Whether no server is behind the console, so that its page runs on the mock. */
  mock: boolean
  /** Where the build stands, with slashes around. Default: `/`. */
  base?: string
  /** The files of the folder, where somebody else reads them too. */
  files?: StaticFiles
}

/** @returns an app for all requests that are not passed on to a server */
export function createConsoleApp({
  folder,
  mock,
  base = '/',
  files = createStaticFiles(folder),
}: ConsoleAppOptions): Hono {
  const app = new Hono()

  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(CONSOLE_HEADERS)) c.res.headers.set(name, value)
  })

  // The mock in the page answers the API. What still gets here was sent before its worker controlled the page.
  app.all('*', async (c, next) => {
    const isApi = isApiPath(c.req.path) || (c.req.method === 'POST' && belongsToServer('POST', c.req.path))
    if (!mock || !isApi) return next()
    return c.json(apiError('There is no API server behind this console: it runs on its mock, inside the page.'), 503)
  })

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const path = below(base, c.req.path)
    const file = path === undefined ? undefined : await files.find(path)
    if (file === undefined && asksForWorker(c.req.raw)) return endedWorker()
    if (path === undefined) {
      const isEntry = c.req.path === '/' || `${c.req.path}/` === base
      return isEntry ? c.redirect(base, 302) : c.text('Not found', 404, { 'cache-control': FILE_CACHING })
    }
    if (file !== undefined) return respond(c.req.raw, file)
    if (looksLikeFile(path)) return c.text('Not found', 404, { 'cache-control': FILE_CACHING })
    const page = await files.find('/index.html')
    return page === undefined ? c.text('The console is not built: run npm run build', 500) : respond(c.req.raw, page)
  })

  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }))
  return app
}

/** A path below the base, with a slash at its beginning; undefined for one that is not. */
function below(base: string, path: string): string | undefined {
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined
}

function respond(request: Request, file: StaticFile): Response {
  const header = (name: string) => request.headers.get(name)
  const coding = chooseCoding(file, header('accept-encoding'))
  const representation = file.codings[coding] ?? file.codings.identity
  const { etag, content } = representation
  const headers: Record<string, string> = {
    'content-type': file.type,
    etag,
    'cache-control': cacheControl(file),
    'accept-ranges': 'bytes',
    ...(Object.keys(file.codings).length > 1 ? { vary: 'accept-encoding' } : {}),
  }
  if (isKnown(representation, header('if-none-match'))) return new Response(null, { status: 304, headers })
  if (coding !== 'identity') headers['content-encoding'] = coding
  const isHead = request.method === 'HEAD'
  // A range is of what GET would send; HEAD has none (RFC 9110 §14.2).
  const range = isHead ? 'all' : chooseRange(representation, { range: header('range'), ifRange: header('if-range') })
  if (range === 'none') {
    const { 'content-encoding': _, ...plain } = headers
    return new Response(null, { status: 416, headers: { ...plain, 'content-range': `bytes */${content.length}` } })
  }
  const part = range === 'all' ? content : content.subarray(range.first, range.last + 1)
  if (range !== 'all') headers['content-range'] = `bytes ${range.first}-${range.last}/${content.length}`
  headers['content-length'] = String(part.length)
  return new Response(isHead ? null : part, { status: range === 'all' ? 200 : 206, headers })
}

function cacheControl({ type, immutable }: StaticFile): string {
  if (type.startsWith('text/html')) return PAGE_CACHING
  return immutable ? ASSET_CACHING : FILE_CACHING
}
