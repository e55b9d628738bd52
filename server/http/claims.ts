/** Headers by which a client claims what only a server in front can know. None goes to the API server as the client sent it. */

/**
 * For whom a request was made, and who signed in before a proxy: the client could claim anything, so this server says what it knows itself.
 * Each name is one that some proxy sends and some server believes.
 */
const isForwarded = (name: string): boolean =>
  /^(?:(?:x-)?(?:original-)?forwarded(?:-.*)?|(?:x-)?(?:client|real|remote|originating|cluster-client|true-client)-ip|(?:x-)?remote-(?:addr|user)|(?:cf-)?connecting-ip)$/.test(
    name,
  )

/** By these some servers answer another request than the one that was looked at here: with another path, host or method. */
const isOtherTarget = (name: string): boolean =>
  /^x-(?:(?:original|rewrite)-(?:ur[li]|host)|(?:http-)?method(?:-override)?)$/.test(name)

/** Servers that keep headers as variables take an underscore for a hyphen. @param name in lower case */
export const isClaim = (name: string): boolean => {
  const hyphened = name.replaceAll('_', '-')
  return isForwarded(hyphened) || isOtherTarget(hyphened)
}

/** Those that are known by name, for servers that cannot look for the others; without the ones that a proxy sets itself. */
export const CLAIMS = [
  'cf-connecting-ip',
  'client-ip',
  'connecting-ip',
  'forwarded',
  'forwarded-for',
  'originating-ip',
  'real-ip',
  'remote-addr',
  'remote-ip',
  'remote-user',
  'true-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-forwarded',
  'x-forwarded-access-token',
  'x-forwarded-client-cert',
  'x-forwarded-email',
  'x-forwarded-groups',
  'x-forwarded-path',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-preferred-username',
  'x-forwarded-protocol',
  'x-forwarded-scheme',
  'x-forwarded-server',
  'x-forwarded-ssl',
  'x-forwarded-uri',
  'x-forwarded-user',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
  'x-original-forwarded-for',
  'x-original-host',
  'x-original-uri',
  'x-original-url',
  'x-originating-ip',
  'x-real-ip',
  'x-remote-addr',
  'x-remote-ip',
  'x-remote-user',
  'x-rewrite-host',
  'x-rewrite-uri',
  'x-rewrite-url',
  'x-true-client-ip',
] as const
