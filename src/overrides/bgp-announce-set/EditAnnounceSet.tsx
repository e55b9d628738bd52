import { networkingBgpAnnounceSetUpdate } from '../../../generated/api/sdk/system-networking.gen.ts'
import type {
  BgpAnnouncement,
  BgpAnnouncementCreate,
  BgpAnnounceSet,
  BgpAnnounceSetCreate,
} from '../../../generated/api/types.gen.ts'
import { screen as edit } from '../../../generated/screens/bgp-announce-set/edit.gen.tsx'
import { editRow } from '../../../generated/screens/bgp-announce-set/queries.gen.ts'
import { listRows } from '../../../generated/screens/bgp-announce-set-announcement/queries.gen.ts'
import { notFound } from '../../api/errors.ts'
import { queryClient } from '../../api/query-client.ts'
import { Form } from '../../kit/form/Form.tsx'
import { pickRow, wholeShape } from '../../kit/queries/pick.ts'
import { queryOptionsOf } from '../../kit/queries/query.ts'
import { readModifyWrite, readRow } from '../../kit/queries/read-modify-write.ts'
import { rowsOf } from '../../kit/queries/rows.ts'
import type { FormScreen, Params, Query } from '../../kit/spec.ts'
import { asBody, valueAt } from '../../kit/values.ts'

type WholeSet = BgpAnnounceSet & Pick<BgpAnnounceSetCreate, 'announcement'>

const pickSet = pickRow<BgpAnnounceSet>({ shape: wholeShape, fields: ['id', 'name'], param: 'announceSet' })

/** Past the cache: whoever replaces a set has to start from what it is now. */
const readNow = (query: Query): Promise<unknown> => queryClient().fetchQuery({ ...queryOptionsOf(query), staleTime: 0 })

const toBody = ({ addressLotBlockId, network }: BgpAnnouncement): BgpAnnouncementCreate => ({
  addressLotBlock: addressLotBlockId,
  network,
})

/** The set with its announcements, which the API answers apart. */
const query = (params: Params): Query<WholeSet> => ({
  queryKey: [{ _id: 'whole-announce-set', path: params, tags: edit.effects }],
  queryFn: async (): Promise<WholeSet> => {
    const [sets, announcements] = await Promise.all([readNow(editRow(params)), readNow(listRows(params))])
    const set = pickSet(sets, params)
    if (!set) throw notFound()
    return { ...set, announcement: rowsOf<BgpAnnouncement>(announcements, { kind: 'array' }).map(toBody) }
  },
})

/** Starts with the announcements as they are now; the generated form knows only the set. */
const screen: FormScreen = {
  ...edit,
  current: { query },
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query }),
    write: ({ row, form }) =>
      networkingBgpAnnounceSetUpdate({
        body: { ...asBody<Omit<BgpAnnounceSetCreate, 'name'>>(form), name: valueAt<string>(row, 'name') },
        throwOnError: true,
      }),
  }),
}

export default function EditAnnounceSet() {
  return <Form screen={screen} />
}
