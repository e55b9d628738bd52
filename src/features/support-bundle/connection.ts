/** What the page asks of the API about the files of a bundle. */
import type { FetchQueryOptions } from '@tanstack/react-query'

import { supportBundleIndexOptions } from '../../../generated/api/queries/experimental.gen.ts'
import {
  supportBundleDownload,
  supportBundleDownloadFile,
  supportBundleHead,
  supportBundleHeadFile,
} from '../../../generated/api/sdk/experimental.gen.ts'
import { client } from '../../api/binding.ts'
import { writeRequest } from '../../api/client.ts'
import { recordRequest } from '../../api/dry-run.ts'
import { notFound, toApiError } from '../../api/errors.ts'
import { withCallOptions } from '../../api/raw.ts'
import type { Answer } from './download.ts'
import { mostShown } from './preview.ts'

/** A file of a bundle, or all of it. */
export interface Wanted {
  readonly bundleId: string
  readonly file?: string | undefined
}

type Context = Parameters<Exclude<FetchQueryOptions<object>['queryFn'], symbol | undefined>>[0]

const keyOf = (_id: string, { bundleId, file }: Wanted) => [
  { _id, path: { bundleId, ...(file !== undefined && { file }) }, tags: ['support_bundle_files'] },
]

/** Bundles never change once they are there. */
const forGood = { staleTime: Infinity } as const

/** The index as a text. */
export const indexOptions = (bundleId: string) => ({
  ...withCallOptions(supportBundleIndexOptions({ path: { bundleId } }), { parseAs: 'text' }),
  ...forGood,
})

/** How many bytes there are; undefined where the server does not say. */
export const sizeOptions = (wanted: Wanted) => ({
  queryKey: keyOf('support-bundle-size', wanted),
  queryFn: async ({ signal }: Context): Promise<{ bytes: number | undefined }> => {
    const { bundleId, file } = wanted
    const options = { signal, throwOnError: true } as const
    const { headers } =
      file === undefined
        ? await supportBundleHead({ path: { bundleId }, ...options })
        : await supportBundleHeadFile({ path: { bundleId, file: addressable(file) }, ...options })
    return { bytes: lengthOf(headers) }
  },
  ...forGood,
})

/** The bytes of a small file; undefined if they are more than the server said. */
export const bytesOptions = ({ bundleId, file = '' }: Wanted) => ({
  queryKey: keyOf('support-bundle-bytes', { bundleId, file }),
  queryFn: async ({ signal }: Context): Promise<{ bytes: Uint8Array | undefined }> => {
    const path = { bundleId, file: addressable(file) }
    const { data } = await supportBundleDownloadFile({ path, signal, parseAs: 'blob', throwOnError: true })
    if (!(data instanceof Blob)) return { bytes: new Uint8Array() }
    return { bytes: data.size > mostShown ? undefined : new Uint8Array(await data.arrayBuffer()) }
  },
  // It may be a megabyte; what is looked at again is asked for again.
  gcTime: 60_000,
  structuralSharing: false,
  ...forGood,
})

/** Asks for the bytes from somewhere on. */
export async function openAt({ bundleId, file }: Wanted, from: number, signal: AbortSignal): Promise<Answer> {
  const options = {
    ...(from > 0 && { headers: { range: `bytes=${from}-` } }),
    // It has a time of its own, and is asked for again by itself.
    patient: true,
    parseAs: 'stream',
    expected: [416],
    signal,
  } as const
  const [operation, result] =
    file === undefined
      ? (['supportBundleDownload', await supportBundleDownload({ path: { bundleId }, ...options })] as const)
      : ([
          'supportBundleDownloadFile',
          await supportBundleDownloadFile({ path: { bundleId, file: addressable(file) }, ...options }),
        ] as const)
  // With or without a body that can be read.
  if ('headers' in result && result.statusCode === 416) return { beyond: rangeOf(result.headers).total }
  if (result.type !== 'success') throw toApiError(result, operation)
  const { headers, data, statusCode } = result
  const tag = headers.get('etag') ?? headers.get('last-modified') ?? undefined
  const bytes = piecesOf(data, operation, signal)
  if (statusCode !== 206) return { bytes, from: 0, total: lengthOf(headers), tag }
  const { first, total } = rangeOf(headers)
  // Bytes that are from who knows where are not the ones asked for.
  return { bytes, from: first ?? Number.NaN, total, tag }
}

/** The address of a download, for the browser itself. */
export function addressOf({ bundleId, file }: Wanted): string | undefined {
  const request = recordRequest(() =>
    file === undefined
      ? supportBundleDownload({ path: { bundleId } })
      : supportBundleDownloadFile({ path: { bundleId, file } }),
  )
  return request && writeRequest(request, { baseUrl: client.getConfig().baseUrl ?? '' }).url
}

/** No address leads to a file of such a name: browsers take it for a step in the path. */
function addressable(file: string): string {
  if (file === '.' || file === '..') throw notFound()
  return file
}

async function* piecesOf(body: unknown, operation: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  if (!(body instanceof ReadableStream)) return
  const reader: ReadableStreamDefaultReader<unknown> = body.getReader()
  // A read that waits ends as well, whatever became of the request.
  const end = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', end)
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw toApiError({ type: 'network', error }, operation)
      })
      signal.throwIfAborted()
      if (done) return
      if (value instanceof Uint8Array) yield value
    }
  } finally {
    signal.removeEventListener('abort', end)
    // Who stops in between wants no more of it.
    end()
  }
}

const isPacked = (headers: Headers): boolean => (headers.get('content-encoding') ?? 'identity') !== 'identity'

/** What is packed on the way has another length. */
function lengthOf(headers: Headers): number | undefined {
  const text = headers.get('content-length') ?? ''
  return /^\d+$/.test(text) && !isPacked(headers) ? Number(text) : undefined
}

/** `bytes 100-199/1000`, where a part or all may be missing (RFC 9110 §14.4). */
function rangeOf(headers: Headers): { first: number | undefined; total: number | undefined } {
  const [, first, total] = /^bytes (?:(\d+)-\d+|\*)\/(\d+|\*)$/.exec(headers.get('content-range')?.trim() ?? '') ?? []
  return {
    first: first === undefined ? undefined : Number(first),
    total: total === undefined || total === '*' ? undefined : Number(total),
  }
}
