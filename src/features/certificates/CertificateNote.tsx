import { useEffect, useState } from 'react'

import { useNow } from '../../kit/feedback/use-now.ts'
import { mostContents } from '../../kit/form/rules.ts'
import { drawable } from '../../lib/truncate.ts'
import { Notice } from '../../ui/Notice.tsx'
import { hostOf, problemsOf } from './problems.ts'

const tick = 60_000

/** What is wrong with the chosen files. The server has the last word: they can be sent all the same. */
export function CertificateNote({ files, silo }: { files: readonly File[]; silo: string }) {
  const texts = useTexts(files)
  const now = useNow(tick)
  const found = files.flatMap((file) => {
    const text = texts.get(file)
    const problems = text === undefined ? [] : problemsOf(text, { host: hostOf(silo, window.location), now })
    return problems.map((problem) => ({ key: `${file.name} ${problem}`, text: `${drawable(file.name)}: ${problem}` }))
  })
  if (found.length === 0) return null
  return (
    <Notice tone="warning" live title="Check the certificate">
      <ul>
        {found.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** What files hold, as far as they have been read; undefined where they cannot be, which is said when they are sent. */
function useTexts(files: readonly File[]): ReadonlyMap<File, string | undefined> {
  const [texts, setTexts] = useState<ReadonlyMap<File, string | undefined>>(new Map())
  const unread = files.find((file) => !texts.has(file) && file.size <= mostContents)
  useEffect(() => {
    let isWanted = true
    const keep = (file: File, text: string | undefined) => isWanted && setTexts((held) => new Map(held).set(file, text))
    unread?.text().then(
      (text) => keep(unread, text),
      () => keep(unread, undefined),
    )
    return () => {
      isWanted = false
    }
  }, [unread])
  return texts
}
