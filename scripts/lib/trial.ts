/**
 * A copy of the project for a document that it does not have: contract, manifest and what is generated are for that document, all else is as it is
 * here. What is built, served or checked there touches nothing here.
 */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** What every folder has for itself. What is generated begins as it is here: an upgrade tells by it what nothing needs any more. */
const OWN = /^(?:node_modules|dist|dist-.*|test-results|playwright-report|coverage|\.git|\.staging)$/

/** What tools keep for one project. */
const CACHES = /^\.(?:cache|vite.*)$/

/** @returns absolute path of the folder for a document: the same one each time, so that the next run is quick */
export function trialFolder(project: string, spec: string): string {
  const name = basename(spec).replace(/\.\w+$/, '')
  const id = createHash('sha256').update(`${project}\0${spec}`).digest('hex').slice(0, 8)
  return join(tmpdir(), `cairn-${name.replaceAll(/[^\w.-]/g, '-')}-${id}`)
}

/** Copies the project there; what an earlier copy had and the project no longer has is gone. Packages are shared. */
export function copyProject(project: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!OWN.test(name)) rmSync(join(folder, name), { recursive: true })
  for (const name of readdirSync(project))
    if (!OWN.test(name)) cpSync(join(project, name), join(folder, name), { recursive: true, preserveTimestamps: true })
  const packages = join(folder, 'node_modules')
  mkdirSync(packages, { recursive: true })
  for (const name of readdirSync(join(project, 'node_modules'))) {
    if (CACHES.test(name) || existsSync(join(packages, name))) continue
    rmSync(join(packages, name), { force: true })
    symlinkSync(join(project, 'node_modules', name), join(packages, name), 'junction')
  }
}
