import { Suspense, useMemo, useState } from 'react'

import { diskDetailPath } from '../../../generated/model/paths.gen.ts'
import { instanceDiskAttach } from '../../../generated/api/sdk/instances.gen.ts'
import type { Disk, Instance } from '../../../generated/api/types.gen.ts'
import { screen } from '../../../generated/screens/disk/attached-list.gen.tsx'
import { screen as page } from '../../../generated/screens/instance/detail.gen.tsx'
import { InstanceButton } from '../../features/instance/InstanceButton.tsx'
import { actions } from '../../../generated/screens/instance/actions.gen.ts'
import { LazyGuides } from '../../kit/about/LazyGuides.tsx'
import { actionOf } from '../../kit/actions/action-of.ts'
import { disabledReason } from '../../kit/actions/offer.ts'
import { carryOut, doneToast } from '../../kit/actions/pipeline.ts'
import { usePorts } from '../../kit/actions/use-ports.ts'
import { messageText } from '../../kit/actions/wording.ts'
import { errorToast } from '../../kit/feedback/error-toast.ts'
import type { Created } from '../../kit/form/CreateInPlace.tsx'
import { Section } from '../../kit/list/Section.tsx'
import { NameLink } from '../../kit/links/NameLink.tsx'
import { useWholeRows, wholeOptions } from '../../kit/list/use-whole-rows.ts'
import { useAllowed } from '../../kit/roles/use-allowed.ts'
import { useParentRow } from '../../kit/routing/use-parent-row.ts'
import { fill, partOf } from '../../kit/selectors.ts'
import type { Slots } from '../../../generated/screens/slots.gen.ts'
import type { Params } from '../../kit/spec.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { Button } from '../../ui/Button.tsx'
import { addToast } from '../../ui/toast-store.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const CreateInPlace = lazyPart(() => import('../../kit/form/CreateInPlace.tsx').then((module) => module.CreateInPlace))
const loadDiskForm = () => import('../../../generated/screens/disk/create.gen.tsx').then((module) => module.screen)

/** Asked before the page is shown. */
export const queries = (params: Params) => [wholeOptions(screen, params)]

const columns: NonNullable<Slots['disk.attached.list']['columns']> = { name: ({ row }) => <DiskName disk={row} /> }

function DiskName({ disk: { id, name } }: { disk: Disk }) {
  const params = usePageParams()
  return <NameLink name={name} to={() => fill(diskDetailPath, { ...params, disk: partOf(name, id) })} />
}

/** What each entry of the menu needs to make sense: a disk is either what the instance boots from or it is not. */
const fitsBoot = (id: string): boolean => id !== 'makeBoot'
const fitsOther = (id: string): boolean => id !== 'clearBoot'

const mostDisks = 8

/** Disks of an instance: the one it boots from, and the others. */
export default function Storage() {
  const instance = useParentRow(page)
  const { bootDiskId: bootDisk } = instance
  const params = usePageParams()
  const { rows } = useWholeRows(screen, { params, enabled: true })
  const [isBoot, isOther] = useMemo(
    () => [({ id }: Disk) => id === bootDisk, ({ id }: Disk) => id !== bootDisk],
    [bootDisk],
  )
  const others = rows.filter(isOther).length
  const full = rows.length >= mostDisks ? `An instance can have ${mostDisks} disks at most` : undefined
  return (
    <>
      <Section
        screen={screen}
        title="Boot disk"
        keep={isBoot}
        fits={fitsBoot}
        slots={{ columns }}
        empty={{ title: 'No boot disk set', body: noBootDisk(others) }}
      />
      <LazyGuides id="instance.list" only="Boot disks" className="-mt-3 mb-6" />
      <Section
        screen={screen}
        title="Additional disks"
        keep={isOther}
        fits={fitsOther}
        slots={{ columns }}
        actions={
          <>
            <InstanceButton action="attachDisk" reason={full} />
            <CreateDiskButton instance={instance} params={params} full={full} />
          </>
        }
      />
    </>
  )
}

function noBootDisk(others: number): string {
  if (others === 0) return 'The instance has no disk that it could start from. Attach one below.'
  if (others === 1)
    return 'The instance starts from its only disk. Set it as boot disk to keep it so when there are more.'
  return 'Which disk the instance starts from is up to its firmware. Set one of those below as boot disk.'
}

interface CreateDiskButtonProps {
  instance: Partial<Instance>
  params: Params
  /** Why there is no room for another disk. */
  full: string | undefined
}

/** A new disk, attached as soon as it is there. */
function CreateDiskButton({ instance, params, full }: CreateDiskButtonProps) {
  const [open, setOpen] = useState(false)
  const ports = usePorts()
  const attach = actionOf(actions, 'attachDisk')
  const lack = useAllowed(attach.role, params)
  const about = { row: instance, params, parent: {}, me: {}, name: instance.name ?? '', ownPage: false }
  const onCreated = async ({ row: disk, id, name }: Created) => {
    setOpen(false)
    const outcome = await carryOut(
      {
        call: () =>
          instanceDiskAttach({
            path: { instance: instance.id ?? '' },
            body: { disk: id },
            throwOnError: true,
          }),
        scope: { params, row: instance, form: {}, parent: {}, me: {} },
        effects: attach.effects,
        toast: (answer) => doneToast(attach, about, { form: { disk: name }, answer }),
      },
      ports,
    )
    if (outcome.status !== 'failed') return
    const named = { name, row: disk, parent: instance }
    const toast = errorToast(messageText('Could not attach disk {name}', named), outcome.error)
    addToast({ ...toast, content: `It was created, but not attached: ${toast.content}` })
  }
  return (
    <>
      <Button
        disabledReason={lack ?? disabledReason(attach, instance, { params }) ?? full}
        onFocus={() => void loadDiskForm().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        Create disk
      </Button>
      {open && (
        <Suspense>
          <CreateInPlace
            load={loadDiskForm}
            params={params}
            onCreated={(created) => void onCreated(created)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
