/**
 * What keeps the console safe, as a table: this server sets it on every answer, and the samples in `deploy/` that do without this server
 * are held against it.
 */

/** Set on every answer, of the console and of the server behind it. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-resource-policy': 'same-origin',
} as const

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

/** Set on the console's own files and pages. */
export const CONSOLE_HEADERS = {
  ...COMMON_HEADERS,
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
} as const

/** For answers of the API that are opened as pages (docs/decisions/0009-answers-of-the-api-in-a-sandbox.md). */
export const SANDBOX = "sandbox; frame-ancestors 'none'"

/** A server may answer a sign-in with a page that posts a form to the identity provider, even by a script. */
export const SIGN_IN_SANDBOX = "sandbox allow-forms allow-scripts; frame-ancestors 'none'"

/** A year, where this server itself has TLS. */
export const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' } as const

/**
 * Of an answer of the API these speak to browsers, and to proxies in front of this server, about more than the answer: other places for
 * this origin, connections to other sites, reports about its pages, what it keeps in the browser, files of the machine in front.
 */
export const DROPPED_FROM_ANSWERS = [
  'accept-ch',
  'alt-svc',
  'clear-site-data',
  'content-security-policy-report-only',
  'critical-ch',
  'link',
  'nel',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'strict-transport-security',
  'x-accel-buffering',
  'x-accel-charset',
  'x-accel-expires',
  'x-accel-limit-rate',
  'x-accel-redirect',
  'x-lighttpd-send-file',
  'x-reproxy-url',
  'x-sendfile',
] as const

/** Pages are not kept, so that nobody comes back to one after somebody has signed out. */
export const PAGE_CACHING = 'no-store'

/** A file whose name has a hash of its content never changes. */
export const ASSET_CACHING = 'public, max-age=31536000, immutable'

/** Other files are asked for again, and are mostly not sent again: they have a strong ETag. */
export const FILE_CACHING = 'no-cache'
