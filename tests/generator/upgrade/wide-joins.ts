/** What an API grows by at once: things joined with what there is, and one name of a field that became another one in each of several bodies. */
import type { Schema } from '../../../generator/model/types/contract.ts'
import * as edit from './edits.ts'
import { resource } from './made-up.ts'
import { calls, count, tag, thing, type Piece } from './wide-parts.ts'

const id: Schema = { type: 'string', format: 'uuid', description: 'Which one.' }
const flag: Schema = { type: 'boolean', description: 'Whether it is taken where none is named.' }

const variant = (kind: string, fields: Record<string, Schema> = {}): Schema => ({
  type: 'object',
  properties: { type: { type: 'string', enum: [kind] }, ...fields },
  required: ['type', ...Object.keys(fields)],
})

export const joinPieces: readonly Piece[] = [
  {
    name: 'links with a flag that is changed later, and other rows at the far end',
    edit(draft) {
      thing(draft, 'CanalSilo', { canal_id: id, silo_id: id, is_default: flag })
      thing(draft, 'CanalSiloLink', { silo: edit.ref('NameOrId'), is_default: flag })
      thing(draft, 'CanalSiloUpdate', { is_default: flag })
      thing(draft, 'SiloCanal', { id, name: edit.ref('Name'), is_default: flag })
      const at = '/v1/system/canals/{canal}/silos'
      const link = { tag: 'system/canals', answer: 'CanalSilo' } as const
      return calls(draft, [
        ...resource(draft, ['canal', 'Canal', 'canals'], { at: '/v1/system', tag: 'system/canals' }),
        { ...link, id: 'canal_silo_list', method: 'get', path: at, isList: true },
        { ...link, id: 'canal_silo_link', method: 'post', path: at, body: 'CanalSiloLink' },
        { ...link, id: 'canal_silo_update', method: 'put', path: `${at}/{silo}`, body: 'CanalSiloUpdate' },
        { id: 'canal_silo_unlink', method: 'delete', path: `${at}/{silo}`, tag: 'system/canals' },
        {
          id: 'silo_canal_list',
          method: 'get',
          path: '/v1/system/silos/{silo}/canals',
          tag: 'system/silos',
          answer: 'SiloCanal',
          isList: true,
        },
      ])
    },
  },
  {
    name: 'rows that are joined by a PUT at the address of both, listed at either end by another noun',
    edit(draft) {
      thing(draft, 'BrassChoirMember', { id, instance_id: id, brass_choir_id: id, seat: count })
      thing(draft, 'BrassChoirJoin', { seat: count })
      thing(draft, 'BrassChoir', { id, name: edit.ref('Name') })
      const member = { tag, answer: 'BrassChoirMember', query: ['project'] } as const
      const own = '/v1/instances/{instance}/brass-choirs'
      return calls(draft, [
        { id: 'brass_choir_list', method: 'get', path: '/v1/brass-choirs', tag, answer: 'BrassChoir', isList: true },
        { id: 'brass_choir_view', method: 'get', path: '/v1/brass-choirs/{brass_choir}', tag, answer: 'BrassChoir' },
        {
          id: 'brass_choir_member_list',
          method: 'get',
          path: '/v1/brass-choirs/{brass_choir}/members',
          tag,
          answer: 'BrassChoirMember',
          isList: true,
        },
        { ...member, id: 'instance_brass_choir_list', method: 'get', path: own, isList: true },
        {
          ...member,
          id: 'instance_brass_choir_join',
          method: 'put',
          path: `${own}/{brass_choir}`,
          body: 'BrassChoirJoin',
        },
        { id: 'instance_brass_choir_leave', method: 'delete', path: `${own}/{brass_choir}`, tag, query: ['project'] },
      ])
    },
  },
  {
    name: 'one name that is another in each of several bodies, names of one word that have two, and what is below a field that moved',
    edit(draft) {
      const [ip, pool] = ['ip', 'pool'].map((name) => edit.removeField(draft, ['FloatingIpCreate', name]))
      const own = edit.removeField(draft, ['EphemeralIpCreate', 'pool'])
      const source = edit.removeField(draft, ['DiskCreate', 'disk_source'])
      if (ip === undefined || pool === undefined) throw new Error('there are no such fields')
      const all = draft.components.schemas
      all['AddressChoice'] = { oneOf: [variant('any'), variant('fixed', { ip, pool })] }
      all['PoolChoice'] = { oneOf: [variant('usual'), variant('named', { pool: own })] }
      all['DiskStore'] = { oneOf: [variant('beside'), variant('spread', { disk_source: source })] }
      edit.addField(draft, ['FloatingIpCreate', 'address_choice'], edit.ref('AddressChoice'))
      edit.addField(draft, ['EphemeralIpCreate', 'pool_choice'], edit.ref('PoolChoice'))
      edit.addField(draft, ['DiskCreate', 'disk_store'], edit.ref('DiskStore'), true)
      for (const name of ['Certificate', 'CertificateCreate']) edit.renameField(draft, [name, 'cert'], 'cert_text')
      return []
    },
  },
  {
    name: 'rows that there are can be made, and what is answered then has a text that they have not',
    edit(draft) {
      thing(draft, 'TokenWish', { seconds: count })
      thing(draft, 'TokenMade', { id, token: { type: 'string', description: 'Told once.' } })
      const made = { path: '/v1/me/access-tokens', tag: 'tokens', body: 'TokenWish', answer: 'TokenMade' } as const
      calls(draft, [{ ...made, id: 'current_user_access_token_create', method: 'post' }])
      return []
    },
  },
  {
    name: 'calls that fit no shape, of rows that a parameter of the query names',
    edit(draft) {
      thing(draft, 'SirenSound', { volume: count })
      const siren = { path: '/v1/system/siren', tag: 'system/silos', query: ['silo!'] } as const
      return calls(draft, [{ ...siren, id: 'siren_sound', method: 'post', body: 'SirenSound', answer: 'SirenSound' }])
    },
  },
]
