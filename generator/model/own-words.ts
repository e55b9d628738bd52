/** What the contract says of one property. */
import type { Context } from '../link/context.ts'
import type { Property } from '../schema/schemas.ts'

/** Without what it says of all names and IDs alike, or of all sizes in bytes: that says nothing of this one, and people read larger units. */
export function ownWords(
  { name, description }: Property,
  { contract, schemas }: Pick<Context, 'contract' | 'schemas'>,
): string | undefined {
  const { nameOrId, bytes } = contract.conventions.schemas
  const isOfAll = [nameOrId, bytes].some((type) => name === type && description === schemas.named(type)?.description)
  return isOfAll ? undefined : description
}
