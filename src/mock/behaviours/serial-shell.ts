/**
 * A small shell on the serial console: enough to try a terminal with. Raw keystrokes in, raw terminal bytes out; the
 * same keys give the same bytes.
 */
import { osName } from './serial-boot.ts'

/** What the shell knows of its machine. */
export interface Machine {
  readonly hostname: string
  readonly ncpus: number
  /** Bytes. */
  readonly memory: number
  /** Addresses of its interfaces. */
  readonly addresses: readonly string[]
  /** The time, in milliseconds since the epoch. */
  now(): number
  /** When the guest came up, likewise. */
  readonly started: number
}

/** Where a session is: who is signed in, and what was typed of a line. */
export interface ShellState {
  readonly user: string | undefined
  readonly line: string
}

/** Waits at the login prompt. */
export const freshShell: ShellState = { user: undefined, line: '' }

export interface Shell {
  /** Takes keystrokes. */
  type(text: string): void
  state(): ShellState
}

/** Characters of a line; a terminal takes no more. */
const longestLine = 4096

const mib = 2 ** 20
const files: Readonly<Record<string, string>> = {
  'notes.txt': 'Nothing here is real: this machine is part of a demonstration.',
  '/etc/os-release': `NAME="Fallow Linux"\nVERSION_ID="13"\nPRETTY_NAME="${osName}"`,
}

/** Command → what it prints, without the last line break. */
const commands: Readonly<Record<string, (machine: Machine, args: readonly string[]) => string>> = {
  help: () => `Commands: ${[...Object.keys(commands), 'clear', 'exit'].sort().join(' ')}`,
  echo: (_, args) => args.join(' '),
  hostname: ({ hostname }) => hostname,
  whoami: () => 'root',
  pwd: () => '/root',
  nproc: ({ ncpus }) => String(ncpus),
  uname: ({ hostname }, [flag]) =>
    flag === '-a' ? `Linux ${hostname} 6.12.41 #1 SMP PREEMPT_DYNAMIC x86_64 GNU/Linux` : 'Linux',
  date: ({ now }) => new Date(now()).toUTCString(),
  uptime: ({ now, started }) => `up ${durationOf(now() - started)}, 1 user, load average: 0.08, 0.03, 0.01`,
  free: ({ memory }) =>
    `              total        used        free\nMem:     ${[memory, 212 * mib, memory - 212 * mib].map((bytes) => String(Math.floor(bytes / 1024)).padStart(10)).join('  ')}`,
  ip: ({ addresses }) => ['lo: 127.0.0.1/8', ...addresses.map((address, n) => `eth${n}: ${address}`)].join('\n'),
  ls: () => 'notes.txt',
  cat: (_, [file = '']) =>
    Object.hasOwn(files, file) ? (files[file] ?? '') : `cat: ${file}: No such file or directory`,
}

function durationOf(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000))
  const days = Math.floor(minutes / 1440)
  const clock = `${Math.floor((minutes % 1440) / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return days === 0 ? clock : `${days} day${days === 1 ? '' : 's'}, ${clock}`
}

/** A shell that goes on where another one was. */
export function createShell(machine: Machine, print: (text: string) => void, from: ShellState = freshShell): Shell {
  let { user, line } = from
  const prompt = (): string => (user === undefined ? `${machine.hostname} login: ` : `${user}@${machine.hostname}:~# `)

  const logOut = (): void => {
    user = undefined
    print(`\r\n${osName} ${machine.hostname} ttyS0\r\n\r\n${prompt()}`)
  }

  const enter = (): void => {
    const typed = line.trim()
    line = ''
    print('\r\n')
    if (user === undefined) {
      if (typed !== '') {
        user = typed
        print(`Welcome to ${osName}. Type "help" to see what this machine understands.\r\n`)
      }
      print(prompt())
      return
    }
    if (typed === 'exit' || typed === 'logout') {
      logOut()
      return
    }
    const output = typed === 'clear' ? '\u001B[H\u001B[2J' : run(machine, typed)
    print(`${output}${prompt()}`)
  }

  const key = (character: string): void => {
    switch (character) {
      case '\r':
        enter()
        return
      case '\u007F':
      case '\b':
        if (line === '') return
        line = line.slice(0, -1)
        print('\b \b')
        return
      case '\u0003':
        line = ''
        print(`^C\r\n${prompt()}`)
        return
      case '\u0004':
        if (user !== undefined && line === '') logOut()
        return
      case '\u000C':
        print(`\u001B[H\u001B[2J${prompt()}${line}`)
        return
      default:
        // Other control characters and escape sequences mean nothing here.
        if (character < ' ' || line.length >= longestLine) return
        line += character
        print(character)
    }
  }

  return {
    state: () => ({ user, line }),
    type: (text) => {
      // eslint-disable-next-line no-control-regex -- arrow and function keys come as escape sequences
      for (const character of text.replaceAll(/\u001B(?:\[[0-9;]*[A-Za-z~]|O[A-Z])/g, '')) key(character)
    },
  }
}

function run(machine: Machine, typed: string): string {
  const [name = '', ...args] = typed.split(/\s+/)
  if (name === '') return ''
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const output = command === undefined ? `${name}: command not found` : command(machine, args)
  return output === '' ? '' : `${output.replaceAll('\n', '\r\n')}\r\n`
}
