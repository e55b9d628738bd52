import { execFileSync } from 'node:child_process'

import { describe, expect, test } from 'vitest'

import { consoleCommand, logCommand, sshCommand } from './commands.ts'

/** What the programs of a command are started with in bash, word by word; anything else that is carried out shows too. */
function startedBy(command: string): string[] {
  const said = ['curl', 'websocat', 'ssh'].map((name) => `${name}() { printf '%s\\0' "$@"; }`)
  const script = [...said, 'jq() { cat; }', 'TOKEN=t', command].join('\n')
  return execFileSync('bash', ['--norc', '-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1)
}

const origin = 'https://console.example'
const hostileIds = ["x'; echo CARRIED-OUT #", "it's", '!x', '$(id)', '`id`', 'a\u001b]52;c;x\u0007', 'a\u202eb', 'a\nb']

describe('regression: a quotation mark in an ID ended the address that a command is given', () => {
  test.each(hostileIds)('%j', (id) => {
    const path = `/v1/instances/${encodeURIComponent(id)}/serial-console`
    for (const [command, address] of [
      [consoleCommand(origin, id), `wss://console.example${path}/stream?most_recent=262144`],
      [logCommand(origin, id), `https://console.example${path}?most_recent=262144`],
    ] as const) {
      expect(startedBy(command).slice(-2)).toEqual(['Authorization: Bearer t', address])
      expect(command.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    }
  })
})

const hostileAddresses = [
  '10.0.0.1; echo CARRIED-OUT #',
  '$(echo CARRIED-OUT)',
  '10.0.0.1\u001b]52;c;x\u0007',
  '\u202e10.0.0.1',
  '10.0.0.1 -oProxyCommand=x',
  '10.0.0.1\n',
  '',
]

describe('regression: whatever a server called an address was put into a command', () => {
  test.each(hostileAddresses)('%j', (ip) => {
    expect(sshCommand([ip])).toBeUndefined()
    expect(sshCommand([ip, 'fd00::1'])).toBe('ssh [username]@fd00::1')
  })
})

test('the first address is taken, and an ellipsis while none is known', () => {
  expect(startedBy(sshCommand(['10.0.0.1', '10.0.0.2']) ?? '')).toEqual(['[username]@10.0.0.1'])
  expect(sshCommand([])).toBe('ssh [username]@…')
})
