/** The house rules that no linter of ours knows: each looks at one file and says what is wrong with it. */
import { posix } from 'node:path'

import ts from 'typescript'

import { importsOf, lineOf, parse, readSource, walk } from './source.ts'
import type { Import, SourceFile, Violation } from './source.ts'

interface HouseRule {
  name: string
  /** Which files it is about; the path is from the root. */
  about: (path: string) => boolean
  check: (file: SourceFile) => Violation[]
}

const MAX_LINES = 400

const isCode = (path: string) => /\.(tsx?|mjs|hbs)$/.test(path)
const isScript = (path: string) => /\.(tsx?|mjs)$/.test(path)
const isFixture = (path: string) => /(^|\/)(fixtures|__snapshots__)\//.test(path)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isIn = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(`${folder}/`))
const isHandWritten = (path: string) =>
  isIn(path, 'generator', 'templates', 'src', 'scripts', 'server', 'packages', 'tests') &&
  isCode(path) &&
  !isFixture(path)

/** Written in pieces, so that the rules do not find themselves. */
const LOOSE_END = /\b(TO[D]O|FI[X]ME|XX[X]|HAC[K])\b(?!\(#\d+\))/
const MACHINE_PATHS = ['work', 'tmp/bash_jobs', 'root'].map((folder) => `/${folder}/`)

/** Tailwind's classes for left and right. */
const PHYSICAL_SIDE =
  /(?:^|[\s:])(-?(?:[mp][lr]-(?:[\d[(]|auto|px)|(?:left|right)-[\d[(])[^\s]*|text-(?:left|right)|(?:border|rounded)-[lr](?:-\S+)?)(?=\s|$)/

/** What is about this computer alone: how long something was kept, or waited for. */
const OWN_CLOCK = [
  'src/api/client.ts',
  'src/api/query-client.ts',
  'src/app/main.tsx',
  'src/app/version/watch.ts',
  'src/features/serial-console/ConnectionStatus.tsx',
  'src/features/serial-console/use-console.ts',
  'src/kit/compare/Compare.tsx',
  'src/kit/list/views/counts.ts',
  'src/kit/roles/roles.ts',
  'src/lib/clock.ts',
]

const TYPES = 'generator/model/types'
const KINDS_FILE = `${TYPES}/screen-ir.ts`

/** Kinds that have a file of types of their own, and a folder in each stage: `access`. */
const foldedKinds = [
  ...readSource(KINDS_FILE).text.matchAll(/^import type \{ \w+ScreenIR \} from '\.\/(\w+)-ir\.ts'$/gm),
].map(([, name = '']) => name)

/** Kinds of screens, as their types have them. */
const screenKinds = [KINDS_FILE, ...foldedKinds.map((name) => `${TYPES}/${name}-ir.ts`)].flatMap((path) =>
  [...readSource(path).text.matchAll(/^ {2}kind: (.+)$/gm)].flatMap(([, union = '']) =>
    union.split(' | ').map((name) => name.replaceAll("'", '')),
  ),
)

/** Of which kind a file is, if it is of one alone. */
const kindOfFile = (path: string) =>
  foldedKinds.find((kind) =>
    new RegExp(
      `^generator/(?:(?:link|model|emit)/views/${kind}(?:/|\\.ts$)|model/types/(?:raw-)?${kind}(?:-ir)?\\.ts$)`,
    ).test(path),
  )

/** Where kinds are joined: the registers of the stages, and the types of what there is. */
const isRegister = (path: string) =>
  /^generator\/(?:link|model|emit)\/views\/register\.ts$/.test(path) ||
  [KINDS_FILE, `${TYPES}/manifest.ts`, `${TYPES}/raw-page.ts`].includes(path)

/** Code of the generator that knows screens, but not of which kinds there are. */
const isAboutAllKinds = (path: string) =>
  isIn(path, 'generator') &&
  isScript(path) &&
  !isTest(path) &&
  !isIn(path, TYPES) &&
  !/^generator\/(link|model|emit)\/views\//.test(path)

/** `screen.kind` or `kind`; widgets and cells have kinds of the same names. */
function isScreenKind(compared: ts.Expression): boolean {
  if (ts.isIdentifier(compared)) return compared.text === 'kind'
  if (!ts.isPropertyAccessExpression(compared) || compared.name.text !== 'kind') return false
  return !ts.isIdentifier(compared.expression) || !['widget', 'cell'].includes(compared.expression.text)
}

const isKindName = (node: ts.Node) => ts.isStringLiteral(node) && screenKinds.includes(node.text)

function comparesKinds(node: ts.Node): boolean {
  if (ts.isSwitchStatement(node))
    return (
      isScreenKind(node.expression) &&
      node.caseBlock.clauses.some((clause) => ts.isCaseClause(clause) && isKindName(clause.expression))
    )
  return (
    ts.isBinaryExpression(node) &&
    [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
      node.operatorToken.kind,
    ) &&
    isScreenKind(node.left) &&
    isKindName(node.right)
  )
}

/** A hook may hand out the parts that it shows. */
const isHookWithParts = ({ target = '' }: Import): boolean => /\/use-[a-z-]+\.tsx$/.test(target)

export const houseRules: readonly HouseRule[] = [
  {
    name: 'file names are kebab-case; React component files may be PascalCase',
    about: isHandWritten,
    check: ({ path }) => {
      const [stem = '', ...suffixes] = posix.basename(path).split('.')
      const isKebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
      const isComponent = path.startsWith('src/') && path.endsWith('.tsx') && /^([A-Z][a-z0-9]*)+$/.test(stem)
      const areSuffixesKebab = suffixes.every((suffix) => isKebab.test(suffix))
      return (isKebab.test(stem) || isComponent) && areSuffixesKebab
        ? []
        : [{ path, message: 'rename it to kebab-case' }]
    },
  },
  {
    name: 'logic of lists and forms stands without their views, and views ask and send nothing',
    about: (path) => /^src\/kit\/(list|form)\/.*\.tsx?$/.test(path) && !isTest(path) && !/\.fixture\.tsx?$/.test(path),
    check: (file) => {
      const isView = file.path.endsWith('.tsx')
      const message = isView
        ? 'a view asks and sends nothing: put that into a hook of its own (use-….ts) beside it'
        : 'logic knows no view: hand it what it needs, or load the view by import() in the part that shows it'
      const isBarred = ({ specifier, target = '' }: Import): boolean =>
        isView
          ? specifier === '@tanstack/react-query' ||
            target.startsWith('src/api/') ||
            target === 'src/kit/actions/pipeline.ts'
          : target.endsWith('.tsx')
      return importsOf(file)
        .filter((one) => one.kind === 'static' && isBarred(one) && !isHookWithParts(one))
        .map(({ line, specifier }) => ({ path: file.path, line, message: `imports ${specifier}: ${message}` }))
    },
  },
  {
    name: 'emitted files are named .gen.ts(x) or .json',
    about: (path) => isIn(path, 'generated'),
    check: ({ path }) =>
      /\.(gen\.tsx?|json)$/.test(path) ? [] : [{ path, message: 'an emitted file ends in .gen.ts, .gen.tsx or .json' }],
  },
  {
    name: 'emitted code says where it comes from and how to make it again',
    about: (path) => isIn(path, 'generated') && isScript(path),
    check: ({ path, text }) => {
      const head = text.slice(0, 600)
      const isComment = head.startsWith('//') || head.startsWith('/*')
      if (isComment && head.includes('npm run generate')) return []
      return [{ path, line: 1, message: 'start it with a comment that names its source and `npm run generate`' }]
    },
  },
  {
    name: 'storage of the browser is reached through one door',
    about: (path) =>
      isIn(path, 'src') && isScript(path) && !isIn(path, 'src/mock') && !isTest(path) && !/\.fixture\.tsx?$/.test(path),
    check: (file) =>
      file.path === 'src/lib/storage.ts'
        ? []
        : find(file, (node) =>
            ts.isIdentifier(node) && ['localStorage', 'sessionStorage', 'indexedDB'].includes(node.text)
              ? 'may throw where storage is barred or full: use src/lib/storage.ts'
              : undefined,
          ),
  },
  {
    name: 'times that are held against those of the server are told by its clock',
    about: (path) =>
      isIn(path, 'src') && isScript(path) && !isIn(path, 'src/mock') && !isTest(path) && !/\.fixture\.tsx?$/.test(path),
    check: (file) =>
      OWN_CLOCK.includes(file.path)
        ? []
        : find(file, (node) =>
            ts.isPropertyAccessExpression(node) &&
            ts.isIdentifier(node.expression) &&
            `${node.expression.text}.${node.name.text}` === 'Date.now'
              ? 'goes by the clock of this computer: use `serverNow` of src/lib/clock.ts'
              : undefined,
          ),
  },
  {
    name: 'polls leave a busy server alone',
    about: (path) => isIn(path, 'src') && isScript(path) && !isTest(path),
    check: (file) =>
      find(file, (node) => {
        if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name) || node.name.text !== 'refetchInterval')
          return undefined
        const { pos, end } = node.initializer
        return /\b(?:paced|pollInterval)\(/.test(file.text.slice(pos, end))
          ? undefined
          : 'goes on at its pace while the server fails: use `paced` or `pollInterval` of src/kit/queries/refresh.ts'
      }),
  },
  {
    name: 'classes name sides as a text runs, start and end',
    about: (path) => isIn(path, 'src') && /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
    check: (file) =>
      find(file, (node) => {
        const isText =
          ts.isStringLiteral(node) ||
          ts.isNoSubstitutionTemplateLiteral(node) ||
          ts.isTemplateHead(node) ||
          ts.isTemplateMiddle(node) ||
          ts.isTemplateTail(node)
        const found = isText ? PHYSICAL_SIDE.exec(node.text)?.[1] : undefined
        return found === undefined ? undefined : `${found} is left or right in every language: use the logical class`
      }),
  },
  {
    name: 'no barrels in src',
    about: (path) => isIn(path, 'src') && isScript(path),
    check: (file) => {
      const tree = parse(file)
      const { path } = file
      const reExports = tree.statements.filter(
        (one) => ts.isExportDeclaration(one) && one.moduleSpecifier !== undefined,
      )
      const everything = reExports.find((one) => ts.isExportDeclaration(one) && one.exportClause === undefined)
      const message = 'is a barrel: import from the file that defines the thing'
      if (everything !== undefined) return [{ path, line: lineOf(tree, everything.getStart(tree)), message }]
      return reExports.length > 0 && reExports.length === tree.statements.length ? [{ path, line: 1, message }] : []
    },
  },
  {
    // The specification (§8) wants details of failed calls in the browser's console, and what a boundary catches would be
    // lost without a trace: one file each does that.
    name: 'only command-line entry points print',
    about: (path) =>
      isIn(path, 'generator', 'src') &&
      isScript(path) &&
      ![
        'generator/cli.ts',
        'src/app/log-api-error.ts',
        'src/app/errors/log-caught.ts',
        'src/app/answers/unreadable-log.ts',
      ].includes(path) &&
      !isTest(path),
    check: (file) =>
      find(file, (node) => {
        const isConsole =
          ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'console'
        return isConsole ? 'uses console: report a diagnostic, show a toast, or throw' : undefined
      }),
  },
  {
    name: 'generator and mock take time, ids and chance from their context',
    about: (path) => isIn(path, 'generator', 'src/mock') && isScript(path) && !isTest(path),
    check: (file) =>
      find(file, (node) => {
        const isNow =
          ts.isNewExpression(node) &&
          ts.isIdentifier(node.expression) &&
          node.expression.text === 'Date' &&
          !node.arguments?.length
        if (isNow) return 'reads the clock: take the time from the context'
        if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined
        const name = `${node.expression.text}.${node.name.text}`
        const isChance = ['Date.now', 'Math.random', 'crypto.randomUUID', 'crypto.getRandomValues'].includes(name)
        return isChance ? `uses ${name}: take time, ids and chance from the context` : undefined
      }),
  },
  {
    name: `files have at most ${MAX_LINES} lines`,
    about: isHandWritten,
    check: ({ path, text }) => {
      const lines = text.trimEnd().split('\n').length
      return lines <= MAX_LINES ? [] : [{ path, message: `has ${lines} lines: split it by what its parts do` }]
    },
  },
  {
    name: 'a kind of screen is known to its own folder and the registers of views',
    about: isAboutAllKinds,
    check: (file) =>
      find(file, (node) =>
        comparesKinds(node)
          ? 'tells kinds of screens apart: ask `viewOf`, `printerOf` or `resourceViews`, and answer in the folder of the kind'
          : undefined,
      ),
  },
  {
    name: 'a kind of screen with a folder of its own is joined in the registers and nowhere else',
    about: (path) => isIn(path, 'generator') && isScript(path) && !isTest(path) && !isRegister(path),
    check: (file) =>
      find(file, (node) => {
        if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return undefined
        const to = kindOfFile(posix.join(posix.dirname(file.path), node.moduleSpecifier.text))
        return to === undefined || to === kindOfFile(file.path)
          ? undefined
          : `knows the kind '${to}': let the register of its stage ask, and answer in the folder of the kind`
      }),
  },
  {
    name: 'ids of screens are objects that print themselves',
    about: isAboutAllKinds,
    check: (file) =>
      find(file, (node) => {
        const isText = ts.isStringLiteral(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
        const isPart =
          isText && [...screenKinds, 'slots'].includes(node.text.replace(/^\./, '')) && node.text.startsWith('.')
        const isPattern =
          ts.isRegularExpressionLiteral(node) &&
          screenKinds.some((kind) => new RegExp(`\\\\\\.\\(?[a-z|]*\\b${kind}\\b`).test(node.text))
        return (isPart && file.path !== 'generator/model/types/screen-id.ts') || isPattern
          ? 'makes or reads the text of an id: make one with `screenId`, look one up with `resourceScreen`'
          : undefined
      }),
  },
  {
    name: 'a format is made once',
    about: (path) => isIn(path, 'src') && isScript(path) && !isTest(path),
    check: (file) =>
      findText(
        file,
        /\.toLocale(?:Date|Time)?String\(/,
        'makes a format for each value: keep an `Intl` format and use that',
      ),
  },
  {
    name: 'a loose end names its issue',
    about: (path) => isHandWritten(path) || isIn(path, 'openapi'),
    check: (file) =>
      findText(file, LOOSE_END, 'leaves a loose end: do it now, or name the issue that will, like (#12)'),
  },
  {
    name: 'no path of one machine',
    about: (path) => !/\.(png|ico|woff2?)$/.test(path),
    check: (file) =>
      MACHINE_PATHS.flatMap((machinePath) =>
        findText(file, machinePath, `contains ${machinePath}: write paths relative to the project`),
      ),
  },
  {
    name: 'the lock names no registry',
    about: (path) => path === 'package-lock.json',
    check: (file) =>
      findText(file, '"resolved"', 'npm must leave this out, see .npmrc: npm install --package-lock-only'),
  },
]

/** Holds one file against all rules that are about it. */
export function checkHouseRules(file: SourceFile): Violation[] {
  return houseRules.filter((rule) => rule.about(file.path)).flatMap((rule) => rule.check(file))
}

function find(file: SourceFile, judge: (node: ts.Node) => string | undefined): Violation[] {
  const tree = parse(file)
  const found: Violation[] = []
  walk(tree, (node) => {
    const message = judge(node)
    if (message !== undefined) found.push({ path: file.path, line: lineOf(tree, node.getStart(tree)), message })
  })
  return found
}

function findText({ path, text }: SourceFile, what: RegExp | string, message: string): Violation[] {
  const isIt = (line: string) => (typeof what === 'string' ? line.includes(what) : what.test(line))
  return text.split('\n').flatMap((line, index) => (isIt(line) ? [{ path, line: index + 1, message }] : []))
}
