/** Every setting of the server: the one table that flags, environment, help and `docs/serving.md` are made of. */
import { LIMITS } from '../http/limits.ts'
import { trustOf } from '../http/origin.ts'
import {
  readAccessLog,
  readBase,
  readCount,
  readDuration,
  readHost,
  readHosts,
  readLimit,
  readList,
  readOrigin,
  readPath,
  readPort,
  readSize,
  readSwitch,
  readText,
} from './values.ts'

export interface Option<Value> {
  /** What the value is called in the help; a switch has none. */
  readonly value?: string
  /** As it would be typed. */
  readonly default?: string
  /** What the default is, where it cannot be typed. */
  readonly otherwise?: string
  /** One line. */
  readonly help: string
  /** @throws Error that says what is expected instead */
  readonly read: (text: string) => Value
  /** May be given several times: the values are joined by commas. */
  readonly isList?: true
}

const option = <Value>(one: Option<Value>): Option<Value> => one

const size = (bytes: number): string =>
  bytes % 2 ** 30 === 0
    ? `${bytes / 2 ** 30}GiB`
    : bytes % 2 ** 20 === 0
      ? `${bytes / 2 ** 20}MiB`
      : `${bytes / 1024}KiB`
const time = (ms: number): string =>
  ms % 3_600_000 === 0 ? `${ms / 3_600_000}h` : ms % 60_000 === 0 ? `${ms / 60_000}m` : `${ms / 1000}s`

const trusted = (text: string) => {
  const ranges = readList(text)
  trustOf(ranges)
  return ranges
}

export const OPTIONS = {
  api: option({
    value: 'URL',
    otherwise: 'none: the build with the mock',
    help: 'passes the API on to that server',
    read: readOrigin,
  }),
  dir: option({
    value: 'FOLDER',
    otherwise: 'dist/ with --api, dist-mock/ without',
    help: 'the build to serve',
    read: readText,
  }),
  base: option({
    value: 'PATH',
    otherwise: 'what the build was made for',
    help: 'where the console stands, like /console/; the API stays at /v1',
    read: readBase,
  }),

  host: option({
    value: 'HOST',
    default: '127.0.0.1',
    help: 'address to listen on; 0.0.0.0 is every one',
    read: readHost,
  }),
  port: option({ value: 'N', default: '4000', help: 'port to listen on, or the next free one', read: readPort }),
  'strict-port': option({ help: 'fails when the port is taken', read: readSwitch }),
  'allowed-host': option({
    value: 'NAMES',
    default: 'local',
    help: 'answers to these names only; .example.com is every name below it, local are addresses, localhost and the name of this machine, * is any',
    read: readHosts,
    isList: true,
  }),
  'trust-proxy': option({
    value: 'NETWORKS',
    otherwise: 'nobody',
    help: 'whose X-Forwarded headers are believed: 10.0.0.0/8, loopback, private',
    read: trusted,
    isList: true,
  }),
  'tls-cert': option({
    value: 'FILE',
    otherwise: 'no TLS',
    help: 'certificate with its chain, PEM; read again when it changes and at SIGHUP',
    read: readText,
  }),
  'tls-key': option({ value: 'FILE', otherwise: 'no TLS', help: 'its key, PEM', read: readText }),

  'max-header': option({
    value: 'SIZE',
    default: size(LIMITS.maxHeader),
    help: 'head of a request, or of an answer of the API',
    read: readSize,
  }),
  'max-body': option({ value: 'SIZE', default: size(LIMITS.maxBody), help: 'body of a request', read: readSize }),
  'max-answer': option({
    value: 'SIZE',
    default: size(LIMITS.maxAnswer),
    help: 'body of an answer of the API',
    read: readSize,
  }),
  'max-connections': option({
    value: 'N',
    default: String(LIMITS.maxConnections),
    help: 'connections at one time',
    read: readCount,
  }),
  'max-sockets': option({
    value: 'N',
    default: String(LIMITS.maxSockets),
    help: 'WebSockets at one time',
    read: readCount,
  }),
  'max-frame': option({ value: 'SIZE', default: size(LIMITS.maxFrame), help: 'frame of a WebSocket', read: readSize }),

  'timeout-headers': option({
    value: 'TIME',
    default: time(LIMITS.headersMs),
    help: 'for the head of a request',
    read: readLimit,
  }),
  'timeout-idle': option({
    value: 'TIME',
    default: time(LIMITS.idleMs),
    help: 'without a byte of a body, either way',
    read: readLimit,
  }),
  'timeout-connect': option({
    value: 'TIME',
    default: time(LIMITS.connectMs),
    help: 'to connect to the API; for the TLS handshake of a client',
    read: readLimit,
  }),
  'timeout-answer': option({
    value: 'TIME',
    default: time(LIMITS.answerMs),
    help: 'from the end of a request to the beginning of its answer',
    read: readLimit,
  }),
  'timeout-keep-alive': option({
    value: 'TIME',
    default: time(LIMITS.keepAliveMs),
    help: 'for a connection without a request',
    read: readLimit,
  }),
  'timeout-socket': option({
    value: 'TIME',
    default: time(LIMITS.socketIdleMs),
    help: 'without a byte on a WebSocket',
    read: readLimit,
  }),
  'timeout-drain': option({
    value: 'TIME',
    default: '0s',
    help: 'at the end: not ready, and still serving, so that load balancers look elsewhere',
    read: readDuration,
  }),
  'timeout-stop': option({
    value: 'TIME',
    default: '8s',
    help: 'at the end: for requests that are running',
    read: readDuration,
  }),

  'access-log': option({
    value: 'json|off',
    default: 'json',
    help: 'a line of JSON on standard output for each request',
    read: readAccessLog,
  }),
  'ready-path': option({
    value: 'PATH',
    default: '/v1/ping',
    help: 'what the API is asked to find out whether it is there',
    read: readPath,
  }),
  'metrics-port': option({
    value: 'N',
    otherwise: 'no metrics',
    help: 'port for /-/metrics, with a listener of its own',
    read: readPort,
  }),
  'metrics-host': option({ value: 'HOST', default: '127.0.0.1', help: 'address for it', read: readHost }),
}

export type OptionName = keyof typeof OPTIONS

type ValueOf<One> = One extends { read: (text: string) => infer Value } ? Value : never

/** What has a default is there. */
type Defaulted = {
  [Name in OptionName]: Name extends
    | 'api'
    | 'dir'
    | 'base'
    | 'strict-port'
    | 'trust-proxy'
    | 'tls-cert'
    | 'tls-key'
    | 'metrics-port'
    ? never
    : Name
}[OptionName]

export type Values = { [Name in Defaulted]: ValueOf<(typeof OPTIONS)[Name]> } & {
  [Name in Exclude<OptionName, Defaulted>]?: ValueOf<(typeof OPTIONS)[Name]>
}

export const optionNames = Object.keys(OPTIONS) as OptionName[]

/** `max-body` → `CAIRN_MAX_BODY`. */
export const variableOf = (name: string): string => `CAIRN_${name.replaceAll('-', '_').toUpperCase()}`

/** One row of the table for people. */
export interface OptionRow {
  flag: string
  variable: string
  fallback: string
  help: string
}

export const optionRows = (): OptionRow[] =>
  optionNames.map((name) => {
    const one: Option<unknown> = OPTIONS[name]
    return {
      flag: `--${name}${one.value === undefined ? '' : ` ${one.value}`}`,
      variable: variableOf(name),
      fallback: one.default ?? one.otherwise ?? 'off',
      help: one.help,
    }
  })
