/** What servers say about names and addresses passes one place each: there it is made visible, or refused. */
import ts from 'typescript'
import { expect, test } from 'vitest'

import { about } from '../../generated/model/about.gen.ts'
import { repositoryFiles } from '../support/repository-files.ts'
import { lineOf, parse, readSource, type SourceFile, walk } from './source.ts'

const files = [...repositoryFiles()]
  .filter((path) => path.startsWith('src/') && /\.tsx?$/.test(path))
  .filter((path) => !/\.(test|fixture)\.|^src\/(mock|app\/design)\//.test(path))
  .map(readSource)

/** Where code gives an address to the browser itself, and why no server could have written it. */
const reasons: Readonly<Record<string, string>> = {
  'src/api/unauthorized.ts': 'the login page of this console',
  'src/app/MockDialog.tsx': 'projects that are listed in the code',
  'src/app/RouterLink.tsx': 'draws what `Link` has looked at',
  'src/app/SkipLink.tsx': 'a place on the page',
  'src/app/dev-panel/ScenarioChoice.tsx': 'this console',
  'src/app/errors/AccessNotice.tsx': 'a page that is listed in the code',
  'src/app/errors/LastResort.tsx': 'this console',
  'src/app/session.ts': 'the login page of this console',
  'src/app/session/keep-apart.ts': 'where a link of this console leads',
  'src/features/instance/IpLink.tsx': 'https, and what stands behind it has been read as an IP address',
  'src/kit/about/Guides.tsx': 'pages of the manifest, looked at below',
  'src/kit/feedback/save-file.ts': 'a download: a blob of this page, or an address of the API that the client wrote',
  'src/lib/load-files.ts': 'files of this console',
  'src/overrides/login/Saml.tsx': 'a path of this origin, its parts encoded',
  'src/overrides/login/SamlRedirect.tsx': 'a path of this origin',
  'src/ui/Link.tsx': 'looks at it',
}

/** `href={…}`, `link.href = …`, `location.assign(…)`, `window.open(…)`. */
function addressesIn(file: SourceFile): string[] {
  const tree = parse(file)
  const found: string[] = []
  const note = (node: ts.Node): number => found.push(`${file.path}:${lineOf(tree, node.getStart(tree))}`)
  walk(tree, (node) => {
    if (ts.isJsxAttribute(node)) {
      if (/^(href|src|srcDoc|formAction|xlinkHref)$/.test(node.name.getText(tree))) note(node)
    } else if (ts.isBinaryExpression(node)) {
      const isAssigned = node.operatorToken.kind === ts.SyntaxKind.EqualsToken
      if (isAssigned && /\.href$|(^|\.)location$/.test(node.left.getText(tree))) note(node)
    } else if (ts.isCallExpression(node)) {
      if (/(^|\.)location\.(assign|replace)$|^window\.open$/.test(node.expression.getText(tree))) note(node)
    }
  })
  return found
}

test('every address that a browser follows passes the link that refuses scripts, or is none of a server', () => {
  const found = files.flatMap(addressesIn)
  const pathOf = (place: string): string => place.replace(/:\d+$/, '')
  expect(found.filter((place) => !Object.hasOwn(reasons, pathOf(place)))).toEqual([])
  expect(Object.keys(reasons).filter((path) => !found.map(pathOf).includes(path))).toEqual([])
})

test('the manifest names pages of the web only', () => {
  const guides = Object.values(about).flatMap((one) => one.guides ?? [])
  expect(guides.length).toBeGreaterThan(5)
  expect(guides.filter(({ href }) => !/^https?:\/\//.test(href))).toEqual([])
})

test('every dialog draws its title with marks for what cannot be seen, and says which letters look like others', () => {
  const dialogs = files.filter(({ text }) => /<dialog\b/.test(text.replace(/^\s*(\*|\/\/).*$/gm, '')))
  expect(dialogs.map(({ path }) => path)).toEqual([
    // It has no title, and its results are names.
    'src/app/palette/Palette.tsx',
    'src/ui/Dialog.tsx',
    'src/ui/SideDialog.tsx',
  ])
  for (const { path, text } of dialogs.slice(1)) {
    expect(text.match(/\{title\}/g), path).toHaveLength(2)
    expect(text, path).toContain('<NameText text={title} />')
    expect(text, path).toContain('<LookAlikeHint text={title}')
  }
})
