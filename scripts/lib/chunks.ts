/** Which file of the build a module of ours goes into: with what it is used together. */

interface ModuleInfo {
  importers: readonly string[]
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

/** The part of Rolldown's chunking context that is read here. */
export interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null
}

/** Said of a module that the parts below name and the build does not have. */
export const partFault = 'is not part of the build'

/** The page that people land on waits for nothing that it does not show. */
const landing = '\0cairn:pages-of-project'

/**
 * Files in the order in which they are loaded, each with the modules that are asked for when it is. What several of them
 * need comes with the first. Modules that are asked for alone are not named: they get a file of their own.
 */
const parts: readonly { name: string; roots: readonly string[] }[] = [
  // With what every generated screen imports: nearly all people land on a list, and two files would weigh more than one.
  {
    name: 'shell',
    roots: [
      'index.html',
      'src/kit/list/List.tsx',
      'src/kit/feedback/RefreshButton.tsx',
      'src/kit/selectors.ts',
      'src/kit/values.ts',
      landing,
    ],
  },
  { name: 'pipeline', roots: ['src/kit/actions/pipeline.ts'] },
  // With what lists and detail pages of some resources need: files of their own would be few bytes and many waits.
  {
    name: 'detail',
    roots: [
      'src/kit/detail/Detail.tsx',
      'src/ui/CopyButton.tsx',
      'src/ui/Code.tsx',
      'src/ui/EmptyState.tsx',
      'src/ui/Some.tsx',
      'src/kit/queries/read-modify-write.ts',
      'src/kit/queries/child-query.ts',
      'src/kit/queries/with-rows.ts',
      'src/kit/queries/document.ts',
      'src/kit/queries/as-new.ts',
      'src/kit/lookup/of-each.ts',
      'src/kit/feedback/use-unload-guard.ts',
      'src/kit/lookup/use-candidates.ts',
      'src/ui/is-composing.ts',
      'src/lib/names.ts',
      'src/lib/sort-texts.ts',
      'src/ui/UseBar.tsx',
      'src/ui/use-in-turns.ts',
      'src/lib/shares.ts',
      'src/kit/cells/UsedAddresses.tsx',
      'src/kit/actions/action-of.ts',
      'src/kit/queries/effects-of.ts',
      'src/kit/routing/use-parent-row.ts',
      'src/kit/feedback/save-file.ts',
      'src/lib/texts-of.ts',
      'src/ui/range-with.ts',
      'src/features/access/conferred.ts',
      'src/features/instance/restart.ts',
      'src/kit/equivalent/shell.ts',
      'src/kit/cells/RowFacts.tsx',
      'src/features/instance/IpLink.tsx',
    ],
  },
  { name: 'dialogs', roots: ['src/ui/ConfirmDialog.tsx', 'src/ui/Dialog.tsx'] },
  // Of lists whose server can filter; also part of what follows.
  { name: 'filter-text', roots: ['src/kit/list/filter/server-filters.ts'] },
  {
    name: 'forms',
    roots: [
      'src/kit/form/Form.tsx',
      'src/kit/form/ActionForm.tsx',
      'src/kit/form/CreateInPlace.tsx',
      'src/kit/lookup/LookupChoice.tsx',
      'src/features/image-upload/about-image.ts',
    ],
  },
  {
    name: 'whole',
    roots: [
      'src/kit/list/whole/WholeList.tsx',
      'src/kit/list/whole/ManyRows.tsx',
      'src/kit/list/whole/matching-rows.ts',
    ],
  },
  { name: 'filter', roots: ['src/kit/list/filter/AddFilter.tsx', 'src/kit/list/columns/ColumnsDialog.tsx'] },
  { name: 'relations', roots: ['src/kit/relations/RelationsSection.tsx', 'src/kit/relations/Consequences.tsx'] },
  { name: 'ListExport', roots: ['src/kit/list/export/formats.ts', 'src/kit/list/export/csv.ts'] },
  { name: 'bulk', roots: ['src/kit/bulk/BulkBar.tsx', 'src/kit/bulk/BulkRuns.tsx'] },
  { name: 'request', roots: ['src/kit/equivalent/RequestPanel.tsx', 'src/kit/form/FormRequest.tsx'] },
  // Whoever asks what a packet meets, or what a change does, needs the evaluator and the words for both.
  {
    name: 'packet',
    roots: [
      'src/features/firewall/preview/ChangePreview.tsx',
      'src/features/firewall/preview/RulePreview.tsx',
      'src/features/firewall/packet/PacketPage.tsx',
      'src/features/firewall/routes/RouteQuestion.tsx',
    ],
  },
  // Values that are more than a line.
  {
    name: 'values',
    roots: [
      'src/kit/cells/ReadValue.tsx',
      'src/kit/cells/LargeValue.tsx',
      'src/kit/cells/UnreadableValue.tsx',
      'src/kit/detail/JsonDialog.tsx',
      'src/kit/dialogs/ResultDialog.tsx',
    ],
  },
  // What draws, and both sorts of pages of charts.
  {
    name: 'charts',
    roots: ['src/kit/charts/ChartsPage.tsx', 'src/kit/charts/SamplesPage.tsx', 'src/kit/charts/explore.ts'],
  },
  { name: 'chart-dialogs', roots: ['src/kit/charts/RangeDialog.tsx', 'src/kit/charts/QueryDialog.tsx'] },
  { name: 'overview', roots: ['src/kit/overview/Overview.tsx'] },
  // Of everything that sends or fetches many bytes.
  {
    name: 'transfer',
    roots: [
      'src/features/transfer/TransferBar.tsx',
      'src/features/transfer/TransferGuard.tsx',
      'src/features/transfer/TryingAgain.tsx',
      'src/features/transfer/gate.ts',
      'src/features/transfer/judge.ts',
      'src/features/transfer/progress.ts',
    ],
  },
  {
    name: 'sign-in',
    roots: [
      'src/features/sign-in/SignInCard.tsx',
      'src/features/sign-in/SubmitButton.tsx',
      'src/features/sign-in/SiloMark.tsx',
      'src/features/sign-in/target.ts',
    ],
  },
  // Of views of lists and of queries of the metrics explorer.
  { name: 'saved-texts', roots: ['src/kit/saved/saved-texts.ts', 'src/kit/list/views/views.ts'] },
  { name: 'SaveDialog', roots: ['src/kit/saved/SaveDialog.tsx', 'src/kit/list/views/SaveView.tsx'] },
]

