/**
 * Who answers a request when the console stands in front of a server: docs/design.md §9, "What goes where".
 * `npm start -- --api`, `npm run serve` and `npm run dev` all ask here.
 */

/**
 * Whether a request is for the API server rather than for the console.
 *
 * @param method upper case, as Node gives it
 * @param target the request target as sent, like `/v1/disks?project=web`
 */
export function belongsToServer(method: string, target: string): boolean {
  const path = target.split(/[?#]/, 1)[0] ?? ''
  // `/v1/../x` must not reach parts of the server that are not passed on.
  if (hasDotSegment(path)) return false
  return isApiPath(path) || signInCalls.test(`${method} ${path}`)
}

/** What the server answers outside of the API, with the method: pages where people sign in, and what is sent from pages of the console. */
const signInCalls = /^(?:(?:GET|HEAD) \/login(?:\/[^/]+\/saml\/[^/]+\/redirect)?|POST \/(?:login|device)\/.*)$/

/** Targets whose answers may be steps of a sign-in, and lead to an identity provider. */
const signInTargets = /^\/login(?:[/?]|$)/

/** @param target the request target as sent */
export const isSignIn = (target: string): boolean => signInTargets.test(target)

/** What paths of the API alone begin with: a version, as a newer one may have another, or what is of none yet. */
const apiPaths = /^\/(?:experimental|v[0-9]+)(?:\/|$)/

/** Whether a path is the API's alone: no page of the console lies under it, with or without a server behind. */
export function isApiPath(path: string): boolean {
  return apiPaths.test(path)
}

/**
 * Whether a path climbs, also when whoever reads it next takes an escaped slash for a slash.
 *
 * @param target the request target as sent
 */
export function hasDotSegment(target: string): boolean {
  const path = target.split(/[?#]/, 1)[0] ?? ''
  return path.split(/[/\\]|%2f|%5c/i).some((segment) => /^(\.|%2e){1,2}(;.*)?$/i.test(segment))
}
