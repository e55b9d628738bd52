import { useParams, useSearchParams } from 'react-router'

import { SignInCard } from '../../features/sign-in/SignInCard.tsx'
import { SiloMark } from '../../features/sign-in/SiloMark.tsx'
import { keepTarget } from '../../features/sign-in/target.ts'
import { buttonClass } from '../../ui/Button.tsx'

/** Signing in with the identity provider that the silo trusts. */
export default function LoginSaml() {
  const { silo = '', provider = '' } = useParams()
  const [search] = useSearchParams()
  const door = `/login/${encodeURIComponent(silo)}/saml/${encodeURIComponent(provider)}/redirect`
  return (
    <SignInCard
      title="Sign in"
      mark={<SiloMark silo={silo} />}
      lead="This silo signs people in through its own identity provider."
    >
      {/* The server's address, not a page of the console: a full page load. */}
      <a className={`${buttonClass({ variant: 'primary' })} w-full`} href={door + keepTarget(search)}>
        <span className="truncate">Sign in with {provider}</span>
      </a>
    </SignInCard>
  )
}
