/** Who may import whom: the table of docs/design.md §2 as data, and the function that holds a file against it. */
import type { Import, SourceFile, Violation } from './source.ts'

interface Zone {
  /** A folder or a file; the longest match decides. */
  path: string
  /** Folders and files it may import, besides itself. */
  may: readonly string[]
  /** Those of them that only `import()` and types may reach. */
  lazily?: readonly string[]
  /** Each folder inside is a world of its own. */
  apart?: boolean
  /** Libraries that do not belong here. */
  without?: RegExp
  /** What to do instead of a forbidden import. */
  instead: string
}

const STAGE = ['generator/model/types', 'generator/model/types.ts', 'generator/diagnostics.ts']
const BETWEEN_STAGES =
  'Stages hand each other plain data through generator/cli.ts: put its type into generator/model/types.'
const WIRE = ['generated/api/wire', 'generated/api/wire.gen.ts']
const SCREEN_PARTS = [
  'src/kit',
  'src/ui',
  'src/lib',
  'src/api',
  'generated/api',
  'generated/model',
  'generated/screens',
]

const importTable: readonly Zone[] = [
  { path: 'generator', may: STAGE, instead: 'Only generator/cli.ts joins the stages.' },
  { path: 'generator/cli.ts', may: ['generator'], instead: 'The generator knows nothing of what it generates for.' },
  {
    path: 'generator/upgrade-run.ts',
    may: ['generator'],
    instead: 'It runs the commands about newer contracts, as generator/cli.ts does those about one.',
  },
  {
    path: 'generator/upgrade-apply.ts',
    may: ['generator'],
    instead: 'It joins the stages for what an upgrade writes, as generator/cli.ts does for one contract.',
  },
  {
    path: 'generator/upgrade-anew.ts',
    may: ['generator'],
    instead: 'It joins the stages for a document that begins with nothing, as generator/cli.ts does for one contract.',
  },
  {
    path: 'generator/upgrade-compile.ts',
    may: ['generator/upgrade', 'generator/upgrade-apply.ts', 'generator/upgrade-draft.ts'],
    instead: 'It compiles what an upgrade would write: generator/cli.ts generates it.',
  },
  {
    path: 'generator/upgrade-draft.ts',
    may: ['generator'],
    instead: 'It joins the stages for the manifest of a newer contract, as generator/cli.ts does for one contract.',
  },
  {
    path: 'generator/upgrade-command.ts',
    may: ['generator'],
    instead: 'It joins the stages for two contracts, as generator/cli.ts does for one.',
  },
  {
    path: 'generator/model/types',
    may: ['generator/diagnostics.ts'],
    instead: 'The IR is plain data: move what it needs into generator/model/types.',
  },
  { path: 'generator/diagnostics.ts', may: [], instead: 'Every stage imports the diagnostics, so they import none.' },
  {
    path: 'generator/schema',
    may: ['generator/model/types'],
    instead: 'All stages but the last read schemas with it: pass it what else it needs.',
  },
  ...['read', 'link', 'emit', 'write'].map((stage) => ({
    path: `generator/${stage}`,
    may: stage === 'write' ? STAGE : [...STAGE, 'generator/schema'],
    instead: BETWEEN_STAGES,
  })),
  // What is linked is asked for its fields and entities by functions: the one stage that another one knows.
  // It has nothing to say about its input: a name is checked where it is linked.
  {
    path: 'generator/model',
    may: ['generator/model/types', 'generator/link', 'generator/schema'],
    instead: `${BETWEEN_STAGES} What may be wrong with the input is told by generator/link, and left out there.`,
  },
  // It reads two runs of the other stages, and none of them knows of it.
  {
    path: 'generator/upgrade',
    may: [...STAGE, 'generator/schema', 'generator/link', 'generator/model'],
    instead: 'An upgrade judges what other stages made: generator/cli.ts hands it over.',
  },

  {
    path: 'generated',
    may: [],
    instead: 'Generated code outside the folders of the design has no importers yet: see docs/design.md §2.',
  },
  { path: 'generated/model', may: [], instead: 'The model is plain data: emit what it needs into generated/model.' },
  {
    path: 'generated/api',
    may: ['src/api/binding.ts'],
    instead: 'The client stands on libraries and on the binding alone: put what it needs into src/api/binding.ts.',
  },
  {
    path: 'generated/mock',
    may: [...WIRE, 'generated/model', 'src/mock/tables', 'src/mock/fakers'],
    instead: 'The mock speaks the wire view: emit what it needs there, and put what all rows are into src/mock/tables.',
  },
  ...['screens', 'routes', 'finder'].map((folder) => ({
    path: `generated/${folder}`,
    may: ['generated/api', 'generated/model', 'generated/screens', 'generated/routes', 'src/kit'],
    instead: 'A generated screen is data and one call of src/kit: offer what it needs from src/kit.',
  })),

  { path: 'src', may: [], instead: 'Files of the application lie in src/app.' },
  {
    path: 'src/lib',
    may: [],
    without: /^(react|react-dom|react-router|@tanstack\/.*|msw)(\/|$)/,
    instead: 'Helpers are pure: pass the data in.',
  },
  {
    path: 'src/ui',
    may: ['src/lib'],
    without: /^(react-router|@tanstack\/react-query|msw)(\/|$)/,
    instead: 'Primitives know no router and no API: pass it in as a prop, or move the part to src/kit.',
  },
  {
    path: 'src/api',
    may: ['src/api/binding.ts', 'generated/api', 'generated/model', 'src/lib'],
    instead: 'Move what shows something to src/kit.',
  },
  { path: 'src/api/binding.ts', may: [], instead: 'The generated client stands on it: pass in what it needs.' },
  {
    path: 'src/kit',
    may: ['src/ui', 'src/lib', 'src/api', 'generated/model'],
    instead: 'Move the shared part to src/kit, or let the generated screen pass it in.',
  },
  { path: 'src/features', may: SCREEN_PARTS, instead: 'Move the shared part to src/features or src/kit.' },
  {
    path: 'src/overrides',
    may: ['src/features', ...SCREEN_PARTS],
    apart: true,
    instead: 'What two resources share belongs in src/features.',
  },
  ...['index', 'eager'].map((registry) => ({
    path: `src/overrides/${registry}.ts`,
    may: ['src/overrides', 'generated/screens', 'generated/routes', 'generated/model', 'src/kit'],
    lazily: ['src/overrides'],
    instead: 'The registry names overrides by `() => import(…)`, so that none is loaded before its screen.',
  })),
  {
    path: 'src/mock',
    // Tables, not the factories: those draw values for tests (docs/decisions/0011-rows-of-volume-are-drawn-by-hand.md).
    may: [
      ...['conventions', 'entities', 'handlers', 'operations', 'presence', 'rules'].map(
        (name) => `generated/mock/${name}.gen.ts`,
      ),
      'generated/model',
      ...WIRE,
      'src/lib',
    ],
    without: /^(react|react-dom|react-router|@tanstack\/.*)(\/|$)/,
    instead: 'The mock is a server: move what both sides need to src/lib, or read it from generated/model.',
  },
  {
    path: 'src/mock/fakers',
    may: [],
    instead: 'The factories of generated/mock/fakers stand on it, and nothing of the mock stands on them.',
  },
  {
    path: 'src/app',
    may: ['src', 'generated'],
    lazily: ['src/mock'],
    instead: 'The mock must not be in a build without it: reach it by `import()`.',
  },

  {
    path: 'server',
    may: [],
    without: /^(?!node:|hono$|@hono\/node-server$)/,
    instead: 'The server is installed without the rest of the project: move what it needs into server/.',
  },
  {
    path: 'server/testing',
    may: ['server'],
    instead: 'It helps the tests of the server.',
  },
  {
    path: 'packages',
    may: ['src/mock', 'generated/mock', 'scripts/mock', 'scripts/lib/args.ts', 'generator/diagnostics.ts'],
    instead: 'A package gives others what is here already: move the logic to where it belongs.',
  },
  {
    path: 'scripts',
    may: ['server', 'generator/cli.ts', 'generator/diagnostics.ts', 'src/mock', 'generated/mock', 'generated/model'],
    instead: 'Scripts are thin: move the logic to where it belongs and start it from here.',
  },
]

