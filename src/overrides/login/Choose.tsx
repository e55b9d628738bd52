import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { SignInCard } from '../../features/sign-in/SignInCard.tsx'
import { SiloMark } from '../../features/sign-in/SiloMark.tsx'
import { keepTarget } from '../../features/sign-in/target.ts'
import { loginMethodPath, loginMethods, type SiloLogin } from '../../features/sign-in/login-methods.ts'
import { ChevronRightIcon } from '../../ui/Icons.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/**
 * Leads to the silo's way of signing in. A server answers this address itself; the console does so with the mock, where the
 * host name says nothing of the silo: with several of them, people choose.
 */
export default function ChooseSilo() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [ways, setWays] = useState<readonly SiloLogin[] | 'unknown'>()
  const rest = keepTarget(search)

  useEffect(() => {
    let left = false
    const choose = async () => {
      const found = await loginMethods()
      if (left) return
      const [only] = found ?? []
      const path = found?.length === 1 && only ? loginMethodPath(only) : undefined
      if (path === undefined) setWays(found ?? 'unknown')
      else await navigate(path + rest, { replace: true })
    }
    void choose()
    return () => {
      left = true
    }
  }, [navigate, rest])

  return (
    <SignInCard title="Sign in" {...(Array.isArray(ways) ? { lead: 'Choose the silo you belong to.' } : {})}>
      {ways === undefined ? (
        <Skeleton className="h-24 w-full" />
      ) : ways === 'unknown' ? (
        <Notice tone="warning" title="This address is the server’s">
          The server leads from here to the silo’s way of signing in, but the console was loaded instead. Ask whoever
          runs it to pass <code>/login</code> on to the server.
        </Notice>
      ) : (
        <ul className="-mx-2 -mb-3 ruled border-t border-line">
          {ways.map((way) => (
            <li key={way.silo}>
              <Door way={way} rest={rest} />
            </li>
          ))}
        </ul>
      )}
    </SignInCard>
  )
}

function Door({ way, rest }: { way: SiloLogin; rest: string }) {
  const path = loginMethodPath(way)
  const { method } = way
  const how =
    method === undefined
      ? 'No identity provider has been set up'
      : method.kind === 'local'
        ? 'Username and password'
        : `Through ${method.provider}`
  const content = (
    <>
      <span className="min-w-0 flex-1">
        <SiloMark silo={way.silo} />
        <span className="mt-0.5 block ps-[2.375rem] text-sm text-ink-3 wrap-anywhere">{how}</span>
      </span>
      {path !== undefined && <ChevronRightIcon className="shrink-0 text-ink-3" />}
    </>
  )
  const look = 'flex items-center gap-3 px-2 py-3'
  return path === undefined ? (
    <span className={look}>{content}</span>
  ) : (
    <Link to={path + rest} className={`${look} rounded-md hover:bg-hover focus-visible:-outline-offset-2`}>
      {content}
    </Link>
  )
}
