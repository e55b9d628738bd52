/** What docs/upgrading.md shows: a document with six changes, and what was printed of it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/folders.ts'
import type { Draft } from './draft.ts'
import * as edit from './edits.ts'

export function sixChanges(draft: Draft): void {
  draft.info.version = '20260101.0.0'
  edit.renameOperation(draft, 'instance_start', 'instance_power_on')
  edit.addField(draft, ['DiskPath', 'mode'], { type: 'string', description: 'How it is attached.' }, true)
  edit.renameField(draft, ['Snapshot', 'size'], 'capacity')
  edit.addField(draft, ['ProbeCreate', 'zone'], { type: 'string', nullable: true, description: 'Where.' })
  edit.addValue(draft, 'SnapshotState', 'archived')
  const { responses } = edit.operation(draft, 'disk_view')
  draft.paths['/v1/disks/{disk}/freeze'] = {
    post: {
      operationId: 'disk_freeze',
      tags: ['disks'],
      description: 'Freezes a disk.',
      parameters: edit.operation(draft, 'disk_view').parameters ?? [],
      responses: { '202': responses['200'] ?? { description: 'The disk.' } },
    },
  }
}

export const documentation = readFileSync(join(root, 'docs/upgrading.md'), 'utf8')

/** The block that follows a sentence. */
const blockAfter = (sentence: string): string =>
  new RegExp(`(?<=${sentence}\\n\\n\`\`\`\\n)[^]*?(?=\`\`\`)`).exec(documentation)?.[0] ?? ''

export const shownReport = blockAfter('A document with six changes:')

/** What does not compile, in part: as it is printed, each with its lines. */
export const shownFailures = blockAfter('Of the document above:')
  .split(/^(?= {2}\S)/m)
  .slice(1)
  .filter((one) => one !== '  …\n')

/** Whether it was printed for the contract that there is. */
export const isOfContract = (version: string): boolean => documentation.includes(`\nContract ${version} to `)
