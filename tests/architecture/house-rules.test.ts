import { describe, expect, it } from 'vitest'

import { checkHouseRules, houseRules } from './house-rules.ts'
import { repositoryFiles } from '../support/repository-files.ts'
import { describeViolations, readSource } from './source.ts'

const check = (path: string, text = '') => describeViolations(checkHouseRules({ path, text }))
const header = '// Generated from openapi/ by `npm run generate`. Do not edit.\n'
/** Text that the rules must not find in this very file. */
const spell = (...letters: string[]) => letters.join('')

describe('the repository', () => {
  const files = repositoryFiles()
  it.each(houseRules)('$name', (rule) => {
    const violations = files.filter((path) => rule.about(path)).flatMap((path) => rule.check(readSource(path)))
    expect(describeViolations(violations)).toBe('')
  })
})

describe('fine', () => {
  it.each([
    ['src/kit/data-table.tsx', ''],
    ['src/kit/list/List.tsx', `import { useListState } from './use-list-state.ts'`],
    ['src/kit/form/a.ts', `import type { FormError } from '../../ui/ErrorPanel.tsx'`],
    ['src/kit/DataTable.tsx', ''],
    ['src/kit/data-table.test.ts', 'console.log(1)'],
    ['generated/model/effects.gen.ts', header],
    ['generated/openapi.json', '{}'],
    ['src/overrides/index.ts', `export const overrides = { 'disk.list': () => import('./disk/list.tsx') }`],
    ['src/kit/list.ts', `export { a } from './a.ts'\nexport const b = 1`],
    ['generator/cli.ts', `console.log('done')`],
    ['scripts/start.ts', `console.log('done')`],
    ['src/mock/clock.ts', 'const at = new Date(0)'],
    ['generator/model/views/list/make.ts', `if (screen.kind === 'list') go()`],
    ['generator/emit/a.ts', `if (widget.kind === 'list') go()`],
    ['generator/model/views/access/a.ts', `import { setOf } from '../../../link/views/access/expand.ts'`],
    ['generator/emit/views/register.ts', `import { access } from './access.ts'`],
    ['src/kit/a.ts', `// ${spell('TO', 'DO')}(#12): pages`],
    ['src/mock/a.ts', 'const kept = indexedDB'],
    ['src/kit/compare/Compare.tsx', 'const at = Date.now()'],
    ['src/ui/a.ts', 'useQuery({ ...o, refetchInterval: paced(5_000) })'],
    ['src/ui/A.tsx', `const c = 'ps-2 border-line rounded-lg text-lg inset-s-0 left-over'`],
    ['src/kit/a.ts', 'x\n'.repeat(400)],
    ['tests/generator/fixtures/BadName.ts', 'x\n'.repeat(500)],
    ['openapi/paths/networking.yaml', '/network/interfaces:'],
  ])('%s', (path, text) => expect(check(path, text)).toBe(''))
})

describe('refused', () => {
  it.each([
    ['src/kit/dataTable.ts', '', 'rename it to kebab-case'],
    ['src/kit/DataTable.ts', '', 'rename it to kebab-case'],
    ['scripts/My_Script.mjs', '', 'rename it to kebab-case'],
    ['generated/model/effects.ts', header, 'an emitted file ends in .gen.ts'],
    ['generated/model/effects.gen.ts', 'export const a = 1', ':1 start it with a comment'],
    ['generated/api/sdk.gen.ts', '// This file is generated', ':1 start it with a comment'],
    ['src/kit/all.ts', `const a = 1\nexport * from './a.ts'`, ':2 is a barrel'],
    ['src/kit/index.ts', `export { a } from './a.ts'\nexport type { B } from './b.ts'`, ':1 is a barrel'],
    ['src/kit/a.ts', `\nconsole.warn('x')`, ':2 uses console'],
    ['generator/emit/a.ts', `console.log('x')`, ':1 uses console'],
    ['src/mock/a.ts', 'const at = Date.now()', ':1 uses Date.now'],
    ['src/ui/a.ts', 'const at = Date.now()', ':1 goes by the clock of this computer'],
    ['src/ui/a.ts', 'useQuery({ ...o, refetchInterval: 5_000 })', ':1 goes on at its pace'],
    ['src/lib/a.ts', 'return size.toLocaleString()', ':1 makes a format for each value'],
    ['src/mock/a.ts', 'const at = new Date()', ':1 reads the clock'],
    ['generator/model/a.ts', 'const id = crypto.randomUUID()', ':1 uses crypto.randomUUID'],
    ['src/kit/a.ts', 'const kept = localStorage', ':1 may throw where storage is barred'],
    ['src/app/a.ts', 'const kept = window.sessionStorage.length', ':1 may throw where storage is barred'],
    ['src/ui/A.tsx', `<p className="mt-1 sm:pl-2" />`, ':1 pl-2 is left or right in every language'],
    ['src/ui/A.tsx', 'const c = `-mr-1 ${a}`', ':1 -mr-1 is left or right'],
    ['src/ui/A.tsx', `const c = 'p-1 text-right'`, ':1 text-right is left or right'],
    ['src/ui/A.tsx', `const c = 'absolute left-0 top-0'`, ':1 left-0 is left or right'],
    ['src/ui/A.tsx', `const c = 'border-l'`, ':1 border-l is left or right'],
    ['src/kit/list/a.ts', `import { List } from './List.tsx'`, ':1 imports ./List.tsx: logic knows no view'],
    ['src/kit/form/A.tsx', `import { useQuery } from '@tanstack/react-query'`, ':1 imports'],
    ['src/kit/list/A.tsx', `import { drain } from '../../api/drain.ts'`, ':1 imports'],
    ['src/kit/a.ts', 'x\n'.repeat(401), 'has 401 lines'],
    ['templates/list.hbs', 'x\n'.repeat(401), 'has 401 lines'],
    ['src/kit/a.ts', `// ${spell('FIX', 'ME')}: later`, ':1 leaves a loose end'],
    ['docs/notes.md', `see ${spell('/wo', 'rk/')}main`, ':1 contains'],
    ['.ci/run', `cd ${spell('/ro', 'ot/')}x`, ':1 contains'],
    ['generator/cli.ts', `\nif (screen.kind === 'placeholder') go()`, ':2 tells kinds of screens apart'],
    ['generator/emit/a.ts', `switch (kind) {\n  case 'edit':\n}`, ':1 tells kinds of screens apart'],
    ['generator/emit/a.ts', `if (screen.kind === 'access') go()`, ':1 tells kinds of screens apart'],
    ['generator/link/a.ts', `import { setOf } from './views/access/expand.ts'`, `:1 knows the kind 'access'`],
    ['generator/emit/views/list.ts', `import { access } from './access.ts'`, `:1 knows the kind 'access'`],
    ['generator/link/a.ts', 'const id = `${name}.detail`', ':1 makes or reads the text of an id'],
    ['generator/model/a.ts', 'id.replace(/\\.list$/, "")', ':1 makes or reads the text of an id'],
    ['package-lock.json', '{\n"resolved": "https://registry.example/a.tgz"}', ':2 npm must leave this out'],
  ])('%s: %j', (path, text, message) =>
    expect(check(path, text)).toContain(`${path}${message.startsWith(':') ? '' : ' '}${message}`),
  )
})
