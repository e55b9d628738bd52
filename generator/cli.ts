/** The command line of the generator: joins the stages, prints, exits. See `options.ts`. */
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InputError, InternalError, createDiagnostics, nearest, type Diagnostics } from './diagnostics.ts'
import type { Begun, EmitOptions, ToolInputs } from './emit/emitters.ts'
import type { CacheOptions } from './emit/tool-cache.ts'
import type { Contract } from './model/types/contract.ts'
import type { ApiModel, EmittedFile, Model } from './model/types/ir.ts'
import type { StatedManifest } from './model/types/manifest.ts'
import type { OverridesIR } from './model/types/override-ir.ts'
import { exitCodes, parseOptions, repo, type Options } from './options.ts'
import { count, createProgress, printDiagnostics, printable, silent, type Output, type Progress } from './output.ts'
// Only what the quick answer needs is imported here: a run with nothing to do never loads a parser or a tool.
import { openInput, sameInputs, type Input, type ParsedFiles } from './read/input.ts'
import { recover, wasInterrupted } from './write/apply.ts'
import { readIdentity, readInstalled, type Identity } from './write/identity.ts'
import { outputsIntact, readStamp, type StampHead } from './write/stamp.ts'

/** The stages behind `read`, exchangeable for tests. */
export interface Stages {
  /** Begins what needs no whole model. */
  begin(inputs: ToolInputs, cache: CacheOptions | undefined): Begun | Promise<Begun>
  build(
    input: {
      contract: Contract
      manifest: StatedManifest
      behaviours: Readonly<Record<string, string>>
      overrides: OverridesIR
      /** Told of the operations, while the rest of the model is still to be made. */
      onApi?: (api: ApiModel) => void
    },
    diagnostics: Diagnostics,
  ): Model | undefined | Promise<Model | undefined>
  emit(model: Model, options: EmitOptions): Promise<readonly EmittedFile[]>
  explain(model: Model, id: string): readonly string[] | undefined | Promise<readonly string[] | undefined>
}

/** The world around a run. */
export interface Host extends Output {
  /** Paths of options are relative to it. */
  cwd: string
  stages: Stages
  /** Ends a run that watches. */
  signal?: AbortSignal
}

/** Gives a turn to what waits for it: what follows keeps this thread busy. */
async function tell<T>(listener: (value: T) => void, value: T): Promise<void> {
  listener(value)
  await Promise.resolve()
}

/** Loaded when first used, for the same reason. */
export const stages: Stages = {
  begin: async (inputs, cache) => (await import('./emit/emitters.ts')).beginEmit(inputs, cache),
  build: async ({ contract, manifest, onApi, ...rest }, diagnostics) => {
    const { linkManifest } = await import('./link/link.ts')
    const { checkUsed } = await import('./link/unused.ts')
    const { buildModel, makeApi } = await import('./model/build-model.ts')
    const linked = linkManifest({ contract, manifest }, diagnostics)
    if (onApi !== undefined && !diagnostics.failed) await tell(onApi, makeApi(linked))
    const model = buildModel({ linked, ...rest })
    checkUsed(linked.context, model.coverage, diagnostics)
    return model
  },
  emit: async (model, options) => (await import('./emit/emitters.ts')).emitAll(model, options),
  explain: async (model, id) => (await import('./model/explain.ts')).explain(model, id),
}

/** Runs one command. Resolves to the exit code; prints through `host` and never throws. */
export async function run(argv: readonly string[], host: Host): Promise<number> {
  const options = parseOptions(argv, host)
  if (typeof options === 'number') return options
  const identity = readIdentity(repo)
  const parsed: ParsedFiles = new Map()
  if (!options.watch) return attempt({ options, host, identity, parsed })
  return watch({ options, host, identity, parsed })
}

interface Attempt {
  options: Options
  host: Host
  identity: Identity
  parsed: ParsedFiles
}

