// Generated from openapi/resources/images.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { imageDelete, imageDemote, imagePromote } from '../../api/sdk/images.gen.ts'
import type { ImageDemoteData } from '../../api/types.gen.ts'
import { imageLookup } from '../image/lookup.gen.ts'
import { projectLookup } from '../project/lookup.gen.ts'

export const actions: readonly Action<'promote' | 'delete'>[] = [
  {
    id: 'promote',
    label: 'Promote',
    confirm: { body: '{name} moves from this project to the silo, where every project can make disks from it.' },
    offer: { kind: 'not', of: { kind: 'field', path: 'projectId', in: [null] } },
    reason: 'Already shared with the whole silo',
    role: 'silo.collaborator',
    call: ({ row }) => imagePromote({ path: { image: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Image {name} promoted: all projects of the silo can use it',
    see: { label: 'View silo image', to: (row) => fill('/images/:image', { image: textAt(row, 'name') }) },
    effects: ['image'],
    leave: (params) => fill('/projects/:project/images', params),
  },
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'This deletes {name}. Disks made from it stay.' },
    role: 'project.collaborator',
    bulk: true,
    call: ({ row }) => imageDelete({ path: { image: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Image {name} deleted',
    effects: ['image'],
    leave: (params) => fill('/projects/:project/images', params),
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]

export const siloActions: readonly Action<'demote' | 'delete'>[] = [
  {
    id: 'demote',
    label: 'Demote',
    title: 'Demote silo image',
    intro: '{name} moves to one project and can no longer be used by the others.',
    offer: { kind: 'field', path: 'projectId', in: [null] },
    reason: 'Belongs to a project already',
    role: 'silo.collaborator',
    versions: { until: '99990101.0.0' },
    form: [
      {
        id: 'project',
        label: 'Project',
        help: 'Project that gets the image.',
        required: true,
        widget: {
          kind: 'picker',
          lookup: projectLookup,
          taken: {
            by: 'projectId',
            each: { project: 'id' },
            say: 'It has an image of that name',
            lookup: imageLookup,
            as: 'id',
            where: { kind: 'same', path: 'name', as: '$row.name' },
          },
        },
      },
    ] satisfies FieldsOf<{ project: NonNullable<ImageDemoteData['query']>['project'] }>,
    call: ({ row, form }) => imageDemote({ path: { image: textAt(row, 'id') }, query: { project: textAt(form, 'project') }, throwOnError: true }),
    toast: 'Image {name} demoted: only project {$form.project} can use it',
    see: {
      label: 'View image',
      to: (row, params) => fill('/projects/:project/images/:image', { ...params, image: textAt(row, 'name') }),
    },
    effects: ['image'],
    leave: () => '/images',
  },
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'This deletes {name} for all projects. Disks made from it stay.' },
    role: 'silo.collaborator',
    bulk: true,
    call: ({ row }) => imageDelete({ path: { image: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Silo image {name} deleted',
    effects: ['image'],
    leave: () => '/images',
    relations: () => import('./relations.gen.ts').then((m) => m.siloRelations),
  },
]
