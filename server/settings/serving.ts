/** What settings mean, once the files that they name are there. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Limits } from '../http/limits.ts'
import { trustOf } from '../http/origin.ts'
import type { Place } from '../listen.ts'
import type { ServeOptions } from '../server.ts'
import { readTlsPair } from '../tls.ts'
import type { TlsFiles } from '../tls.ts'
import type { Values } from './options.ts'

export interface Serving {
  options: Omit<ServeOptions, 'log' | 'access' | 'metrics'>
  place: Place
  accessLog: 'json' | 'off'
  tlsFiles?: TlsFiles
  metricsPlace?: Place
  drainMs: number
  stopMs: number
}

/** @returns everything that is wrong, or what to serve and how */
export function servingOf(values: Values): { serving: Serving } | { problems: string[] } {
  const problems: string[] = []
  const folder = folderOf(values)
  const built = builtFor(folder)
  if (built === undefined)
    problems.push(
      `--dir: there is no build in ${folder}; make one with npm run build${values.api === undefined ? ' -- --mock' : ''}`,
    )
  else if (values.base !== undefined && values.base !== built)
    problems.push(
      `--base: the build in ${folder} is for ${built}; CAIRN_BASE=${values.base} npm run build makes one for ${values.base}`,
    )

  const { 'tls-cert': cert, 'tls-key': key } = values
  const tlsFiles = cert === undefined || key === undefined ? undefined : { cert: resolve(cert), key: resolve(key) }
  const tls =
    tlsFiles &&
    tryTo(
      () => readTlsPair(tlsFiles),
      (message) => problems.push(`--tls-cert, --tls-key: ${message}`),
    )
  if (problems.length > 0) return { problems }

  const { api, 'allowed-host': allowedHosts, 'trust-proxy': trusted, 'metrics-port': metricsPort } = values
  return {
    serving: {
      options: {
        folder,
        base: built ?? '/',
        limits: limitsOf(values),
        readyPath: values['ready-path'],
        ...(api && { api }),
        allowedHosts,
        ...(trusted && { trust: trustOf(trusted) }),
        ...(tls && { tls }),
      },
      place: { host: values.host, port: values.port, strict: values['strict-port'] === true },
      accessLog: values['access-log'],
      ...(tlsFiles && { tlsFiles }),
      ...(metricsPort === undefined
        ? {}
        : { metricsPlace: { host: values['metrics-host'], port: metricsPort, strict: true } }),
      drainMs: values['timeout-drain'],
      stopMs: values['timeout-stop'],
    },
  }
}

function folderOf({ dir, api }: Values): string {
  if (dir !== undefined) return resolve(dir)
  return fileURLToPath(new URL(api === undefined ? '../../dist-mock' : '../../dist', import.meta.url))
}

/** Where a build expects to stand, by what its page asks for; undefined when there is no page. */
function builtFor(folder: string): string | undefined {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) return undefined
  const [, base] = /(?:src|href)="(\/(?:[^"]*\/)?)assets\//.exec(readFileSync(page, 'utf8')) ?? []
  return base ?? '/'
}

const limitsOf = (values: Values): Limits => ({
  maxHeader: values['max-header'],
  maxBody: values['max-body'],
  maxAnswer: values['max-answer'],
  maxConnections: values['max-connections'],
  maxSockets: values['max-sockets'],
  maxFrame: values['max-frame'],
  headersMs: values['timeout-headers'],
  idleMs: values['timeout-idle'],
  connectMs: values['timeout-connect'],
  answerMs: values['timeout-answer'],
  keepAliveMs: values['timeout-keep-alive'],
  socketIdleMs: values['timeout-socket'],
})

function tryTo<T>(work: () => T, onFailure: (message: string) => void): T | undefined {
  try {
    return work()
  } catch (error) {
    onFailure(error instanceof Error ? error.message : String(error))
    return undefined
  }
}
