/** What a call would send, for reading and for running elsewhere. */
import { writeRequest } from '../../api/client.ts'
import { recordRequest, type RecordedRequest } from '../../api/dry-run.ts'
import { curlText } from './curl.ts'
import { redact } from './redact.ts'
import { typeScriptText } from './typescript.ts'

export interface Equivalent {
  /** `POST /v1/crates?shelf=s` */
  line: string
  curl: string
  /** Absent for requests that no function of the client makes. */
  typescript?: string
  /** The request, without secrets. */
  call: RecordedRequest
  /** Names of the secrets that were left out. */
  secrets: readonly string[]
}

export interface EquivalentOptions {
  /** Scheme and host of the API. */
  origin: string
  /** Names of fields that hold secrets, besides those that sound like it. */
  secrets?: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/** The first request that `make` would send; undefined when there is none or it cannot be written yet. */
export function equivalentOf(
  make: () => unknown,
  { origin, secrets = none }: EquivalentOptions,
): Equivalent | undefined {
  const recorded = recordRequest(make)
  return recorded && equivalentOfRequest(recorded, { origin, secrets })
}

/** The same for a request that is known; undefined when it cannot be written. */
function equivalentOfRequest(
  recorded: RecordedRequest,
  { origin, secrets = none }: EquivalentOptions,
): Equivalent | undefined {
  const { value: body, found } = redact(recorded.body, secrets)
  const call = { ...recorded, body }
  try {
    const written = writeRequest(call, { baseUrl: origin })
    const typescript = typeScriptText(call, origin)
    return {
      line: `${call.method} ${written.url.slice(origin.length)}`,
      curl: curlText(written),
      ...(typescript === undefined ? {} : { typescript }),
      call,
      secrets: found,
    }
  } catch {
    // A path parameter is missing, a date is none.
    return undefined
  }
}
