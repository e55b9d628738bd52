import { Identicon } from '../../ui/Identicon.tsx'
import { NameText } from '../../ui/NameText.tsx'

/** Whose console this is: the silo's pattern and name. */
export function SiloMark({ silo }: { silo: string }) {
  return (
    <span className="flex items-center gap-2.5 text-ink-2">
      <Identicon name={silo} size={28} />
      <span className="min-w-0 font-medium wrap-anywhere">
        <NameText text={silo} />
      </span>
    </span>
  )
}
