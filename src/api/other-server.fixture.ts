/** Servers of other versions, whatever the contract says of versions. */
import { recordRequest } from './dry-run.ts'
import type { OtherVersion, Refusal } from './server-version.ts'

const none = () => undefined

/** It refuses nothing. */
export const noRefusal: Refusal = { field: none, needs: () => false }

/** A server of another version that refuses something of every call. @param made the addresses of calls that it was asked about */
export const serverThat = (refusal: Refusal, made: unknown[] = []): OtherVersion => ({
  version: '2.0.0',
  lack: none,
  lackIn: none,
  needs: () => false,
  refuses: (make, asked) => {
    made.push(recordRequest(make)?.url, ...asked)
    return refusal
  },
  adapt: (call) => call,
  address: (written) => written,
  through: (_call, send) => send(),
})
