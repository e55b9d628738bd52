/** Puts compressed files beside those of a build: a web server that knows of them sends them as they are, others leave them alone. */
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Plugin } from 'vite'

/** What pages load and what shrinks: fonts and pictures are compressed already. */
const SHRINKING = '**/*.{css,html,js,json,svg,txt,webmanifest}'
/** Smaller than this, a compressed answer is no quicker: it is one packet either way. */
const WORTH_COMPRESSING = 1000

const compressors = [
  {
    extension: 'br',
    compress: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { extension: 'gz', compress: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }) },
]

/**
 * Compresses what is worth it, all at once: the work is done by threads of their own. The same file gives the same bytes.
 *
 * @param folder absolute path of a build
 */
export async function precompress(folder: string): Promise<void> {
  await Promise.all(
    globSync(SHRINKING, { cwd: folder }).map(async (name) => {
      const path = join(folder, name)
      const content = await readFile(path)
      if (content.length < WORTH_COMPRESSING) return
      await Promise.all(
        compressors.map(async ({ extension, compress }) => {
          const packed = await compress(content)
          if (packed.length < content.length) await writeFile(`${path}.${extension}`, packed)
        }),
      )
    }),
  )
}

/** Does so once all files of a build are written. */
export function precompressPlugin(): Plugin {
  let folder: string | undefined
  return {
    name: 'cairn-precompress',
    apply: 'build',
    writeBundle: { order: 'post', sequential: true, handler: ({ dir }) => void (folder = dir) },
    // Source maps and licences have found their places.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (folder !== undefined) await precompress(folder)
      },
    },
  }
}
