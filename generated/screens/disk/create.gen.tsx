// Generated from openapi/resources/disks.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { diskCreate } from '../../api/sdk/disks.gen.ts'
import type { DiskCreateData } from '../../api/types.gen.ts'
import { imageOrSiloLookup } from '../image/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { snapshotLookup } from '../snapshot/lookup.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'disk.create',
  entity: 'disk',
  title: 'New disk',
  role: 'project.collaborator',
  submit: 'Create disk',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'diskSource',
      label: 'Source',
      help: 'What the disk holds at first',
      required: true,
      widget: {
        kind: 'union',
        tag: 'type',
        variants: [
          {
            value: 'blank',
            label: 'Blank',
            help: 'An empty disk',
            fields: [
              {
                id: 'blockSize',
                label: 'Block size',
                help: 'Bytes per block. Most guest systems work with any of them; choose 512 if one expects it.',
                required: true,
                widget: {
                  kind: 'radio',
                  options: [
                    { value: 512, label: '512' },
                    { value: 2048, label: '2048' },
                    { value: 4096, label: '4096' },
                  ],
                },
                initial: 4096,
              },
            ],
          },
          {
            value: 'snapshot',
            label: 'Snapshot',
            help: 'A copy of what a disk held when the snapshot was taken',
            fields: [
              {
                id: 'snapshotId',
                label: 'Source snapshot',
                help: 'The disk takes over its block size.',
                required: true,
                widget: {
                  kind: 'picker',
                  lookup: snapshotLookup,
                  among: { kind: 'field', path: 'state', in: ['ready'] },
                  reason: 'Only ready snapshots can be restored to a disk',
                  minimum: { size: { from: 'size', step: 10737418240 } },
                },
              },
            ],
          },
          {
            value: 'image',
            label: 'Image',
            help: 'A copy of an image, for example of an operating system',
            fields: [
              {
                id: 'imageId',
                label: 'Source image',
                help: 'The disk takes over its block size.',
                required: true,
                widget: {
                  kind: 'picker',
                  lookup: imageOrSiloLookup,
                  minimum: { size: { from: 'size', step: 10737418240 } },
                },
              },
            ],
          },
        ],
      },
    },
    {
      id: 'size',
      label: 'Size',
      help: '1–1023 GiB, at least the size of the source',
      required: true,
      widget: { kind: 'bytes', unit: 'GiB', min: 1073741824, max: 1098437885952 },
      initial: 10737418240,
    },
  ] satisfies FieldsOf<NonNullable<DiskCreateData['body']>>,
  duplicate: { query: createRow, param: 'disk' },
  call: ({ params, form }) => diskCreate({ query: { ...chain([['project', params['project']]]), project: params['project'] ?? '' }, body: asBody<NonNullable<DiskCreateData['body']>, 'name' | 'description' | 'diskSource' | 'size'>(form), throwOnError: true }),
  effects: ['disk', 'silo_utilization'],
  toast: 'Disk {name} created',
  rowName: 'name',
  close: (params) => fill('/projects/:project/disks', params),
  done: (_row, params) => fill('/projects/:project/disks', params),
}

export default function DiskCreate(props: { slots?: Slots['disk.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
