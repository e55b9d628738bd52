/** What lies in `deploy/`: of one mind with this server, and readable for the programs that it is for. */
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { CLAIMS, isClaim } from './http/claims.ts'
import { LIMITS } from './http/limits.ts'
import { belongsToServer, hasDotSegment } from './http/routes.ts'
import { COMMON_HEADERS, CONSOLE_HEADERS, DROPPED_FROM_ANSWERS, STRICT_TRANSPORT } from './http/security-headers.ts'
import { readSettings } from './settings/read.ts'
import { API_PATTERN, caddySample, CLIMBING, nginxSample } from './testing/samples.ts'

const read = (name: string): string => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8')

describe('the samples for other web servers', () => {
  it.each([
    ['nginx.conf', nginxSample],
    ['Caddyfile', caddySample],
  ])('%s is made of the tables of this server', async (name, sample) => {
    await expect(sample()).toMatchFileSnapshot(`../deploy/${name}`)
  })

  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']
  const paths = [
    '/ /v1 /v1/ /v1/disks /v1x /v10/disks /experimental /experimental/v1/probes /experimental2 /projects /projects/v1/disks',
    '/login /login/ /login/corp/local /login/corp/saml/okta /login/corp/saml/okta/redirect /login/corp/saml//redirect /loginx',
    '/login/corp/saml/okta/redirect/more /device/auth /device/verify /device /assets/index-B1c2D3e.js /v1/images/a%20b',
  ].flatMap((line) => line.split(' '))
  it('send to the API what this server sends there', () => {
    const isApi = new RegExp(API_PATTERN)
    for (const method of methods)
      for (const path of paths)
        expect(isApi.test(`${method} ${path}`), `${method} ${path}`).toBe(belongsToServer(method, path))
  })

  it('clear headers that this server keeps back', () => {
    expect(CLAIMS.filter((name) => !isClaim(name))).toEqual([])
  })

  it.each([
    '/v1/../a',
    '/..',
    '/a/%2e%2E/b',
    '/a/..%2fb',
    '/a%5c..%5Cb',
    String.raw`/a\..\b`,
    '/a/..;x/b',
    '/a/..?b',
    '/.',
    '/a/./b',
  ])('refuse %s as this server does', (path) => {
    expect(hasDotSegment(path)).toBe(true)
    expect(new RegExp(CLIMBING, 'i').test(path)).toBe(true)
  })

  it.each(['/v1/a', '/v1/a..b', '/v1/...', '/v1/.a', '/v1/18.0.1', '/v1/a?b=../c'])(
    'let %s go, as this server does',
    (path) => {
      expect(hasDotSegment(path)).toBe(false)
      expect(new RegExp(CLIMBING, 'i').test(path.split('?')[0] ?? '')).toBe(false)
    },
  )
})

interface Directive {
  words: string[]
  block?: Directive[]
}

