import { recordRequest } from './dry-run.ts'
import { otherVersion } from './server-version.ts'

/**
 * Why the server does not have an operation, or a field of what it is sent: its version has not. For screens that are written by hand; parts
 * of generated ones say it themselves. @param make calls the operation; nothing is sent
 */
export function lackOfCall(make: () => unknown, field?: string): string | undefined {
  const other = otherVersion.get()
  const call = other && recordRequest(make)
  return call && other.lackIn(call, field)
}
