// Generated from openapi/resources/update.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Action } from '../../../src/kit/spec.ts'
import { fieldAt } from '../../../src/kit/values.ts'
import { targetReleaseUpdate } from '../../api/sdk/system-update.gen.ts'
import type { TufRepo } from '../../api/types.gen.ts'
import { tufRepoLookup } from '../tuf-repo/lookup.gen.ts'

export const actions: readonly Action<'setTarget'>[] = [
  {
    id: 'setTarget',
    label: 'Set as target release',
    phrase: 'Set {name} as target release',
    confirm: {
      body: 'The system updates itself to {name} step by step.',
      former: {
        lookup: tufRepoLookup,
        where: { kind: 'same', path: 'systemVersion', as: '$parent.targetRelease.version' },
        otherwise: 'If another release is the target now, it stops being it.',
        text: '{$former} stops being the target release.',
      },
    },
    offer: {
      kind: 'not',
      of: {
        kind: 'any',
        of: [
          { kind: 'older', path: 'systemVersion', than: '$parent.targetRelease.version' },
          {
            kind: 'all',
            of: [
              { kind: 'field', path: '$parent.suspended', in: [false] },
              { kind: 'same', path: 'systemVersion', as: '$parent.targetRelease.version' },
            ],
          },
        ],
      },
    },
    because: [
      {
        unless: { kind: 'not', of: { kind: 'older', path: 'systemVersion', than: '$parent.targetRelease.version' } },
        say: 'Older than the target release',
      },
    ],
    reason: 'Already the target release',
    role: 'fleet.admin',
    call: ({ row }) => targetReleaseUpdate({ body: { systemVersion: fieldAt<TufRepo, 'systemVersion'>(row, 'systemVersion') }, throwOnError: true }),
    toast: 'Target release set to {name}',
    effects: ['system_update'],
  },
]
