import { parseIp } from '../../lib/ip.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { textLinkClass } from '../../ui/Link.tsx'
import { NameText } from '../../ui/NameText.tsx'
import { urlHost } from './addresses.ts'

/** An address to follow and to copy. What is none, such as `10.0.0.1@elsewhere.example`, is a text. */
export function IpLink({ ip }: { ip: string }) {
  return (
    <span className="inline-flex items-center gap-0.5">
      {parseIp(ip) === undefined ? (
        <NameText text={ip} />
      ) : (
        <a
          href={`https://${urlHost(ip)}`}
          target="_blank"
          rel="noreferrer"
          className={`${textLinkClass} font-mono text-[0.92em]`}
        >
          {ip}
        </a>
      )}
      <CopyButton text={ip} label={`Copy ${ip}`} />
    </span>
  )
}
