import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'

import { instanceNetworkingPath, serialConsolePath } from '../../../generated/model/paths.gen.ts'
import { instanceSshPublicKeyListOptions } from '../../../generated/api/queries/instances.gen.ts'
import { screen as instancePage } from '../../../generated/screens/instance/detail.gen.tsx'
import { screen as externalIps } from '../../../generated/screens/instance-external-ip/list.gen.tsx'
import { drainOptions } from '../../api/drain.ts'
import { reachableAt } from '../../features/instance/addresses.ts'
import { consoleCommand, logCommand, sshCommand } from '../../features/instance/commands.ts'
import { LazyGuides } from '../../kit/about/LazyGuides.tsx'
import { ErrorText } from '../../kit/feedback/ErrorText.tsx'
import { useWholeRows, wholeOptions } from '../../kit/list/use-whole-rows.ts'
import { useParentRow } from '../../kit/routing/use-parent-row.ts'
import { chain, fill, selector } from '../../kit/selectors.ts'
import type { Params } from '../../kit/spec.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { isDotSegment } from '../../lib/escape-part.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { CodeBlock } from '../../ui/Code.tsx'
import { Link, textLinkClass } from '../../ui/Link.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { Some } from '../../ui/Some.tsx'

const keysOf = ({ instance = '', project }: Params) =>
  drainOptions({
    page: (page) =>
      instanceSshPublicKeyListOptions({
        path: { instance },
        query: { ...selector(instance, chain([['project', project]])), ...page },
      }),
    shape: { kind: 'page' },
  })

/** Asked before the page is shown. */
export const queries = (params: Params) => [wholeOptions(externalIps, params)]

/** Ways into an instance. */
export default function Connect() {
  const params = usePageParams()
  const ips = useWholeRows(externalIps, { params, enabled: true })
  const reachable = reachableAt(ips.rows)
  const ssh = sshCommand(reachable)
  // The page around it may not have it yet.
  const { id } = useParentRow(instancePage)
  return (
    <>
      <Way
        title="Serial console"
        lead="Text console; works without networking."
        action={<LinkButton to={fill(serialConsolePath, params)}>Connect</LinkButton>}
      >
        {/* Without the ID, which may be unreadable, and for one that no address can have, there are none. */}
        {id !== '' && !isDotSegment(id ?? '') && (
          <>
            <p className="mb-1 text-ink-2">From a terminal, with an access token in TOKEN:</p>
            {id !== undefined && (
              <CodeBlock label="Command of the serial console" text={consoleCommand(location.origin, id)} />
            )}
            <p className="mt-3 mb-1 text-ink-2">Output so far:</p>
            {id !== undefined && (
              <CodeBlock label="Command for the console’s log" text={logCommand(location.origin, id)} />
            )}
          </>
        )}
        <LazyGuides id="instance.list" only="Serial console" />
      </Way>
      <Way title="SSH" lead="Replace [username] with the image’s default user.">
        {/* A placeholder would look like a command that works. */}
        {ips.end === undefined && ips.error !== undefined ? (
          <ErrorText error={ips.error} />
        ) : ips.end !== undefined && reachable.length === 0 ? (
          <p>
            The instance cannot be reached from outside. Attach an address on the{' '}
            <Link to={fill(instanceNetworkingPath, params)} className={textLinkClass}>
              networking tab
            </Link>
            .
          </p>
        ) : ssh === undefined ? (
          <p>
            Not a valid IP address: <NameText text={reachable.join(', ')} />
          </p>
        ) : (
          <CodeBlock label="SSH command" text={ssh} />
        )}
        <Keys params={params} />
      </Way>
    </>
  )
}

function Way({
  title,
  lead,
  action,
  children,
}: {
  title: string
  lead: string
  action?: ReactNode
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="mb-6 rounded-lg border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 id={headingId} className="text-lg font-semibold">
            {title}
          </h2>
          <p className="max-w-prose text-ink-2">{lead}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}

const none: readonly never[] = []

/** The keys that were put into the instance when it was made. */
function Keys({ params }: { params: Params }) {
  const { data, error } = useQuery(keysOf(params))
  return (
    <div className="mt-4">
      <h3 className="font-medium">SSH keys</h3>
      {error && !data?.done ? (
        <ErrorText error={error} />
      ) : data?.done && data.rows.length === 0 ? (
        <p className="text-ink-2">The instance was made without any of your keys.</p>
      ) : (
        <Some of={data?.rows ?? none}>
          {(some) => (
            <ul className="wrap-anywhere text-ink-2">
              {some.map((row) => (
                <li key={row.id}>
                  <NameText text={row.name} />
                </li>
              ))}
            </ul>
          )}
        </Some>
      )}
    </div>
  )
}
