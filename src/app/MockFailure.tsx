import { consoleName } from '../../generated/routes/levels.gen.ts'
import { Button } from '../ui/Button.tsx'

/** In place of the console when its mock API cannot answer: what it needs, and what to do. */
export function MockFailure({ problem }: { problem: string }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center justify-items-start gap-4 p-6">
      <h1 className="text-2xl font-semibold tracking-tight">The preview cannot start</h1>
      <p className="text-ink-2">
        {consoleName} runs on a mock API inside this page. It needs a service worker and storage, and this browser does
        not allow them here.
      </p>
      <ul className="grid list-disc gap-1 ps-5">
        <li>Allow cookies and site data for {location.host}.</li>
        <li>Use a normal window instead of a private one.</li>
        {!isSecureContext && <li>Open the console at an https:// address, or at http://localhost.</li>}
      </ul>
      <Button variant="primary" onClick={() => location.reload()}>
        Try again
      </Button>
      <details className="max-w-full text-sm text-ink-2">
        <summary className="cursor-pointer">Details</summary>
        <p className="mt-1 font-mono wrap-anywhere whitespace-pre-wrap">{problem}</p>
      </details>
    </main>
  )
}
