import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isObject } from '../../../generator/upgrade/facts/json.ts'
import type { Json, JsonObject } from '../../../generator/upgrade/facts/json.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js')

/**
 * Joins the files of `openapi/` into one document, as the generator gets it.
 * Runs the command because @redocly/cli does not expose its bundler as a library.
 * @throws with the command's output if the document cannot be bundled.
 */
export function bundleContract(): JsonObject {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-contract-'))
  try {
    const output = join(folder, 'openapi.json')
    execFileSync(process.execPath, [redocly, 'bundle', 'openapi/openapi.yaml', '-o', output], {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      stdio: 'pipe',
    })
    const document: Json = JSON.parse(readFileSync(output, 'utf8'))
    if (!isObject(document)) throw new Error('The bundle is not a JSON object.')
    return document
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
