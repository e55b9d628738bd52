/** Keeps screens apart: by id, which overrides and navigation name, and by file. */
import type { Context } from '../link/context.ts'
import { createAllocator } from '../link/names.ts'
import type { Single } from './singles.ts'
import type { ScreenIR } from './types/ir.ts'

/** The screens, each in a file of its own. Two of one id are reported: nobody could tell which is meant. */
export function separateScreens(
  screens: readonly ScreenIR[],
  singles: readonly Single[],
  context: Context,
): ScreenIR[] {
  const ids = new Set<string>()
  for (const { id } of screens) {
    if (ids.has(id)) {
      const single = singles.find((one) => one.id === id)
      const place = single?.owner.place('singles', single.name) ?? context.manifest.console.place()
      context.diagnostics.error(
        'DUPLICATE_SCREEN',
        place,
        `there are two screens called \`${id}\``,
        'give one of them another name',
      )
    }
    ids.add(id)
  }
  const allocators = new Map<string, ReturnType<typeof createAllocator>>()
  return screens.map((screen) => {
    const allocate = allocators.get(screen.folder) ?? createAllocator()
    allocators.set(screen.folder, allocate)
    return { ...screen, file: allocate(screen.file) }
  })
}
