import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'

import { SignInCard } from '../../features/sign-in/SignInCard.tsx'
import { SiloMark } from '../../features/sign-in/SiloMark.tsx'
import { keepTarget, signInTarget } from '../../features/sign-in/target.ts'
import { loginMethods } from '../../features/sign-in/login-methods.ts'
import { NameText } from '../../ui/NameText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/**
 * The way to the identity provider and back. A server answers this address itself; with the mock the page load ends here,
 * and the same address asked for by script answers as the provider would, once: the session is there afterwards.
 */
export default function LoginSamlRedirect() {
  const { silo = '', provider = '' } = useParams()
  const [search] = useSearchParams()
  const [failed, setFailed] = useState(false)
  const door = `/login/${encodeURIComponent(silo)}/saml/${encodeURIComponent(provider)}/redirect${keepTarget(search)}`
  const target = `${import.meta.env.BASE_URL.replace(/\/$/, '')}${signInTarget(search)}`

  useEffect(() => {
    let left = false
    const signIn = async () => {
      // Without the mock nobody but the server could answer, and it did not.
      const isIn = (await loginMethods()) !== undefined && (await isSignedIn(door))
      if (left) return
      // A full page load: nothing of an earlier session stays in memory.
      if (isIn) window.location.replace(target)
      else setFailed(true)
    }
    signIn().catch(() => setFailed(true))
    return () => {
      left = true
    }
  }, [door, target])

  return (
    <SignInCard title={failed ? 'Could not sign in' : 'Signing in'} mark={<SiloMark silo={silo} />}>
      {failed ? (
        <Notice tone="danger" live>
          <NameText text={provider} /> did not vouch for anybody. Go back and try again, or ask whoever runs the system.
        </Notice>
      ) : (
        <Skeleton className="h-8 w-full" />
      )}
    </SignInCard>
  )
}

/** The answer is a redirect, which is not followed here. */
async function isSignedIn(door: string): Promise<boolean> {
  const { type, status } = await fetch(door, { redirect: 'manual', credentials: 'same-origin' })
  return type === 'opaqueredirect' || (status >= 300 && status < 400)
}
