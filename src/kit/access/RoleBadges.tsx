import { unreadableText } from '../../lib/unreadable.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { Tone } from '../../ui/tone.ts'
import type { AccessRow } from './rows.ts'

/** Roles that nobody here knows are in no colour, whatever they are called. */
const tones: ReadonlyMap<string, Tone> = new Map([
  ['admin', 'success'],
  ['collaborator', 'notice'],
  ['viewer', 'info'],
  [unreadableText, 'warning'],
])

/** Every role of an identity that counts here, strongest first: `silo.admin` says where it comes from. */
export function RoleBadges({ row }: { row: Pick<AccessRow, 'roles'> }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {row.roles.map((role) => (
        <Badge key={role} tone={tones.get(role.slice(role.indexOf('.') + 1))}>
          {role}
        </Badge>
      ))}
    </span>
  )
}
