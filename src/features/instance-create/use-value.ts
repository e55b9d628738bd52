import { useController } from 'react-hook-form'

import { useFormContext } from '../../kit/form/form-context.ts'

/** A value of the form, for parts of the page that edit it themselves. */
export function useValue(path: string) {
  const { methods, problems } = useFormContext()
  const { field } = useController({ name: path, control: methods.control })
  const value: unknown = field.value
  return {
    value,
    text: typeof value === 'string' ? value : '',
    onChange: field.onChange,
    control: { name: path, onBlur: field.onBlur, ref: field.ref },
    error: problems.get(path),
  }
}

/** The first message of a field or of something inside it. */
export function useProblemIn(paths: readonly string[]): string | undefined {
  const { problems } = useFormContext()
  return [...problems].find(([path]) => paths.some((own) => path === own || path.startsWith(`${own}.`)))?.[1]
}