/** One run from start to end. */
async function attempt({ options, host, identity, parsed }: Attempt): Promise<number> {
  const diagnostics = createDiagnostics()
  try {
    const { root } = options.locations
    if (options.check && wasInterrupted(root)) {
      host.out('An upgrade was interrupted while it wrote. Run: npm run generate\n')
      return exitCodes.stale
    }
    // Before anything is read: what was left half written is neither the older contract nor the newer one.
    if (!options.check && recover(root)) host.err('Undid what an interrupted upgrade had left half written.\n')
    const input = openInput(options.locations, parsed)
    if (options.upgrade !== undefined || options.facts !== undefined)
      return (await runUpgrade({ options, host, diagnostics })) ?? failed(diagnostics, host)
    const all = { options, host, identity, diagnostics, input }
    if (options.explain !== undefined) return await explain(options.explain, all)
    // Who watches is about to edit: what the first edit would have to load, parse and compile is done before it.
    if (!options.watch && isUpToDate(options, identity)) {
      host.out(`up to date (0 files written)${placeholdersIn(options.out)}\n`)
      return exitCodes.ok
    }
    // The tools are megabytes of code: compiling them anew takes a fifth of a run.
    enableCompileCache(join(repo, 'node_modules/.cache/cairn-generator'))
    return await generate(all)
  } catch (error) {
    if (error instanceof InputError) {
      printDiagnostics([...diagnostics.all, ...error.diagnostics], host)
      return exitCodes.input
    }
    printDiagnostics(diagnostics.all, host)
    host.err(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    host.err('This is a defect of the generator, not of its input: please report it. Nothing was written.\n')
    return exitCodes.internal
  }
}

/**
 * Runs now, whether or not there is something to do, and after every change; ends when it is told to, or when the generator itself is no longer the
 * one that runs.
 */
async function watch(first: Attempt): Promise<number> {
  const { options, host, identity, parsed } = first
  const { foldersOf } = await import('./read/input.ts')
  const { watchFolders } = await import('./watch.ts')
  let begun = false
  const ended = await watchFolders({
    folders: () => foldersOf(options.locations, parsed),
    onChange: async () => {
      if (readIdentity(repo).source !== identity.source) {
        host.out('The generator itself has changed: start it again.\n')
        return exitCodes.stale
      }
      if (begun && isUpToDate(options, identity)) return undefined
      begun = true
      await attempt(first)
      host.out('Waiting for changes …\n')
      return undefined
    },
    ...(host.signal === undefined ? {} : { signal: host.signal }),
  })
  return ended ?? exitCodes.ok
}

/** What an output that is up to date says of the screens that are still to come. */
function placeholdersIn(out: string): string {
  const file = join(out, 'coverage.json')
  if (!existsSync(file)) return ''
  const kinds = readFileSync(file, 'utf8').match(/"kind": "placeholder"/g)
  return `; ${count(kinds?.length ?? 0, 'placeholder screen')}`
}

/** Whether a whole run would change nothing, found out from hashes alone. */
function isUpToDate({ locations, out }: Options, now: Identity): boolean {
  if (wasInterrupted(out)) return false
  const stamp = readStamp(out)
  if (typeof stamp === 'string') return false
  if (stamp.generator !== now.generator || stamp.source !== now.source) return false
  if (JSON.stringify(stamp.tools) !== JSON.stringify(now.tools)) return false
  return sameInputs(locations, stamp) && outputsIntact(out, stamp)
}

interface Run {
  options: Options
  host: Host
  identity: Identity
  diagnostics: Diagnostics
  input: Input
}

async function generate(all: Run): Promise<number> {
  const { options, host, identity, diagnostics, input } = all
  const { out, locations, check } = options
  if (check && wasInterrupted(out)) {
    host.out('An earlier run was interrupted while it wrote. Run: npm run generate\n')
    return exitCodes.stale
  }
  const { checkOutput, planWrites } = await import('./write/plan.ts')
  if (checkOutput(out, locations.root, diagnostics) === undefined) {
    failed(diagnostics, host)
    return check ? exitCodes.stale : exitCodes.input
  }
  const progress = createProgress(host)
  const made = await makeFiles(all, progress)
  if (made === undefined) return failed(diagnostics, host)
  const { model, files } = made

  progress.start('write')
  if (!check && recover(out)) host.out('Undid what an interrupted run had left half written.\n')
  const head: StampHead = { ...identity, contract: input.nameOf(input.spec), inputs: input.hashes() }
  const plan = planWrites({ out, root: locations.root, files, head }, diagnostics)
  if (plan === undefined) {
    progress.end()
    failed(diagnostics, host)
    return check ? exitCodes.stale : exitCodes.input
  }
  if (check) {
    progress.end()
    printDiagnostics(diagnostics.all, host)
    const changes = [
      ...plan.write.map(({ path, old }) => `${old === undefined ? 'add' : 'change'} ${path}`),
      ...plan.remove.map(({ path }) => `remove ${path}`),
    ]
    if (changes.length === 0) return done('up to date', { model, diagnostics, host })
    host.out(`Not up to date. A run would\n${changes.map((change) => `  ${change}\n`).join('')}Run: npm run generate\n`)
    return exitCodes.stale
  }
  const { applyPlan } = await import('./write/apply.ts')
  const { written, removed } = applyPlan(plan)
  progress.end()
  printDiagnostics(diagnostics.all, host)
  return done(`${count(written, 'file')} written, ${removed} removed, ${plan.unchanged} unchanged`, {
    model,
    diagnostics,
    host,
  })
}

/** All stages but the last; undefined after errors, which are not printed yet. */
async function makeFiles(
  { options, host, identity, diagnostics, input }: Run,
  progress: Progress,
): Promise<{ model: Model; files: readonly EmittedFile[] } | undefined> {
  const cache = options.cache
    ? { folder: join(repo, 'node_modules/.cache/cairn-tools'), installed: readInstalled(repo, identity) }
    : undefined
  const contract = Promise.withResolvers<Contract>()
  const api = Promise.withResolvers<ApiModel>()
  const begun = await host.stages.begin({ contract: contract.promise, api: api.promise }, cache)
  try {
    const model = await readModel(input, {
      host,
      diagnostics,
      progress,
      onContract: contract.resolve,
      onApi: api.resolve,
    })
    if (model === undefined) return undefined
    return { model, files: await host.stages.emit(model, { report: progress.start, begun }) }
  } finally {
    await begun.end()
  }
}

interface Reading {
  host: Host
  diagnostics: Diagnostics
  progress: Progress
  /** Told of a contract that is sound, while the manifest is still to be read. */
  onContract?: (contract: Contract) => void
  /** Told of the operations, while the rest of the model is still to be made. */
  onApi?: (api: ApiModel) => void
}

/** The first two stages; undefined after errors, which are not printed yet. */
async function readModel(
  input: Input,
  { host, diagnostics, progress, onContract, onApi }: Reading,
): Promise<Model | undefined> {
  progress.start('read')
  const { readContract } = await import('./read/contract.ts')
  const { readManifest } = await import('./read/manifest.ts')
  const contract = readContract(input, diagnostics)
  if (contract !== undefined && onContract !== undefined) await tell(onContract, contract)
  const manifest = readManifest(input, diagnostics)
  if (contract === undefined || manifest === undefined) {
    progress.end()
    return undefined
  }
  const { readOverrides } = await import('./read/overrides.ts')
  const overrides = await readOverrides(input.overrides, diagnostics)
  progress.start('model')
  const model = await host.stages.build(
    { contract, manifest, behaviours: input.behaviours, overrides, ...(onApi && { onApi }) },
    diagnostics,
  )
  if (model === undefined || diagnostics.failed) {
    progress.end()
    return undefined
  }
  return model
}

/** What a newer contract means; undefined after errors, which are in `diagnostics`. */
async function runUpgrade({ options, host, diagnostics }: Pick<Run, 'options' | 'host' | 'diagnostics'>) {
  const { upgrade, writeFacts } = await import('./upgrade-run.ts')
  const command = { locations: options.locations, host, diagnostics }
  if (options.upgrade === undefined) return writeFacts(options.facts ?? '', command)
  return upgrade(options.upgrade, {
    ...command,
    generate: async (root) => {
      const said: string[] = []
      const say = (text: string): void => void said.push(text)
      const code = await run(['--root', root], { ...host, out: say, err: say, tty: false })
      return code === exitCodes.ok ? undefined : said.join('')
    },
  })
}

async function explain(id: string, { host, diagnostics, input }: Run): Promise<number> {
  const model = await readModel(input, { host, diagnostics, progress: silent })
  if (model === undefined) return failed(diagnostics, host)
  const lines = await host.stages.explain(model, id)
  if (lines === undefined) {
    const near = nearest(id, [
      ...model.screens.map((screen) => `${screen.id}`),
      ...model.operations.map((operation) => operation.id),
    ])
    host.err(`There is no screen or operation "${id}".${near === undefined ? '' : ` Did you mean "${near}"?`}\n`)
    return exitCodes.usage
  }
  host.out(`${lines.map(printable).join('\n')}\n`)
  return exitCodes.ok
}

function failed(diagnostics: Diagnostics, host: Host): number {
  if (!diagnostics.failed) throw new InternalError('a stage failed without saying why')
  printDiagnostics(diagnostics.all, host)
  return exitCodes.input
}

function done(
  summary: string,
  { model, diagnostics, host }: { model: Model; diagnostics: Diagnostics; host: Host },
): number {
  const warnings = diagnostics.all.length
  const placeholders = model.unbuilt.length
  host.out(`${summary}; ${count(warnings, 'warning')}, ${count(placeholders, 'placeholder screen')}\n`)
  return exitCodes.ok
}

// Not `import.meta.main`: a Node that does not know it would do nothing and say so to nobody.
if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const code = await run(process.argv.slice(2), {
    cwd: process.cwd(),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    tty: process.stdout.isTTY === true && process.env['CI'] === undefined,
    stages,
  })
  // Not left to the event loop: a tool may keep it alive. Pipes are written out first.
  process.stdout.write('', () => process.stderr.write('', () => process.exit(code)))
}
