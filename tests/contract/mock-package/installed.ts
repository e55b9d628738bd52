/** The package of the mock as its users have it: packed, and installed into an empty folder. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { root } from '../../../scripts/lib/project.ts'

const run = promisify(execFile)

export interface Installed {
  readonly folder: string
  /** Of programs that run there: the project's Node, and what is installed. */
  readonly env: NodeJS.ProcessEnv
  remove(): Promise<void>
}

/** Libraries that users have besides: those of the project. */
const besides = ['vitest', 'msw', 'typescript', '@types/node', 'undici-types']

/** Packs and installs; nothing is asked of a registry. */
export async function installPackage(): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-mock-'))
  const { FORCE_COLOR: _, ...env } = process.env
  const own = { ...env, NO_COLOR: '1', PATH: [dirname(process.execPath), env['PATH']].join(delimiter) }
  const packed = join(root, 'packages', 'mock')
  await run('npm', ['pack', '--pack-destination', folder], {
    cwd: packed,
    env: { ...own, npm_config_ignore_scripts: 'false' },
  })
  const [file = 'nothing was packed'] = await readdir(folder)
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'user', private: true, type: 'module' }))
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${file}`], { cwd: folder, env: own })
  const modules = join(folder, 'node_modules')
  for (const name of besides) await link(join(root, 'node_modules', name), join(modules, name))
  await link(join(root, 'node_modules', '.bin', 'vitest'), join(modules, '.bin', 'vitest'))
  return {
    folder,
    env: {
      ...own,
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      PATH: [join(modules, '.bin'), own.PATH].join(delimiter),
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function link(target: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await symlink(target, path)
}
