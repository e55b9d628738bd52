import { SignInCard } from '../../features/sign-in/SignInCard.tsx'
import { SuccessIcon } from '../../ui/LazyIcons.tsx'

/** The last page of signing in a device: there is nothing left to do. */
export default function DeviceSuccess() {
  return (
    <SignInCard
      title="Device logged in"
      mark={<SuccessIcon size={32} className="text-success" />}
      lead="You can close this window"
    />
  )
}
