/** Runs the examples of a section. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'

import { expect } from 'vitest'

import { isAsExpected, type ExampleCommand, type ExampleSection } from './examples.ts'
import type { Installed } from './installed.ts'

/** The port in the examples; a free one takes its place. */
const usualPort = '12220'

/** Milliseconds that a server may take to say what it says. */
const patience = 15_000

const startsServer = (command: string): boolean =>
  /^(?:npm run mock\b|npx cairn-mock\b)/.test(command) && !command.includes('--help')

const listens = /answers at http/

/** Runs all of it, and compares. */
export async function runSection({ title, parts }: ExampleSection, { folder: home, env }: Installed): Promise<void> {
  const folder = await mkdtemp(join(home, 'section-'))
  await symlink(join(home, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  const port = await freePort()
  const place = (text: string): string => text.replaceAll(usualPort, port)
  const shell = shellIn(folder, { ...env, PATH: [await toolsIn(folder), env['PATH']].join(delimiter) })
  let server: Running | undefined
  try {
    for (const part of parts) {
      if (part.kind === 'file') await writeFile(join(folder, part.name), place(part.text))
      else {
        const { command, expected, line } = part
        if (startsServer(command)) {
          await server?.stop()
          server = undefined
        }
        const running = shell(place(startsServer(command) ? serverOn(port, command) : withoutRunner(command)))
        const printed = (): string => running.printed().replaceAll(port, usualPort)
        const enough = (): boolean => isAsExpected(printed(), expected)
        if (startsServer(command)) {
          server = running
          // What it says before is not that it listens.
          await running.until(() => enough() && listens.test(printed()))
        } else await running.ended
        const said = enough() ? expected : printed()
        expect(said, `${title}, line ${line}: ${command}: ${said.split('\n')[0]}`).toBe(expected)
      }
    }
  } finally {
    await server?.stop()
  }
}

/** A server of an example takes the port that is usual. */
const serverOn = (port: string, command: string): string =>
  `${withoutRunner(command)}${command.includes('--port') ? '' : ` --port ${port}`}`

/** What `npm run` and `npx` would find takes them a second. */
const withoutRunner = (command: ExampleCommand['command']): string =>
  command.replace(/^npm run mock(?: --(?= |$))?/, 'cairn-mock').replace(/^npx /, '')

interface Running {
  printed(): string
  /** Resolves when it has ended, or earlier when what was printed is enough, or when it has been waited for long enough. */
  until(enough: () => boolean): Promise<void>
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Variables that a command sets are there in the next one. */
function shellIn(folder: string, env: NodeJS.ProcessEnv): (command: string) => Running {
  return (command) => {
    const isServer = command.startsWith('cairn-mock')
    const script = isServer ? `exec ${command}` : `set -a\n[ -f .vars ] && . ./.vars\n${command}\nexport -p > .vars`
    const child = spawn('sh', ['-c', script], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    const looks = new Set<() => void>()
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        for (const look of looks) look()
      })
    }
    const ended = once(child, 'close').then(() => undefined)
    return {
      printed: () => printed,
      ended,
      until: (enough) => {
        const seen = Promise.withResolvers<void>()
        looks.add(() => (enough() ? seen.resolve() : undefined))
        // What it printed by then is compared.
        const timer = setTimeout(seen.resolve, patience)
        return Promise.race([ended, seen.promise]).finally(() => clearTimeout(timer))
      },
      stop: async () => {
        child.kill('SIGTERM')
        await ended
      },
    }
  }
}

/** A folder with what a machine may lack: `curl`. */
async function toolsIn(folder: string): Promise<string> {
  const tools = join(folder, 'tools')
  await mkdir(tools)
  if (spawnSync('curl', ['--version']).status === 0) return tools
  const curl = join(tools, 'curl')
  await writeFile(curl, `#!/bin/sh\nexec "${process.execPath}" "${join(import.meta.dirname, 'curl.ts')}" "$@"\n`)
  await chmod(curl, 0o755)
  return tools
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}
