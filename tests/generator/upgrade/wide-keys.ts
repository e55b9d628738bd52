/** Made-up operations whose parameters are not called like what they select, that take and give bytes, or ask for more than the address has. */
import * as edit from './edits.ts'
import { resource } from './made-up.ts'
import { calls, count, tag, thing, type Piece } from './wide-parts.ts'

const bytes = { type: 'string', format: 'binary' } as const

export const keyPieces: readonly Piece[] = [
  {
    name: 'a link at an end whose parameter has another name than its rows',
    edit(draft) {
      thing(draft, 'HarborSealProject', {
        harbor_seal_id: { type: 'string', format: 'uuid', description: 'Which seal.' },
        project_id: { type: 'string', format: 'uuid', description: 'Which project.' },
        turn: count,
      })
      thing(draft, 'HarborSealProjectLink', { project: edit.ref('NameOrId'), turn: count })
      const rows = resource(draft, ['harbor_seal', 'HarborSeal', 'seals'], { at: '/v1', tag })
      return calls(draft, [
        ...rows.map((one) => ({ ...one, path: one.path.replace('{harbor_seal}', '{seal}') })),
        {
          id: 'harbor_seal_project_list',
          method: 'get',
          path: '/v1/seals/{seal}/projects',
          tag,
          answer: 'HarborSealProject',
          isList: true,
        },
        {
          id: 'harbor_seal_project_link',
          method: 'post',
          path: '/v1/seals/{seal}/projects',
          tag,
          answer: 'HarborSealProject',
          body: 'HarborSealProjectLink',
        },
        { id: 'harbor_seal_project_unlink', method: 'delete', path: '/v1/seals/{seal}/projects/{project}', tag },
        {
          id: 'project_harbor_seal_list',
          method: 'get',
          path: '/v1/projects/{project}/seals',
          tag: 'projects',
          answer: 'HarborSealProject',
          isList: true,
        },
      ])
    },
  },
  {
    name: 'lists below rows that only their ID tells: nothing asks for what their name is unique in',
    edit(draft) {
      const id = { type: 'string', format: 'uuid', description: 'Which one.' } as const
      thing(draft, 'DiskRust', { id, disk_id: id, grade: count })
      thing(draft, 'Barnacle', { id, disk_id: id, size: count })
      thing(draft, 'BarnacleCreate', { size: count })
      return calls(draft, [
        {
          id: 'disk_rust_list',
          method: 'get',
          path: '/v1/disks/{disk_id}/rust',
          tag,
          answer: 'DiskRust',
          isList: true,
        },
        {
          id: 'barnacle_list',
          method: 'get',
          path: '/v1/barnacles',
          tag,
          answer: 'Barnacle',
          isList: true,
          query: ['disk!'],
        },
        {
          id: 'barnacle_create',
          method: 'post',
          path: '/v1/barnacles',
          tag,
          answer: 'Barnacle',
          body: 'BarnacleCreate',
          query: ['disk!'],
        },
      ])
    },
  },
  {
    name: 'bytes at the address of a row, and an answer that is for a time which is asked for',
    edit(draft) {
      thing(draft, 'ChartSheet', { key: { type: 'string', description: 'What it is called.' }, size: count })
      thing(draft, 'AtlasUse', { reads: count })
      const ids = calls(draft, [
        ...resource(draft, ['atlas', 'Atlas', 'atlases'], { at: '/v1', tag, parent: 'project' }),
        {
          id: 'atlas_sheet_list',
          method: 'get',
          path: '/v1/atlases/{atlas}/sheets',
          tag,
          answer: 'ChartSheet',
          isList: true,
          query: ['project'],
        },
        { id: 'atlas_sheet_read', method: 'get', path: '/v1/atlases/{atlas}/sheets/{sheet}', tag, query: ['project'] },
        {
          id: 'atlas_sheet_store',
          method: 'put',
          path: '/v1/atlases/{atlas}/sheets/{sheet}',
          tag,
          answer: 'ChartSheet',
          query: ['project'],
        },
        {
          id: 'atlas_use_view',
          method: 'get',
          path: '/v1/atlases/{atlas}/use',
          tag,
          answer: 'AtlasUse',
          query: ['project'],
        },
      ])
      edit.operation(draft, 'atlas_sheet_read').responses = {
        '200': { description: 'Bytes.', content: { '*/*': { schema: {} } } },
      }
      edit.operation(draft, 'atlas_sheet_store').requestBody = {
        required: true,
        content: { 'application/octet-stream': { schema: bytes } },
      }
      edit.addQuery(draft, 'atlas_use_view', 'period', { required: true })
      edit.editQuery(draft, ['atlas_use_view', 'period'], { schema: { type: 'string', enum: ['day', 'week'] } })
      return ids
    },
  },
  {
    name: 'parameters and fields that forms have to ask for from now on, and a change by another method',
    edit(draft) {
      const shore = { type: 'string', description: 'At which shore.' } as const
      for (const id of ['internet_gateway_create', 'image_promote', 'user_logout'])
        edit.addQuery(draft, id, 'shore', { required: true })
      for (const name of ['InstanceUpdate', 'VpcSubnetCreate']) edit.addField(draft, [name, 'shore'], shore, true)
      edit.changeMethod(draft, 'floating_ip_update', 'patch')
      return []
    },
  },
]