const ours =
  /[\\/]src[\\/](?:api|features|kit|lib|ui)[\\/]|[\\/]node_modules[\\/](?:react-hook-form|uplot|lucide-react[\\/]dist[\\/]esm[\\/]icons)[\\/]/

/** @returns a function that names the file of a module, or null where the bundler decides */
export function chunkNames(folder: string): (id: string, graph: ModuleGraph) => string | null {
  let names: ReadonlyMap<string, string> | undefined
  return (id, graph) => {
    names ??= reach(folder.replaceAll('\\', '/'), graph)
    return names.get(id) ?? null
  }
}

/** Every module that the roots of a part import, directly or through others, but not by `import()`. */
function reach(folder: string, graph: ModuleGraph): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { name, roots } of parts) {
    const queue = roots.map((root) => (root === landing ? root : `${folder}/${root}`))
    for (const id of queue) {
      if (names.has(id) || (name !== 'shell' && !ours.test(id))) continue
      const info = graph.getModuleInfo(id)
      if (info === null) throw new Error(`${id} ${partFault}: name what replaced it in ${import.meta.filename}`)
      names.set(id, name)
      queue.push(...info.importedIds)
    }
  }
  return names
}

/** Files of pages that are loaded together. Other pages are asked for alone: they are nothing that a level waits for. */
const together = /^\0cairn:(?:pages|forms)-/

/**
 * What pages of several levels need lies in one file, unless the landing page needs it: files of their own would be forty more that
 * each page waits for, and weigh the same.
 *
 * @returns a function that says whether a module goes there
 */
export function isOfSeveralLevels(folder: string): (id: string, graph: ModuleGraph) => boolean {
  let found: ReadonlySet<string> | undefined
  return (id, graph) => {
    found ??= ofSeveralLevels(folder.replaceAll('\\', '/'), graph)
    return found.has(id)
  }
}

function ofSeveralLevels(folder: string, graph: ModuleGraph): ReadonlySet<string> {
  const loadedBy = (id: string): readonly string[] => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const reached = (root: string): Set<string> => {
    const all = new Set([root])
    for (const id of all) for (const one of graph.getModuleInfo(id)?.importedIds ?? []) all.add(one)
    return all
  }
  if (graph.getModuleInfo(landing) === null)
    throw new Error(`${landing} ${partFault}: name what replaced it in ${import.meta.filename}`)
  const ofLanding = reached(landing)
  const counts = new Map<string, number>()
  const levels = loadedBy(`${folder}/generated/routes/routes.gen.ts`)
  const asked = levels.flatMap((level) => (level.startsWith(folder) ? loadedBy(level) : [level]))
  for (const pages of asked.filter((id) => together.test(id)))
    for (const id of reached(pages)) if (!ofLanding.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return new Set([...counts].flatMap(([id, count]) => (count > 1 ? [id] : [])))
}

const handWritten = /[\\/]src[\\/](?:overrides|features)[\\/]/
const referred = /^(.*[\\/]generated[\\/]screens[\\/][^\\/]+[\\/])[\w-]*(?:list|detail|actions|queries)\.gen\.tsx?$/

/**
 * What hand-written pages of a level need of its generated ones, and what those need of each other, lies in one file, which all pages of
 * the level load: files of their own would be many and small.
 *
 * @returns a function that names the file of a module, or null where the bundler decides
 */
export function referredNames(folder: string): (id: string, graph: ModuleGraph) => string | null {
  let pages: readonly string[] | undefined
  const known = new Map<string, boolean>()
  const isReferred = (id: string, graph: ModuleGraph): boolean => {
    const found = known.get(id)
    if (found !== undefined) return found
    // Modules may import each other.
    known.set(id, false)
    const importers = graph.getModuleInfo(id)?.importers ?? []
    const is = importers.some((one) => handWritten.test(one) || (referred.test(one) && isReferred(one, graph)))
    known.set(id, is)
    return is
  }
  return (id, graph) => {
    const [, screens] = referred.exec(id) ?? []
    if (screens === undefined || !isReferred(id, graph)) return null
    pages ??= pagesOfLevels(folder.replaceAll('\\', '/'), graph)
    const [level, ...more] = pages.filter((one) =>
      graph.getModuleInfo(one)?.importedIds.some((page) => page.startsWith(screens)),
    )
    return level === undefined || more.length > 0 ? null : level.replace(/^.*pages-all/, 'referred')
  }
}

/** The modules that have all pages of a level, of levels that are loaded when they are first opened. */
function pagesOfLevels(folder: string, graph: ModuleGraph): string[] {
  const loadedBy = (id: string): readonly string[] => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const levels = loadedBy(`${folder}/generated/routes/routes.gen.ts`)
  return [...new Set(levels.flatMap(loadedBy).filter((id) => id.includes('cairn:pages-all')))]
}
