import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { optionRows } from './options.ts'
import { readSettings, usage } from './read.ts'
import type { Values } from './options.ts'

function valuesOf(args: string[], environment: NodeJS.ProcessEnv = {}): Values {
  const read = readSettings(args, environment)
  if (!('values' in read)) throw new Error(JSON.stringify(read))
  return read.values
}

function problemsOf(args: string[], environment: NodeJS.ProcessEnv = {}): string[] {
  const read = readSettings(args, environment)
  return 'problems' in read ? read.problems : []
}

describe('settings', () => {
  it('have defaults', () => {
    expect(valuesOf([])).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      'allowed-host': ['local'],
      'max-body': 64 * 2 ** 30,
      'timeout-idle': 120_000,
      'timeout-drain': 0,
      'access-log': 'json',
    })
    expect(valuesOf([])).not.toHaveProperty('api')
  })

  it('are flags', () => {
    expect(
      valuesOf([
        '--api=https://api.example:8443',
        '--port',
        '80',
        '--strict-port',
        '--max-body',
        '1TiB',
        '--timeout-idle=90s',
        '--base',
        '/console/',
      ]),
    ).toMatchObject({
      api: new URL('https://api.example:8443'),
      port: 80,
      'strict-port': true,
      'max-body': 2 ** 40,
      'timeout-idle': 90_000,
      base: '/console/',
    })
  })

  it('are variables of the environment, and a flag counts more', () => {
    const environment = { CAIRN_PORT: '80', CAIRN_MAX_BODY: '10MiB', CAIRN_STRICT_PORT: 'true', HOME: '/', PORT: '1' }
    expect(valuesOf(['--port', '81'], environment)).toMatchObject({
      port: 81,
      'max-body': 10 * 2 ** 20,
      'strict-port': true,
    })
    expect(valuesOf([], { CAIRN_STRICT_PORT: '0' })['strict-port']).toBe(false)
  })

  it('that are lists may be given several times, and replace those of the environment', () => {
    const environment = { CAIRN_ALLOWED_HOST: 'old.example' }
    expect(valuesOf([], environment)['allowed-host']).toEqual(['old.example'])
    expect(
      valuesOf(['--allowed-host', 'a.example, b.example', '--allowed-host', '.c.example'], environment)['allowed-host'],
    ).toEqual(['a.example', 'b.example', '.c.example'])
  })
})

describe('what is wrong', () => {
  it('is told all at once, each with the name under which it was given', () => {
    expect(
      problemsOf(['--port', '0', '--max-bdy', '1', '--api', 'ftp://x', 'stray', '--timeout-idle'], {
        CAIRN_MAX_ANSWER: 'lots',
        CAIRN_TIMOUT_IDLE: '5s',
      }),
    ).toEqual([
      'CAIRN_TIMOUT_IDLE: there is no such setting. Did you mean CAIRN_TIMEOUT_IDLE?',
      '--max-bdy: there is no such setting. Did you mean --max-body?',
      '"1" is no setting: a setting begins with --',
      '"stray" is no setting: a setting begins with --',
      '--timeout-idle: needs a value, TIME',
      '--api: "ftp://x" is not the address of a server, like http://127.0.0.1:12220',
      '--port: "0" is not a port (1 to 65535)',
      'CAIRN_MAX_ANSWER: "lots" is not a size, like 512KiB, 100MiB or 64GiB',
    ])
  })

  it.each([
    [['--host', ''], '--host: "" is not a host'],
    [['--host', 'a b'], '--host: "a b" is not a host'],
    [['--port', '65536'], '--port: "65536" is not a port'],
    [['--port', '80', '--port', '81'], '--port: is given twice'],
    [['--api', 'http://a/v1'], '--api: "http://a/v1" is not the address'],
    [['--base', 'console'], '--base: "console" is not a path with a slash at both ends'],
    [['--base', '/a/../b/'], '--base: "/a/../b/" is not a path'],
    [
      ['--allowed-host', 'https://a.example'],
      '--allowed-host: "https://a.example" is not the name of a host without port',
    ],
    [['--allowed-host', 'a.example:443'], '--allowed-host: "a.example:443" is not the name'],
    [['--allowed-host', 'a,,b'], '--allowed-host: "a,,b" has an empty name'],
    [['--trust-proxy', '10.0.0.0/40'], '--trust-proxy: "10.0.0.0/40" is no address'],
    [['--max-body', '0'], '--max-body: "0" is not a size'],
    [['--max-body', '10MB'], '--max-body: "10MB" is not a size'],
    [['--timeout-idle', '0s'], '--timeout-idle: 0 would end everything at once'],
    [['--timeout-idle', '30'], '--timeout-idle: "30" is not a time, like 500ms, 30s, 5m or 1h'],
    [['--timeout-socket', '600h'], '--timeout-socket: "600h" is not a time'],
    [['--access-log', 'text'], '--access-log: "text" is neither json nor off'],
    [['--max-sockets', '1.5'], '--max-sockets: "1.5" is not a number of at least 1'],
    [['--tls-cert', 'a.pem'], '--tls-key: is missing; TLS needs --tls-cert and --tls-key'],
    [['--tls-key', 'a.pem'], '--tls-cert: is missing'],
    [['--metrics-port', '4000'], '--metrics-port: is the port of the console too'],
    [['--ready-path', 'ping'], '--ready-path: "ping" is not a path'],
    [['--dir', ''], '--dir: is empty'],
  ])('%o', (args, problem) => expect(problemsOf(args).join('\n')).toContain(problem))

  it('does not repeat a password', () => {
    expect(problemsOf(['--api', 'http://me:hunter2@api.example/']).join()).not.toContain('hunter2')
  })

  it('is not what other programs of the project read', () => {
    expect(problemsOf([], { CAIRN_SEED: 'x', CAIRN_BENCH_RUNS: '3' })).toEqual([])
  })
})

describe('each setting', () => {
  const manual = readFileSync(new URL('../../docs/serving.md', import.meta.url), 'utf8')

  it('stands in the help', () => {
    expect(readSettings(['--help'], {})).toEqual({ help: usage() })
    for (const { flag } of optionRows()) expect(usage()).toContain(`  ${flag} `)
  })

  it.each(optionRows())('$flag stands in docs/serving.md as it is', ({ flag, variable, fallback, help }) => {
    expect(manual).toContain(`| \`${flag}\` | \`${variable}\` | ${fallback} | ${help} |`)
  })

  it('is all that stands there', () => {
    expect(manual.match(/^\| `--/gm)).toHaveLength(optionRows().length)
  })
})
