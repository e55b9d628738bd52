/**
 * A folder in which emitted code can be compiled and run: what every fixture emits, beside a copy of the real `src/kit`
 * and what that stands on.
 *
 *     <workshop>/src/{kit,ui,…}           copied from the repository
 *     <workshop>/generated                what `src` itself imports, emitted for one of the fixtures
 *     <workshop>/declared/src             the types of `src`, without its code: each fixture is compiled with them
 *     <workshop>/<fixture>/generated      emitted for the fixture
 *     <workshop>/<fixture>/src            the same `src`, or its types alone
 *     <workshop>/<fixture>/types.ts       the fixture's own statements about types, if it has any
 */
import { execFile } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs'
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

/** What emitted code stands on. */
const parts = ['kit', 'ui', 'lib', 'api', 'mock/tables']

export function openWorkshop(folder: string): void {
  for (const part of parts) {
    cpSync(join(root, 'src', part), join(folder, 'src', part), {
      recursive: true,
      filter: (path) => !/\.test\.tsx?$/.test(path),
    })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  writeProject(folder, 'src', { include: ['src', 'generated'] })
  // Compiling all of `src` with each fixture would say the same some thirty times.
  writeProject(folder, 'declared', {
    include: ['src', 'generated'],
    compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: '.', outDir: 'declared' },
  })
  writeProject(folder, 'fixtures', { include: ['*/generated', '*/types.ts'], exclude: ['declared'] })
}

function writeProject(folder: string, name: string, settings: object): void {
  const text = JSON.stringify({ extends: join(root, 'tsconfig.src.json'), ...settings })
  writeFileSync(join(folder, `tsconfig.${name}.json`), text)
}

/**
 * Puts emitted files into `<workshop>/<name>`, or into the workshop itself for the ones that `src` imports.
 *
 * @param fixture.uses what is compiled needs the types of `src` only, what runs needs its code
 */
export function addEmitted(
  workshop: string,
  files: readonly EmittedFile[],
  fixture?: { name: string; folder: string; uses: 'code' | 'types' },
): void {
  const place = fixture === undefined ? workshop : join(workshop, fixture.name)
  writeFiles(join(place, 'generated'), Object.fromEntries(files.map(({ path, text }) => [path, text])))
  if (fixture === undefined) return
  const source = fixture.uses === 'code' ? join(workshop, 'src') : join(workshop, 'declared', 'src')
  symlinkSync(source, join(place, 'src'), 'junction')
  const types = join(fixture.folder, 'types.ts')
  if (existsSync(types)) copyFileSync(types, join(place, 'types.ts'))
}

/**
 * The compiler's messages about a part of a workshop, one per line; none when all is well.
 *
 * @param part `src` with what it imports; `declared` the same, and its types are written; `fixtures` all of them
 */
export async function compile(workshop: string, part: 'src' | 'declared' | 'fixtures'): Promise<string[]> {
  const tsc = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc')
  try {
    await promisify(execFile)(process.execPath, [tsc, '-p', `tsconfig.${part}.json`, '--pretty', 'false'], {
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
