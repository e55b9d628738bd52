import { Suspense, useState } from 'react'

import type { SshKey } from '../../../generated/api/types.gen.ts'
import type { Created } from '../../kit/form/CreateInPlace.tsx'
import { useFormContext } from '../../kit/form/form-context.ts'
import type { Candidates } from '../../kit/lookup/names.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FieldGroup } from '../../ui/Field.tsx'
import { PlusIcon } from '../../ui/Icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Some } from '../../ui/Some.tsx'
import { textsOf } from '../../lib/texts-of.ts'
import { Section } from './Section.tsx'
import { useValue } from './use-value.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { DecisionName } from '../../ui/DecisionName.tsx'
import { NameText } from '../../ui/NameText.tsx'

const CreateInPlace = lazyPart(() => import('../../kit/form/CreateInPlace.tsx').then((module) => module.CreateInPlace))
const loadKeyForm = () => import('../../../generated/screens/ssh-key/create.gen.tsx').then(({ screen }) => screen)

/** Who can sign in. All keys of one's own count until some are taken away. */
export function KeysSection({ keys }: { keys: Candidates<SshKey> & { retry: () => void } }) {
  const { params } = useFormContext()
  const { value, onChange, error } = useValue('sshPublicKeys')
  const [isAdding, setAdding] = useState(false)
  const all = keys.rows.map(({ id }) => id)
  const isAll = !Array.isArray(value)
  const chosen = isAll ? all : textsOf(value)
  const isChosen = new Set(chosen)
  // All of them again is the same as never having chosen.
  const choose = (ids: readonly string[]) => {
    const wanted = new Set(ids)
    onChange(all.every((id) => wanted.has(id)) ? '' : [...ids])
  }
  const added = ({ id }: Created) => {
    setAdding(false)
    if (!isAll && id !== '') onChange([...chosen, id])
  }
  const add = (
    <Button size="sm" icon={<PlusIcon size={14} />} onClick={() => setAdding(true)}>
      Add SSH key
    </Button>
  )
  return (
    <Section
      title="Authentication"
      intro="Keys are put into the instance by cloud-init when it first starts, and not changed afterwards."
    >
      {keys.state === 'failed' ? (
        <Notice
          tone="warning"
          action={
            <Button size="sm" onClick={keys.retry}>
              Try again
            </Button>
          }
        >
          Your SSH keys could not be loaded. As it is, all of them will be used.
        </Notice>
      ) : keys.state === 'loading' && all.length === 0 ? (
        <Skeleton />
      ) : all.length === 0 ? (
        <div className="mb-5">
          <Notice tone="neutral" action={add}>
            You have no SSH keys. Without one, no user can sign in over SSH, unless the image or the user data provides
            a way.
          </Notice>
        </div>
      ) : (
        <FieldGroup label="SSH keys" error={error} required={false} hideOptional action={add}>
          <div data-invalid={error === undefined ? undefined : true} className="grid gap-1.5">
            {all.length > 1 && (
              <Checkbox
                label="Select all"
                checked={chosen.length === all.length}
                indeterminate={chosen.length > 0 && chosen.length < all.length}
                onChange={(event) => choose(event.target.checked ? all : [])}
              />
            )}
            <div className={`grid gap-1.5 ${all.length > 1 ? 'ps-6' : ''}`}>
              <Some of={keys.rows}>
                {(some) =>
                  some.map(({ id, name, publicKey }) => (
                    <Checkbox
                      key={id}
                      label={<DecisionName text={name} />}
                      help={<NameText text={commentOf(publicKey)} />}
                      checked={isChosen.has(id)}
                      onChange={(event) =>
                        choose(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                      }
                    />
                  ))
                }
              </Some>
            </div>
            {chosen.length === 0 && (
              <p className="text-sm text-warning">Without a key, no user can sign in over SSH.</p>
            )}
          </div>
        </FieldGroup>
      )}
      {isAdding && (
        <Suspense>
          <CreateInPlace load={loadKeyForm} params={params} onCreated={added} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Section>
  )
}

/** Kind and comment of a public key: `ssh-ed25519 ada@heron`. */
function commentOf(publicKey: string): string {
  const [kind = '', , ...comment] = publicKey.trim().split(/\s+/)
  return [kind, ...comment].join(' ')
}
