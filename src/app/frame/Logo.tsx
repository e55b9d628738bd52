/** The console's mark: a cairn, four stones on each other. Drawn from public/favicon.svg in the colour of the text (base.css). */
export function Logo({ size = 'size-6' }: { size?: string }) {
  return <span aria-hidden="true" className={`logo block shrink-0 ${size}`} />
}
