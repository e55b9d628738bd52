/** Keeps screens apart: by id, which overrides and navigation name, and by file. */
import { createAllocator } from '../../link/names.ts'
import type { ScreenIR } from '../types/screen-ir.ts'

/** The screens, each in a file of its own. Of two of one id there is the first. */
export function separateScreens(all: readonly ScreenIR[]): ScreenIR[] {
  const screens = [...new Map(all.toReversed().map((screen) => [`${screen.id}`, screen])).values()].toReversed()
  const allocators = new Map<string, ReturnType<typeof createAllocator>>()
  return screens.map((screen) => {
    const allocate = allocators.get(screen.folder) ?? createAllocator()
    allocators.set(screen.folder, allocate)
    return { ...screen, file: allocate(screen.file) }
  })
}
