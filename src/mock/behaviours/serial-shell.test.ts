import { expect, test } from 'vitest'

import { createShell } from './serial-shell.ts'

const gib = 2 ** 30
const machine = {
  hostname: 'web-1',
  ncpus: 4,
  memory: 16 * gib,
  addresses: ['172.30.0.5'],
  started: Date.parse('2026-01-01T00:00:00Z'),
  now: () => Date.parse('2026-01-03T04:05:00Z'),
}

function typed(...lines: string[]): string {
  let output = ''
  const shell = createShell(machine, (text) => {
    output += text
  })
  for (const line of lines) shell.type(line)
  return output
}

/** What a command prints after signing in. */
const printed = (command: string): string =>
  typed('root\r', `${command}\r`).split(`~# ${command}\r\n`)[1]?.split('root@web-1:~# ')[0] ?? ''

test('a shell asks who is there, and echoes what is typed', () => {
  expect(typed('\r')).toBe('\r\nweb-1 login: ')
  expect(typed('root\r')).toBe(
    'root\r\nWelcome to Fallow Linux 13. Type "help" to see what this machine understands.\r\nroot@web-1:~# ',
  )
})

test.each([
  ['hostname', 'web-1\r\n'],
  ['whoami', 'root\r\n'],
  ['nproc', '4\r\n'],
  ['echo  a   b', 'a b\r\n'],
  ['uname -a', 'Linux web-1 6.12.41 #1 SMP PREEMPT_DYNAMIC x86_64 GNU/Linux\r\n'],
  ['date', 'Sat, 03 Jan 2026 04:05:00 GMT\r\n'],
  ['uptime', 'up 2 days, 4:05, 1 user, load average: 0.08, 0.03, 0.01\r\n'],
  ['ip addr', 'lo: 127.0.0.1/8\r\neth0: 172.30.0.5\r\n'],
  ['cat nothing', 'cat: nothing: No such file or directory\r\n'],
  ['cat /etc/os-release', 'NAME="Fallow Linux"\r\nVERSION_ID="13"\r\nPRETTY_NAME="Fallow Linux 13"\r\n'],
  ['constructor', 'constructor: command not found\r\n'],
  ['', ''],
])('%s', (command, output) => {
  expect(printed(command)).toBe(output)
})

test('help names every command', () => {
  expect(printed('help')).toBe(
    'Commands: cat clear date echo exit free help hostname ip ls nproc pwd uname uptime whoami\r\n',
  )
})

test('keys that edit and interrupt', () => {
  const before = typed('root\r')
  const after = (keys: string): string => typed('root\r', keys).slice(before.length)
  expect(after('ab\u007Fc')).toBe('ab\b \bc')
  expect(after('\u007F')).toBe('')
  expect(after('ab\u0003')).toBe('ab^C\r\nroot@web-1:~# ')
  expect(after('\u000C')).toBe('\u001B[H\u001B[2Jroot@web-1:~# ')
  expect(after('\u001B[A\u001B[1;5C\u001BOP')).toBe('')
  expect(after('ls\u0004')).toBe('ls')
  expect(after('\u0004')).toBe('\r\nFallow Linux 13 web-1 ttyS0\r\n\r\nweb-1 login: ')
  expect(after('exit\r')).toBe('exit\r\n\r\nFallow Linux 13 web-1 ttyS0\r\n\r\nweb-1 login: ')
})

test('the same keys give the same bytes, however they come', () => {
  const keys = 'root\rfree\rls\rclear\r'
  expect(typed(...keys)).toBe(typed(keys))
})
