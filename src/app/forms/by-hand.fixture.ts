/** Forms that are written by hand, by the file that shows them, and the slots that hand-written code fills in generated ones. */
import { screen as linkSilo } from '../../../generated/screens/ip-pool-silo/pool-create.gen.tsx'
import { screen as linkPool } from '../../../generated/screens/ip-pool-silo/silo-create.gen.tsx'
import { screen as ruleCreate } from '../../../generated/screens/vpc-firewall-rule/create.gen.tsx'
import { imageFields, imageSlots } from '../../features/image-upload/form.ts'
import { instanceFields } from '../../features/instance-create/fields.ts'
import type { FormSlots } from '../../kit/slots.ts'
import type { FormField } from '../../kit/spec.ts'
import { eagerOverrides } from '../../overrides/eager.ts'
import { overrides } from '../../overrides/index.ts'
import { screen as snapshotImage } from '../../overrides/snapshot-image-create/screen.ts'
import { releaseFields, releaseSlots } from '../../overrides/tuf-repo/form.ts'

/** What a form is made of. */
export interface FormParts {
  fields: readonly FormField[]
  slots?: FormSlots<object, string>
}

/** By the path below `src/overrides`. */
export const formsByHand: Readonly<Record<string, FormParts>> = {
  'image/UploadImage.tsx': { fields: imageFields, slots: imageSlots },
  'instance/CreateInstance.tsx': { fields: instanceFields },
  'ip-pool-silo/LinkPool.tsx': linkPool,
  'ip-pool-silo/LinkSilo.tsx': linkSilo,
  'snapshot-image-create/CreateImage.tsx': snapshotImage,
  'tuf-repo/UploadRelease.tsx': { fields: releaseFields, slots: releaseSlots },
  'vpc-firewall-rule-clone/CloneRule.tsx': ruleCreate,
}

const sources = new Map(
  Object.entries(
    import.meta.glob<string>(['../../{overrides,features}/**/*.{ts,tsx}', '!../../**/*.{test,fixture}.{ts,tsx}'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, text]) => [resolved(path, '/src/app/forms/here.ts'), text]),
)

function resolved(path: string, from: string): string {
  return new URL(path, `file://${from}`).pathname
}

const imported = /\bfrom '(\.[^']+)'/g
/** What every form is made with. */
const makers = ['/src/kit/form/Form.tsx', '/src/kit/form/use-request-form.ts']
const folder = '/src/overrides/'

/** Screens that are written by hand and show a form, themselves or through a part in `src/features`. */
export const screensWithForm = (): readonly string[] =>
  [...sources.keys()]
    .filter((path) => path.startsWith(folder) && showsForm(path))
    .map((path) => path.slice(folder.length))

function showsForm(path: string): boolean {
  const reached = new Set([path])
  // What is added meanwhile is looked through as well.
  for (const from of reached)
    for (const [, to = ''] of (sources.get(from) ?? '').matchAll(imported)) reached.add(resolved(to, from))
  return makers.some((maker) => reached.has(maker))
}

/** Slots of generated forms, by the id of the screen. */
export async function formSlots(): Promise<ReadonlyMap<string, FormSlots<object, string>>> {
  const registered: Readonly<Record<string, () => Promise<{ default: unknown }>>> = { ...eagerOverrides, ...overrides }
  const found = Object.entries(registered).filter(([id]) => /\.(?:create|edit)\.slots$/.test(id))
  return new Map(
    await Promise.all(
      found.map(async ([id, module]) => {
        // The registry's type has checked that they are this form's.
        return [id.replace(/\.slots$/, ''), (await module()).default as FormSlots<object, string>] as const
      }),
    ),
  )
}
