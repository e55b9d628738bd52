/** Begins to record what this tab changes, and shows so: in a root of its own, for it outlasts every page. */
import { createRoot, type Root } from 'react-dom/client'

import { RecordingBar } from './RecordingBar.tsx'
import { startRecording } from './recorder.ts'

let root: Root | undefined

export function record(): void {
  startRecording()
  if (root === undefined) {
    const element = document.createElement('div')
    document.body.append(element)
    root = createRoot(element)
  }
  const shown = root
  shown.render(<RecordingBar onClose={() => shown.render(null)} />)
}
