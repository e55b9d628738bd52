/** The made-up resources: contract and manifest files in `fixture/`, and what has to be added to files that are there. */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { isSeq, parse, parseDocument } from 'yaml'
import type { YAMLMap } from 'yaml'

const fixture = fileURLToPath(new URL('fixture', import.meta.url))

/** `fixture/additions.yaml`. */
interface Additions {
  tags: readonly object[]
  /** Level → screens. */
  nav: Readonly<Record<string, readonly string[]>>
}

/** Files of the fixture, from `openapi/`. */
export const fixtureFiles: readonly string[] = ['paths', 'schemas', 'resources'].flatMap((folder) =>
  readdirSync(join(fixture, folder)).map((name) => `${folder}/${name}`),
)

/** Ids of the made-up operations. */
export const operationIds: readonly string[] = fixtureFiles
  .filter((file) => file.startsWith('paths/'))
  .flatMap((file) => Object.values(readYaml<Record<string, object>>(file)))
  .flatMap((item) => Object.values(item))
  .flatMap((operation) => (typeof operation.operationId === 'string' ? [operation.operationId] : []))

/** Adds the made-up resources to a project the way a person would. */
export function addMadeUp(project: string): void {
  const openapi = join(project, 'openapi')
  for (const file of fixtureFiles) copyFileSync(join(fixture, file), join(openapi, file))
  const { tags, nav } = readYaml<Additions>('additions.yaml')
  change(join(openapi, 'openapi.yaml'), (contract) => {
    for (const tag of tags) contract.addIn(['tags'], contract.createNode(tag))
    const all = contract.get('tags')
    if (isSeq<YAMLMap>(all)) all.items.sort((a, b) => (String(a.get('name')) < String(b.get('name')) ? -1 : 1))
    for (const file of fixtureFiles.filter((name) => name.startsWith('paths/'))) {
      for (const path of Object.keys(readYaml<object>(file)))
        contract.setIn(['paths', path], { $ref: `${file}#${pointer(path)}` })
    }
  })
  change(join(openapi, 'resources/console.yaml'), (console) => {
    for (const [level, screens] of Object.entries(nav)) {
      for (const screen of screens) console.addIn(['levels', level, 'nav'], screen)
    }
  })
}

function change(file: string, edit: (document: ReturnType<typeof parseDocument>) => void): void {
  const document = parseDocument(readFileSync(file, 'utf8'))
  edit(document)
  writeFileSync(file, document.toString({ lineWidth: 0 }))
}

function readYaml<T>(file: string): T {
  return parse(readFileSync(join(fixture, file), 'utf8')) as T
}

/** JSON pointer to a key of the top level, as the fragment of an address. */
function pointer(key: string): string {
  return `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`
}
