/**
 * A folder in which emitted code can be compiled and run: what every fixture emits, beside a copy of the real `src/kit`
 * and what that stands on.
 *
 *     <workshop>/src/{kit,ui,lib,api}     copied from the repository
 *     <workshop>/generated                what `src` itself imports, emitted for one of the fixtures
 *     <workshop>/<fixture>/generated      emitted for the fixture
 *     <workshop>/<fixture>/src            the same `src`
 *     <workshop>/<fixture>/types.ts       the fixture's own statements about types, if it has any
 */
import { execFile } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { emitClient } from '../../../generator/emit/client/client.ts'
import { emitCodec } from '../../../generator/emit/codec.ts'
import { emitWireTypes } from '../../../generator/emit/wire-types.ts'
import type { EmittedFile, Model } from '../../../generator/model/types/ir.ts'
import { root, writeFiles } from './folders.ts'
import { emitOwn } from './stages.ts'

/** Everything that is emitted except the faker factories: they take long and nothing here depends on them. */
export async function emitForCompile(model: Model): Promise<readonly EmittedFile[]> {
  return [...(await emitClient(model)), ...(await emitWireTypes(model)), ...(await emitCodec(model)), ...emitOwn(model)]
}

/** What `src/kit` stands on. */
const parts = ['kit', 'ui', 'lib', 'api']

export function openWorkshop(folder: string): void {
  for (const part of parts) {
    cpSync(join(root, 'src', part), join(folder, 'src', part), {
      recursive: true,
      filter: (path) => !/\.test\.tsx?$/.test(path),
    })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.src.json'),
      include: ['src', 'generated', '*/generated', '*/types.ts'],
    }),
  )
}

/** Puts emitted files into `<workshop>/<name>`, or into the workshop itself for the ones that `src` imports. */
export function addEmitted(
  workshop: string,
  files: readonly EmittedFile[],
  fixture?: { name: string; folder: string },
): void {
  const place = fixture === undefined ? workshop : join(workshop, fixture.name)
  writeFiles(join(place, 'generated'), Object.fromEntries(files.map(({ path, text }) => [path, text])))
  if (fixture === undefined) return
  symlinkSync(join(workshop, 'src'), join(place, 'src'), 'junction')
  const types = join(fixture.folder, 'types.ts')
  if (existsSync(types)) copyFileSync(types, join(place, 'types.ts'))
}

/** The compiler's messages about a workshop, one per line; none when all is well. */
export async function compile(workshop: string): Promise<string[]> {
  const tsc = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc')
  mkdirSync(workshop, { recursive: true })
  try {
    await promisify(execFile)(process.execPath, [tsc, '-p', 'tsconfig.json', '--pretty', 'false'], {
      cwd: workshop,
      maxBuffer: 1 << 26,
    })
    return []
  } catch (error) {
    const { stdout } = error as { stdout?: string }
    if (stdout === undefined || stdout === '') throw error
    return stdout.trim().split('\n')
  }
}
