/** What is wrong with pages that are to come. */
import type { Linking } from '../../context.ts'

/** Pages that are to come say when and what. */
export function checkPlaceholders({ manifest, diagnostics }: Linking): void {
  for (const { raw, place } of manifest.pages) {
    if (raw.kind !== 'placeholder' || (raw.issue !== undefined && raw.summary !== undefined)) continue
    diagnostics.error('BAD_PLACEHOLDER', place(), {
      cause: 'a placeholder says which issue brings the page and what it will show',
      suggestion: 'add `issue:` and `summary:`',
    })
  }
}
