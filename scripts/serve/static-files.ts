/** Finds and compresses the files of a build, for the server that `npm start` and the tests use. */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}
/** Smaller than this, compression costs more than it saves. */
const WORTH_COMPRESSING = 1000

export interface StaticFile {
  type: string
  /** Strong validator of the uncompressed content. */
  etag: string
  content: Uint8Array<ArrayBuffer>
  /** Only for text that is worth it. */
  gzipped?: Uint8Array<ArrayBuffer>
  /** Whether the name carries a hash of the content: such a file never changes. */
  immutable: boolean
}

export interface StaticFiles {
  /**
   * The file behind a path of a URL, or undefined. A file changed on disk is read anew.
   *
   * @param path decoded or not, like `/assets/index-B1c2D3e4.js`
   */
  find(path: string): Promise<StaticFile | undefined>
}

/** @param folder absolute path of a build */
export function createStaticFiles(folder: string): StaticFiles {
  const known = new Map<string, { mtimeMs: number; file: StaticFile }>()
  return {
    async find(path) {
      const relative = safePath(path)
      const type = TYPES[extname(path)]
      if (relative === undefined || type === undefined) return undefined
      const absolute = join(folder, relative)
      const info = await stat(absolute).catch(() => undefined)
      if (!info?.isFile()) return undefined
      const before = known.get(relative)
      if (before?.mtimeMs === info.mtimeMs) return before.file
      const file = await load(absolute, type, isHashed(relative))
      known.set(relative, { mtimeMs: info.mtimeMs, file })
      return file
    },
  }
}

/** Whether a path names a file rather than a page: if there is none, that is a 404 and not the console. */
export function looksLikeFile(path: string): boolean {
  return path.startsWith('/assets/') || TYPES[extname(path)] !== undefined
}

async function load(path: string, type: string, immutable: boolean): Promise<StaticFile> {
  const content = new Uint8Array(await readFile(path))
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const isText = /^(text\/|application\/(json|manifest)|image\/svg)/.test(type)
  if (!isText || content.length < WORTH_COMPRESSING) return { type, etag, content, immutable }
  const gzipped = new Uint8Array(await promisify(gzip)(content, { level: 9 }))
  return { type, etag, content, gzipped, immutable }
}

/** A path inside the folder, or undefined: nothing hidden, nothing above. */
function safePath(path: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return undefined
  }
  const segments = decoded.split('/').filter((segment) => segment !== '')
  const isOdd = segments.some((segment) => segment.startsWith('.') || /[\\\0:]/.test(segment))
  return isOdd || segments.length === 0 ? undefined : segments.join('/')
}

/** Vite puts `-` and eight letters of a hash before the extension of what it emits to `assets/`. */
function isHashed(path: string): boolean {
  return /^assets\/.*-[\w-]{8}\.\w+$/.test(path)
}
