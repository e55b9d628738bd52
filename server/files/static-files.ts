/** Finds the files of a build, each as it is and compressed. */
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, gzip } from 'node:zlib'

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

export type Coding = 'identity' | 'gzip' | 'br'

/** The bytes of a file in one coding. */
export interface Representation {
  /** Strong validator of these very bytes: a range of one coding must not be joined to a range of another. */
  etag: string
  content: Uint8Array<ArrayBuffer>
}

export interface StaticFile {
  type: string
  /** As it is, and compressed where that is worth it. */
  codings: Readonly<Partial<Record<Coding, Representation>>> & { readonly identity: Representation }
  /** Whether the name carries a hash of the content: such a file never changes. */
  immutable: boolean
}

export interface StaticFiles {
  /**
   * The file behind a path of a URL, or undefined. A file changed on disk is read anew.
   *
   * @param path decoded or not, like `/assets/index-B1c2D3e.js`
   */
  find(path: string): Promise<StaticFile | undefined>
  /** Reads every file, so that the first browser does not wait for it. */
  readAll(): Promise<void>
}

/** @param folder absolute path of a build */
export function createStaticFiles(folder: string): StaticFiles {
  const known = new Map<string, { version: string; file: Promise<StaticFile> }>()

  const find = async (path: string): Promise<StaticFile | undefined> => {
    const relative = safePath(path)
    const type = TYPES[extname(path)]
    if (relative === undefined || type === undefined) return undefined
    const absolute = join(folder, relative)
    const info = await stat(absolute).catch(() => undefined)
    if (!info?.isFile()) return undefined
    const version = `${info.mtimeMs} ${info.size} ${info.ino}`
    const before = known.get(relative)
    if (before?.version === version) return before.file
    const file = load(absolute, type, isHashed(relative))
    known.set(relative, { version, file })
    // What could not be read is tried again.
    file.catch(() => known.delete(relative))
    return file
  }

  return {
    find,
    async readAll() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      await Promise.all(paths.map((path) => find(path.slice(folder.length).replaceAll('\\', '/'))))
    },
  }
}

/** Whether a path names a file rather than a page: if there is none, that is a 404 and not the console. */
export function looksLikeFile(path: string): boolean {
  return path.startsWith('/assets/') || TYPES[extname(path)] !== undefined
}

async function load(path: string, type: string, immutable: boolean): Promise<StaticFile> {
  const content = new Uint8Array(await readFile(path))
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  const identity: Representation = { etag: `"${hash}"`, content }
  const isText = /^(text\/|application\/(json|manifest)|image\/svg)/.test(type)
  if (!isText || content.length < WORTH_COMPRESSING) return { type, codings: { identity }, immutable }
  const [br, zipped] = await Promise.all([
    beside(`${path}.br`, content, promisify(brotliDecompress)),
    beside(`${path}.gz`, content, promisify(gunzip)),
  ])
  const gzipped = zipped ?? new Uint8Array(await promisify(gzip)(content, { level: 9 }))
  const codings = {
    identity,
    gzip: { etag: `"${hash}-gz"`, content: gzipped },
    ...(br === undefined ? {} : { br: { etag: `"${hash}-br"`, content: br } }),
  }
  return { type, codings, immutable }
}

/** What the build has compressed, unless the file has been changed since. */
async function beside(
  path: string,
  content: Uint8Array,
  unpack: (packed: Uint8Array) => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const packed = new Uint8Array(await readFile(path))
    return Buffer.from(content).equals(await unpack(packed)) ? packed : undefined
  } catch {
    return undefined
  }
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

/** Vite puts `-` and seven letters of a hash before the extension of what it emits to `assets/`. */
function isHashed(path: string): boolean {
  return /^assets\/.*-[\w-]{7}\.\w+$/.test(path)
}
