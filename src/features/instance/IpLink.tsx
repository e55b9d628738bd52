import { CopyButton } from '../../ui/CopyButton.tsx'
import { textLinkClass } from '../../ui/Link.tsx'
import { urlHost } from './addresses.ts'

/** An address to follow and to copy. */
export function IpLink({ ip }: { ip: string }) {
  return (
    <span className="inline-flex items-center gap-0.5">
      <a
        href={`https://${urlHost(ip)}`}
        target="_blank"
        rel="noreferrer"
        className={`${textLinkClass} font-mono text-[0.92em]`}
      >
        {ip}
      </a>
      <CopyButton text={ip} label={`Copy ${ip}`} />
    </span>
  )
}
