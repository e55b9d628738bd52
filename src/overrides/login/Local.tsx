import { useEffect, useState, type FormEvent } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'

import { currentUserViewOptions } from '../../../generated/api/queries/current-user.gen.ts'
import { loginLocal } from '../../../generated/api/sdk/login.gen.ts'
import { ApiError, toUserMessage } from '../../api/errors.ts'
import { queryClient } from '../../api/query-client.ts'
import { sessionChanged } from '../../api/session-guard.ts'
import { SignInCard } from '../../features/sign-in/SignInCard.tsx'
import { SiloMark } from '../../features/sign-in/SiloMark.tsx'
import { signInTarget } from '../../features/sign-in/target.ts'
import { SubmitButton } from '../../features/sign-in/SubmitButton.tsx'
import { loginMethods, type LocalWay } from '../../features/sign-in/login-methods.ts'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { addToast } from '../../ui/toast-store.ts'

const fields = ['username', 'password'] as const
type FieldName = (typeof fields)[number]

const labels = { username: 'Username', password: 'Password' } as const

/** Signing in with a name and a password that the silo itself keeps. */
export default function LoginLocal() {
  const { silo = '' } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [values, setValues] = useState({ username: '', password: '' })
  const [missing, setMissing] = useState<ReadonlySet<FieldName>>(new Set())
  const [refusal, setRefusal] = useState<string>()
  const [pending, setPending] = useState(false)

  const change = (name: FieldName, value: string) => {
    setValues((old) => ({ ...old, [name]: value }))
    setMissing((old) => new Set([...old].filter((one) => one !== name)))
  }

  const signIn = async () => {
    setPending(true)
    setRefusal(undefined)
    try {
      await loginLocal({ path: { siloName: silo }, body: values, throwOnError: true })
      // Nothing of an earlier session is anybody else's to see.
      queryClient().clear()
      sessionChanged()
      // Whoever is sent back here by the next page must have been told why.
      const me: unknown = await queryClient()
        .fetchQuery(currentUserViewOptions())
        .catch((error: unknown) => error)
      if (statusOf(me) === 401) {
        setRefusal(unkeptText)
        return setPending(false)
      }
      addToast({ variant: 'success', title: 'Logged in' })
      await navigate(signInTarget(search), { replace: true })
    } catch (error) {
      setRefusal(refusalText(error))
      setPending(false)
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const empty = fields.filter((name) => values[name] === '')
    setMissing(new Set(empty))
    const [first] = empty
    if (first === undefined) return void signIn()
    const control = event.currentTarget.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }

  return (
    <SignInCard title="Sign in" mark={<SiloMark silo={silo} />}>
      <form noValidate onSubmit={onSubmit}>
        {fields.map((name, index) => (
          <Field
            key={name}
            label={labels[name]}
            {...(missing.has(name) ? { error: `${labels[name]} is required` } : {})}
          >
            <TextInput
              name={name}
              type={name === 'password' ? 'password' : 'text'}
              autoComplete={name === 'password' ? 'current-password' : 'username'}
              autoCapitalize="none"
              // oxlint-disable-next-line jsx_a11y/no-autofocus -- the page has nothing else to do
              autoFocus={index === 0}
              value={values[name]}
              onChange={({ target }) => change(name, target.value)}
            />
          </Field>
        ))}
        {refusal !== undefined && (
          <div className="mb-5">
            <Notice tone="danger" live>
              {refusal}
            </Notice>
          </div>
        )}
        <SubmitButton pending={pending}>Sign in</SubmitButton>
      </form>
      <Example silo={silo} />
    </SignInCard>
  )
}

const unkeptText =
  'You were signed in, but the browser did not keep the session. Allow cookies for this site and try again.'

const statusOf = (error: unknown): number | undefined => (error instanceof ApiError ? error.statusCode : undefined)

/** Which part was wrong is nobody's business; that the server did not answer is. */
function refusalText(error: unknown): string {
  const status = statusOf(error)
  return status === 400 || status === 401 || status === 403 || status === 404
    ? 'Could not sign in. Check username and password and try again.'
    : toUserMessage(error)
}

/** Nobody can know the passwords of made-up people. */
function Example({ silo }: { silo: string }) {
  const [example, setExample] = useState<LocalWay['example']>()
  useEffect(() => {
    let left = false
    const ask = async () => {
      const way = (await loginMethods())?.find((one) => one.silo === silo)
      if (!left) setExample(way?.method?.kind === 'local' ? way.method.example : undefined)
    }
    void ask()
    return () => {
      left = true
    }
  }, [silo])
  return (
    example && (
      <p className="mt-5 text-sm text-ink-2 wrap-anywhere">
        In this preview: <span className="font-mono">{example.username}</span>, password{' '}
        <span className="font-mono">{example.password}</span>
      </p>
    )
  )
}
