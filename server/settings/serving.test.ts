import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { readSettings } from './read.ts'
import { servingOf } from './serving.ts'
import type { Serving } from './serving.ts'

function buildFor(base: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-serving-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'index.html'), `<script type="module" src="${base}assets/index-B1c2D3e.js"></script>`)
  return folder
}

function read(...args: string[]): { serving: Serving } | { problems: string[] } {
  const settings = readSettings(args, {})
  if (!('values' in settings)) throw new Error(JSON.stringify(settings))
  return servingOf(settings.values)
}

it('takes the base of the build', () => {
  expect(read('--dir', buildFor('/console/'))).toMatchObject({ serving: { options: { base: '/console/' } } })
  expect(read('--dir', buildFor('/'))).toMatchObject({ serving: { options: { base: '/' } } })
})

it('refuses another base than that of the build, and says how to make a build for it', () => {
  const folder = buildFor('/')
  expect(read('--dir', folder, '--base', '/console/')).toEqual({
    problems: [`--base: the build in ${folder} is for /; CAIRN_BASE=/console/ npm run build makes one for /console/`],
  })
})

it('refuses a folder without a build, and a certificate that cannot be read, at once', () => {
  expect(read('--dir', '/nowhere', '--tls-cert', '/nowhere/cert.pem', '--tls-key', '/nowhere/key.pem')).toEqual({
    problems: [
      '--dir: there is no build in /nowhere; make one with npm run build -- --mock',
      expect.stringMatching(/^--tls-cert, --tls-key: ENOENT.*cert\.pem/),
    ],
  })
})

it('hands every limit on', () => {
  const typed =
    '--max-header 8KiB --max-body 1GiB --max-answer 2GiB --max-connections 7 --max-sockets 3 --max-frame 1MiB ' +
    '--timeout-headers 1s --timeout-idle 2s --timeout-connect 3s --timeout-answer 4s --timeout-keep-alive 5s ' +
    '--timeout-socket 6s --timeout-drain 7s --timeout-stop 9s --ready-path /up ' +
    '--metrics-port 9464 --metrics-host ::1 --port 81 --host 0.0.0.0 --strict-port'
  const served = read('--dir', buildFor('/'), ...typed.split(' '))
  expect(served).toMatchObject({
    serving: {
      options: {
        readyPath: '/up',
        limits: {
          maxHeader: 8192,
          maxBody: 2 ** 30,
          maxAnswer: 2 ** 31,
          maxConnections: 7,
          maxSockets: 3,
          maxFrame: 2 ** 20,
          headersMs: 1000,
          idleMs: 2000,
          connectMs: 3000,
          answerMs: 4000,
          keepAliveMs: 5000,
          socketIdleMs: 6000,
        },
      },
      place: { host: '0.0.0.0', port: 81, strict: true },
      metricsPlace: { host: '::1', port: 9464, strict: true },
      drainMs: 7000,
      stopMs: 9000,
    },
  })
})
