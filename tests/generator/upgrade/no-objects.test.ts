/** What becomes of pages and forms whose operations answer, or take, no object any more. */
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import { planUpgrade } from '../../../generator/upgrade-apply.ts'
import { root, scratch } from '../support/folders.ts'
import { isUpgraded } from '../support/upgraded.ts'
import { editsOfWholes } from './corpus-wholes.ts'
import { edited } from './draft.ts'
import { addField } from './edits.ts'

const names = [
  'a view answers a list',
  'the body of a form is a text',
  'what is taken whole is a text',
  'rows of a list are lists',
]

// The edits are of our own operations, which a document that is being upgraded to may lack.
it.skipIf(isUpgraded)(
  'regression: what is no object was generated, and did not compile; it is taken out, and its operation has a page',
  async () => {
    const folder = scratch()
    for (const part of ['openapi', 'src/mock/behaviours', 'src/overrides/index.ts', 'src/overrides/eager.ts'])
      if (existsSync(join(root, part))) cpSync(join(root, part), join(folder, part), { recursive: true })
    const to = join(folder, 'newer.json')
    const { bundle } = edited((draft) => {
      draft.info.version = '20990101.0.0'
      for (const { name, edit } of editsOfWholes) if (names.includes(name)) edit(draft)
      // Nor can a form ask for what no field path can name.
      addField(draft, ['VpcCreate', 'cloud.io/zone'], { type: 'string' }, true)
    })
    writeFileSync(to, bundle)
    const diagnostics = createDiagnostics()
    const made = await planUpgrade({ locations: { root: folder }, to }, diagnostics)
    if (made === undefined) throw new Error(JSON.stringify(diagnostics.all))
    const { draft, files } = made
    expect(draft.refused).toEqual([])
    const { operations = {}, screens = {} } = draft.model?.coverage ?? {}
    expect(operations['image_view']?.screens).toContain('image_view')
    expect(operations['project_update']?.screens).toEqual(['project_update'])
    // Rows are read from the list, and pages of what no list shows any more are kept.
    expect(Object.keys(screens)).toEqual(expect.arrayContaining(['image.detail', 'project.list', 'vpc_subnet.detail']))
    expect(Object.keys(screens)).not.toContain('project.edit')
    expect(operations['ip_pool_range_remove']?.screens).toEqual(['ip_pool_range_remove'])
    expect(operations['vpc_create']?.screens).toEqual(['vpc_create'])
    expect(Object.keys(screens)).toContain('vpc.detail')
    const notes = files.get('docs/upgrades/20990101.0.0.md') ?? ''
    expect(notes).toContain('`project.edit` is no form any more, since the body of `project_update` is no object')
    expect(notes).toContain(
      '`vpc.create` is no form any more, since no form can ask for `cloud.io/zone` of `vpc_create`',
    )
    expect(notes).toContain('`image` reads its rows from `image_list`, since the answer of `image_view` is no object')
    expect(notes).toContain(
      'Nothing lists the rows of `vpc_subnet`, since the answer of `vpc_subnet_list` is no object',
    )
  },
)
