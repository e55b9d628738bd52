import { use, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import * as effects from '../../../generated/model/effects.gen.ts'
import { instanceListPath, instanceStoragePath } from '../../../generated/model/paths.gen.ts'
import { screen as instanceList } from '../../../generated/screens/instance/list.gen.tsx'
import type { Image } from '../../../generated/api/types.gen.ts'
import { instanceCreate } from '../../../generated/api/sdk/instances.gen.ts'
import { affinityCalls, affinityRequests, finishInstance } from '../../features/instance-create/affinity.ts'
import { BootSection } from '../../features/instance-create/BootSection.tsx'
import { DisksSection } from '../../features/instance-create/DisksSection.tsx'
import { chance } from '../../lib/chance.ts'
import { readPath } from '../../lib/condition.ts'
import { duplicateNote, duplicateOf } from '../../features/instance-create/duplicate.ts'
import { fieldOf, instanceFields } from '../../features/instance-create/fields.ts'
import { FirstBootSection } from '../../features/instance-create/FirstBootSection.tsx'
import { KeysSection } from '../../features/instance-create/KeysSection.tsx'
import { NetworkSection } from '../../features/instance-create/NetworkSection.tsx'
import { PlacementSection } from '../../features/instance-create/PlacementSection.tsx'
import { QuotaPanel } from '../../features/instance-create/QuotaPanel.tsx'
import { placeInstanceRefusal } from '../../features/instance-create/refusals.ts'
import { toInstanceCreate } from '../../features/instance-create/request.ts'
import { instanceProblems } from '../../features/instance-create/rules.ts'
import { SizeSection } from '../../features/instance-create/SizeSection.tsx'
import { useLists } from '../../features/instance-create/use-lists.ts'
import { useOriginal } from '../../features/instance-create/use-original.ts'
import { yamlRefusal } from '../../features/instance-create/yaml-refusal.ts'
import { effectsOf } from '../../kit/queries/effects-of.ts'
import { carryOut, type Outcome } from '../../kit/actions/pipeline.ts'
import { savedToast } from '../../kit/form/saved-toast.ts'
import { usePorts } from '../../kit/actions/use-ports.ts'
import { messageText } from '../../kit/actions/wording.ts'
import { errorToast } from '../../kit/feedback/error-toast.ts'
import { FieldView } from '../../kit/form/FieldView.tsx'
import { FormPage } from '../../kit/form/FormPage.tsx'
import type { RawGroup } from '../../kit/form/raw.ts'
import { type RequestForm, useRequestForm } from '../../kit/form/use-request-form.ts'
import { plainText } from '../../kit/format/view.ts'
import type { Candidates } from '../../kit/lookup/names.ts'
import { MeContext } from '../../kit/routing/page-scope.ts'
import { fill } from '../../kit/selectors.ts'
import type { FormSlots } from '../../kit/slots.ts'
import type { FormValues } from '../../kit/spec.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { LazyGuides } from '../../kit/about/LazyGuides.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { addToast } from '../../ui/toast-store.ts'

/** The page for a new instance; with `?from=`, one like another. */
export default function CreateInstance() {
  const [search] = useSearchParams()
  const from = search.get('from')
  const { project } = usePageParams()
  return (
    <>
      <PageHeader title="Create instance" />
      {from ? <DuplicateForm key={`${project} ${from}`} from={from} /> : <InstanceForm key={project} />}
    </>
  )
}

function DuplicateForm({ from }: { from: string }) {
  const { project = '' } = usePageParams()
  const { original, failed } = useOriginal(from, project)
  // What becomes of the other one later is of no interest.
  const [start, setStart] = useState<{ note: string; prefill: RawGroup }>()
  if (original && !start) setStart({ note: duplicateNote(original), prefill: duplicateOf(original, chance) })
  if (start) return <InstanceForm prefill={start.prefill} note={start.note} />
  return failed && <InstanceForm note="Could not load the original. Fill in the form, or try again." />
}

const nothing: FormValues = {}

const saved = { toast: 'Instance {name} created', rowName: 'name', fields: [] }

const changed = effectsOf(effects.instance_create, effects.affinity_group_member_instance_add, effects.instance_start)

/** Fields that parts of the page edit as a whole: the kit takes their values as they are. */
const Elsewhere = () => null
const slots: FormSlots<object, string> = {
  fields: {
    floatingIps: Elsewhere,
    sshPublicKeys: Elsewhere,
    userData: Elsewhere,
    antiAffinityGroups: Elsewhere,
    affinityGroups: Elsewhere,
  },
}

function InstanceForm({ prefill, note }: { prefill?: RawGroup; note?: string }) {
  const params = usePageParams()
  const navigate = useNavigate()
  const ports = usePorts()
  const me = use(MeContext)
  const leaving = useRef(false)
  const [random] = useState(chance)
  const lists = useLists(params)

  const requestOf = (body: FormValues) => toInstanceCreate(body, { imageName: lists.imageName, random })
  const call = (body: FormValues) =>
    instanceCreate({
      query: { project: params['project'] ?? '' },
      body: requestOf(body),
      throwOnError: true,
    })
  const send = async (body: FormValues): Promise<Outcome> => {
    const refusal = await yamlRefusal(body['userData'])
    if (refusal) return { status: 'failed', error: refusal }
    const { name } = requestOf(body)
    return carryOut(
      {
        call: async () => {
          const made = await call(body)
          const { errors, left } = await finishInstance(body, made.data, affinityCalls)
          const rest = left ? 'It has not been started.' : undefined
          const named = { name, row: nothing, parent: nothing }
          const title = messageText('{name} was created, but not all of it could be done', named)
          if (errors.length > 0) addToast(errorToast(title, errors, rest))
          return made
        },
        scope: { params, row: nothing, parent: nothing, me, form: body },
        effects: changed,
        toast: (answer) => savedToast(saved, { form: body, answer, parent: nothing, params }),
        next: () => {
          leaving.current = true
          return fill(instanceStoragePath, { ...params, instance: name })
        },
      },
      ports,
    )
  }
  const form = useRequestForm({
    fields: instanceFields,
    params,
    prefill,
    slots,
    check: (values) => instanceProblems(values, lists.known),
    place: placeInstanceRefusal,
    submitLabel: 'Create instance',
    nameOf: (values) => plainText(readPath(values, saved.rowName)),
    look: fill(instanceListPath, params),
    send,
  })
  useFirstSource(form, lists.boot)
  useNewestImage(form, prefill === undefined ? lists.boot.silo : undefined)

  const cancel = () => {
    leaving.current = true
    void navigate(fill(instanceListPath, params))
  }
  return (
    <FormPage
      title="Create instance"
      submit="Create instance"
      form={form}
      cannot="You cannot create instances here"
      needs={instanceList.create?.role}
      call={call}
      after={affinityRequests}
      note={{ tone: 'info', text: note }}
      leaving={leaving}
      onCancel={cancel}
      aside={<QuotaPanel quota={lists.quota} />}
    >
      <FieldView field={fieldOf('name')} name="name" />
      <FieldView field={fieldOf('description')} name="description" />
      <FieldView field={fieldOf('start')} name="start" />
      <SizeSection quota={lists.quota} />
      <BootSection lists={lists.boot} />
      <DisksSection known={lists.known} disks={lists.disks} />
      <NetworkSection vpcs={lists.vpcs} />
      <KeysSection keys={lists.keys} />
      <FirstBootSection />
      <PlacementSection />
      <LazyGuides id={instanceList.id} className="mt-6 border-t border-line pt-4" />
    </FormPage>
  )
}

/** Shows the first source that has something to boot from, unless one was chosen. */
function useFirstSource(
  { propose }: Pick<RequestForm, 'propose'>,
  { silo, project }: ReturnType<typeof useLists>['boot'],
): void {
  const hasNone = (list: typeof silo) => list.state === 'complete' && list.rows.length === 0
  const first = hasNone(silo) ? (hasNone(project) ? 'disk' : project.rows.length > 0 && 'project_image') : false
  useEffect(() => {
    if (first) propose('boot.tag', first)
  }, [first, propose])
}

/** Proposes the newest image that the silo shares: most instances start from one of those. */
function useNewestImage({ propose }: Pick<RequestForm, 'propose'>, silo: Candidates<Image> | undefined): void {
  const newest = silo?.state === 'complete' ? newestOf(silo.rows) : undefined
  useEffect(() => {
    if (newest) propose('boot.variants.silo_image.imageId', newest)
  }, [newest, propose])
}

const newestOf = (images: readonly Image[]): string | undefined =>
  images.toSorted((a, b) => b.timeCreated.getTime() - a.timeCreated.getTime())[0]?.id
