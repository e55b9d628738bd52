/** The paths of a bundle as a tree. They are data: whatever stands in them is the name of something. */
import { sortByKey } from '../../lib/sort-texts.ts'

export interface FileNode {
  /** The last part of its path. */
  readonly name: string
  /** As the index has it; of a folder with a slash at the end. */
  readonly path: string
  readonly parent: FileNode | undefined
  /** By name; undefined for a file. */
  readonly children: Map<string, FileNode> | undefined
}

export interface FileIndex {
  readonly root: FileNode
  readonly files: readonly FileNode[]
  /** How many more paths there are than are shown. */
  readonly left: number
}

/** So many files are shown at most. */
const mostFiles = 100_000
/** What lies deeper has the rest of its path as its name. */
const mostLevels = 40

/** The index as the API sends it: a path per line. */
export function readIndex(text: string, most = mostFiles): FileIndex {
  const root: FileNode = { name: '', path: '', parent: undefined, children: new Map() }
  const files: FileNode[] = []
  const seen = new Set<string>()
  let left = 0
  for (const path of text.split('\n')) {
    if (path === '' || seen.has(path)) continue
    if (seen.size >= most) {
      left += 1
      continue
    }
    seen.add(path)
    const parts = path.split('/')
    const name = parts.splice(Math.min(parts.length, mostLevels) - 1).join('/')
    const parent = parts.reduce(folderIn, root)
    // Archives name folders as well.
    if (name === '') continue
    const file: FileNode = { name, path, parent, children: undefined }
    // A folder may have the same name: both are there.
    parent.children?.set(`${name}/file`, file)
    files.push(file)
  }
  return { root, files, left }
}

function folderIn(parent: FileNode, name: string): FileNode {
  const known = parent.children?.get(name)
  if (known) return known
  const folder: FileNode = { name, path: `${parent.path}${name}/`, parent, children: new Map() }
  parent.children?.set(name, folder)
  return folder
}

const sorted = new WeakMap<FileNode, readonly FileNode[]>()

/** What lies in a folder: folders first, and by name. */
export function childrenOf(node: FileNode): readonly FileNode[] {
  const known = sorted.get(node)
  if (known) return known
  const all = sortByKey([...(node.children?.values() ?? [])], ({ name }) => name)
  const { folders = [], files = [] } = Object.groupBy(all, ({ children }) => (children ? 'folders' : 'files'))
  const children = [...folders, ...files]
  sorted.set(node, children)
  return children
}

/** A line of the tree. */
export interface TreeRow {
  readonly node: FileNode
  readonly level: number
  /** Its place among its siblings, from 1 on, and how many those are. */
  readonly position: number
  readonly siblings: number
  /** Of folders. */
  readonly isOpen?: boolean
}

/** The lines that are shown, from top to bottom. @param kept what a search has found, with all that it lies in */
export function rowsOf(
  root: FileNode,
  isOpen: (folder: FileNode) => boolean,
  kept?: ReadonlySet<FileNode>,
): readonly TreeRow[] {
  const rows: TreeRow[] = []
  const add = (folder: FileNode, level: number): void => {
    const children = kept ? childrenOf(folder).filter((node) => kept.has(node)) : childrenOf(folder)
    for (const [index, node] of children.entries()) {
      const row = { node, level, position: index + 1, siblings: children.length }
      if (!node.children) {
        rows.push(row)
        continue
      }
      const open = isOpen(node)
      rows.push({ ...row, isOpen: open })
      if (open) add(node, level + 1)
    }
  }
  add(root, 1)
  return rows
}

/** Files whose path has the text, whatever its case, with the folders that they lie in; and how many files those are. */
export function search({ files }: FileIndex, text: string): { kept: ReadonlySet<FileNode>; found: number } {
  const wanted = text.toLowerCase()
  const kept = new Set<FileNode>()
  let found = 0
  for (const file of files) {
    if (!file.path.toLowerCase().includes(wanted)) continue
    found += 1
    for (let node: FileNode | undefined = file; node && !kept.has(node); node = node.parent) kept.add(node)
  }
  return { kept, found }
}

/** Which line a key leads to, or what is to be done with the one at `at`; undefined where the key does nothing. */
export function moveBy(key: string, rows: readonly TreeRow[], at: number): number | 'toggle' | 'choose' | undefined {
  const row = rows[at]
  if (!row) return undefined
  const { isOpen, level } = row
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, rows.length - 1)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return rows.length - 1
    case 'ArrowRight':
      return isOpen === undefined ? undefined : isOpen ? at + 1 : 'toggle'
    case 'ArrowLeft':
      return isOpen
        ? 'toggle'
        : Math.max(
            0,
            rows.findLastIndex((other, index) => index < at && other.level < level),
          )
    case 'Enter':
    case ' ':
      return isOpen === undefined ? 'choose' : 'toggle'
    default:
      return undefined
  }
}
