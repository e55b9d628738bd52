import { Notice } from './Notice.tsx'

/** What is wrong with a form as a whole: one message as it is, several as a list (spec §8). */
export function ErrorPanel({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null
  if (errors.length === 1) {
    return (
      <Notice tone="danger" title="Error" live>
        {errors[0]}
      </Notice>
    )
  }
  return (
    <Notice tone="danger" title="Errors" live>
      {errors.length} issues:
      <ul className="list-disc pl-4">
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </Notice>
  )
}