/** @returns the row of the table that a path falls under */
export function zoneOf(path: string, table: readonly Zone[] = importTable): Zone | undefined {
  const rows = table.filter((zone) => isWithin(path, zone.path))
  return rows.sort((a, b) => b.path.length - a.path.length)[0]
}

/** Holds the imports of one file against the table. */
export function checkImports(
  { path }: Pick<SourceFile, 'path'>,
  imports: readonly Import[],
  table: readonly Zone[] = importTable,
): Violation[] {
  const zone = zoneOf(path, table)
  if (zone === undefined) return []
  return imports.flatMap((one) => {
    const reason =
      one.target === undefined ? libraryReason(zone, one) : fileReason({ zone, path, one, target: one.target, table })
    return reason === undefined ? [] : [{ path, line: one.line, message: `imports ${one.specifier}: ${reason}` }]
  })
}

function libraryReason(zone: Zone, { specifier }: Import): string | undefined {
  if (/^[/~#]|^@\//.test(specifier)) return 'an import is a library or a relative path'
  if (zone.without?.test(specifier)) return `${zone.path} does without it. ${zone.instead}`
  const isBrowserCode = zone.path.startsWith('src') || zone.path.startsWith('generated')
  if (isBrowserCode && specifier.startsWith('node:')) return 'this code runs in a page, where there is no Node'
  return undefined
}

function fileReason(at: {
  zone: Zone
  path: string
  one: Import
  target: string
  table: readonly Zone[]
}): string | undefined {
  const { zone, path, one, target, table } = at
  if (!/\.\w+$/.test(target)) return 'write the extension, `.ts` or `.tsx`'
  const isLazyOnly = one.kind === 'static' && zone.lazily?.some((folder) => isWithin(target, folder)) === true
  if (isLazyOnly) return `${zone.path} may import it only by import(). ${zone.instead}`
  if (zone.may.some((allowed) => isWithin(target, allowed))) return undefined
  const own = zone.apart === true ? worldOf(path, zone.path) : zone.path
  if (zoneOf(target, table)?.path === zone.path && isWithin(target, own)) return undefined
  const other =
    isWithin(target, zone.path) && zone.apart === true
      ? worldOf(target, zone.path)
      : (zoneOf(target, table)?.path ?? target)
  return `${own} may not import ${other}. ${zone.instead}`
}

/** The folder right below `folder`: `src/overrides/disk` for a file somewhere inside. */
function worldOf(path: string, folder: string): string {
  const [name = ''] = path.slice(folder.length + 1).split('/')
  return `${folder}/${name}`
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}