/** Directives of nginx: words, quoted where they have spaces, until `;` or a block. */
function parseNginx(text: string): Directive[] {
  const tokens = [...text.matchAll(/#.*|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([{};])|([^\s{};"']+)/g)].filter(
    ([token]) => !token.startsWith('#'),
  )
  let at = 0
  const block = (isInner: boolean): Directive[] => {
    const found: Directive[] = []
    let words: string[] = []
    for (;;) {
      const token = tokens[at]
      at += 1
      if (token === undefined) {
        expect([isInner, words], 'the end in the middle').toEqual([false, []])
        return found
      }
      const [whole, double, single, mark] = token
      if (mark === ';') {
        expect(words, 'an empty directive').not.toEqual([])
        found.push({ words })
        words = []
      } else if (mark === '{') {
        found.push({ words, block: block(true) })
        words = []
      } else if (mark === '}') {
        expect([isInner, words], 'a block that ends too early').toEqual([true, []])
        return found
      } else words.push(double ?? single ?? whole)
    }
  }
  return block(false)
}

describe('nginx.conf', () => {
  const all = parseNginx(read('nginx.conf'))
  const servers = all.filter(({ words }) => words[0] === 'server')
  const named = (block: Directive[] | undefined, name: string) => (block ?? []).filter(({ words }) => words[0] === name)
  const site = servers.find(({ block }) => named(block, 'ssl_certificate').length > 0)
  const locations = named(site?.block, 'location')
  const headersOf = ({ block }: Directive) =>
    Object.fromEntries(
      named(block, 'add_header').map(({ words: [, name = '', value = '', always] }) => {
        // Without it, errors have none.
        expect(always).toBe('always')
        return [name.toLowerCase(), value]
      }),
    )

  it('has a site, its names, and what refuses all others', () => {
    expect(servers).toHaveLength(3)
    expect(named(servers[0]?.block, 'ssl_reject_handshake')).toHaveLength(1)
    expect(locations).toHaveLength(5)
  })

  it('sets all headers wherever it sets one: those of the block around are dropped then', () => {
    const pages = locations.filter(({ words }) => !['@api', '='].includes(words[1] ?? ''))
    expect(pages).toHaveLength(3)
    for (const location of pages)
      expect(headersOf(location)).toEqual({
        ...CONSOLE_HEADERS,
        ...STRICT_TRANSPORT,
        'cache-control': expect.any(String),
      })
    const [api] = locations.filter(({ words }) => words[1] === '@api')
    expect(headersOf(api ?? { words: [] })).toEqual({
      ...COMMON_HEADERS,
      ...STRICT_TRANSPORT,
      'content-security-policy': '$cairn_sandbox',
      'cache-control': '$cairn_api_caching',
    })
    const hidden = named(api?.block, 'proxy_hide_header').map(({ words }) => words[1]?.toLowerCase())
    expect(hidden).toEqual(expect.arrayContaining([...DROPPED_FROM_ANSWERS, ...Object.keys(COMMON_HEADERS)]))
  })

  it('regression: it cleared only some of the headers that a client must not claim', () => {
    const [api] = locations.filter(({ words }) => words[1] === '@api')
    const set = named(api?.block, 'proxy_set_header').map(({ words: [, name = '', value] }) => [
      name.toLowerCase(),
      value,
    ])
    expect(set.filter(([, value]) => value === '').map(([name]) => name)).toEqual([...CLAIMS])
    expect(named(all, 'underscores_in_headers')).toEqual([])
  })

  it('declares every variable of its own that it uses', () => {
    const declared = named(all, 'map').map(({ words }) => words[2])
    const used = new Set(read('nginx.conf').match(/\$cairn_\w+/g))
    expect([...used].sort()).toEqual(declared.toSorted())
  })
})

describe('Caddyfile', () => {
  const text = read('Caddyfile')
  it('has as many ends of blocks as beginnings, each where one was begun', () => {
    let depth = 0
    for (const line of text.split('\n').map((one) => one.replace(/"[^"]*"|`[^`]*`|\{[\w.]+\}|#.*/g, '').trim())) {
      if (line === '}') depth -= 1
      expect(depth).toBeGreaterThanOrEqual(0)
      if (line.endsWith('{')) depth += 1
    }
    expect(depth).toBe(0)
  })

  it('regression: it cleared only some of the headers that a client must not claim', () => {
    const cleared = [...text.matchAll(/header_up -(\S+)/g)].map(([, name = '']) => name.toLowerCase())
    expect(cleared).toEqual(expect.arrayContaining([...CLAIMS, 'x_real_ip', 'x_forwarded_for', 'x_forwarded_proto']))
    expect(cleared).not.toContain('x-forwarded-for')
  })

  it('declares every matcher that it uses', () => {
    const used = new Set(text.match(/(?<=\s)@\w+/g))
    for (const name of used) expect(text.split(new RegExp(String.raw`\s${name}\s`)).length, name).toBeGreaterThan(2)
  })

  it('has every header of the console', () => {
    for (const [name, value] of Object.entries(CONSOLE_HEADERS))
      expect(text.toLowerCase()).toContain(`${name} "${value.toLowerCase()}"`)
  })
})

/** Sections of keys, as systemd reads them; throws at what it would only warn of. */
function parseUnit(text: string): Map<string, Map<string, string>> {
  const unit = new Map<string, Map<string, string>>()
  for (const line of text.split('\n')) {
    if (line === '' || /^[#;]/.test(line)) continue
    const [, section] = /^\[(\w+)\]$/.exec(line) ?? []
    const [, key, value = ''] = /^([A-Z]\w+)=(.*)$/.exec(line) ?? []
    if (section !== undefined) {
      unit.set(section, new Map())
      continue
    }
    const [, current] = [...unit].at(-1) ?? []
    if (key === undefined || current === undefined) throw new Error(`no setting of a section: ${line}`)
    if (current.has(key)) throw new Error(`twice: ${line}`)
    current.set(key, value)
  }
  return unit
}

describe('cairn.service', () => {
  const unit = parseUnit(read('cairn.service'))
  const service = (key: string): string => unit.get('Service')?.get(key) ?? ''
  const settings = Object.fromEntries(
    read('server.env')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => /^([A-Z_]+)=(\S*)$/.exec(line)?.slice(1) ?? [line, '']),
  ) as Record<string, string>

  it('has the sections and keys that systemd knows', () => {
    const known = {
      Unit: /^(?:Description|Documentation|Wants|After)$/,
      Service:
        /^(?:Type|Exec(?:Start|Reload)|WorkingDirectory|EnvironmentFile|Restart(?:Sec|PreventExitStatus)?|TimeoutStopSec|Kill(?:Signal|Mode)|DynamicUser|CapabilityBoundingSet|NoNewPrivileges|Protect(?:System|Home|Proc|Clock|ControlGroups|Hostname|Kernel(?:Logs|Modules|Tunables))|Private(?:Devices|Tmp)|LockPersonality|RemoveIPC|Restrict(?:AddressFamilies|Namespaces|Realtime|SUIDSGID)|SystemCall(?:Architectures|Filter)|UMask|LimitNOFILE|MemoryMax)$/,
      Install: /^WantedBy$/,
    }
    expect([...unit.keys()]).toEqual(Object.keys(known))
    for (const [section, keys] of unit)
      for (const key of keys.keys()) expect(key).toMatch(known[section as keyof typeof known])
  })

  it('starts this server with settings that it takes', () => {
    const [node, main, ...args] = service('ExecStart').split(' ')
    expect([node, main]).toEqual(['/usr/bin/node', '/opt/cairn/server/main.ts'])
    const settingsRead = readSettings(args, settings)
    expect(settingsRead).toMatchObject({ values: { 'strict-port': true } })
    if (!('values' in settingsRead)) return
    const { values } = settingsRead
    // systemd would end it while requests run.
    const stop = Number(/^(\d+)s$/.exec(service('TimeoutStopSec'))?.[1]) * 1000
    expect(stop).toBeGreaterThan(values['timeout-drain'] + values['timeout-stop'] + 5000)
    expect(Number(service('LimitNOFILE'))).toBeGreaterThan(2 * LIMITS.maxConnections)
  })

  it('knows its signals and its exit codes', () => {
    expect(service('ExecReload')).toBe('/bin/kill -HUP $MAINPID')
    expect(service('KillSignal')).toBe('SIGTERM')
    expect(service('RestartPreventExitStatus')).toBe('2')
    expect(readFileSync(new URL('main.ts', import.meta.url), 'utf8')).toContain('const WRONG_SETTINGS = 2\n')
  })
})
