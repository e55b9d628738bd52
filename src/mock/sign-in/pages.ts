/**
 * Where people sign in and confirm a device, for a mock that runs as a server without a console: the console has these places as
 * pages of its own. Each form does what the operation of the contract does, and says in words what it answers.
 */
import { operations } from '../../../generated/mock/operations.gen.ts'
import type { Identity } from '../context/ctx.ts'
import type { Answer } from '../http/answer.ts'
import { ApiError, badRequest, messageOfBody } from '../http/errors.ts'
import { faultHeader } from '../http/fault-rules.ts'
import { localPath } from '../http/local-path.ts'
import type { RequestInfo } from '../http/request-info.ts'
import type { Store } from '../store/store.ts'
import { markup, page, type Html } from './html.ts'

/** What the pages ask of a mock. */
export interface SignInServer {
  readonly store: Store
  handle(request: Request, info?: RequestInfo): Promise<Answer>
  callerOf(request: Request, info?: RequestInfo): Promise<Identity>
}

interface Asked {
  readonly mock: SignInServer
  readonly request: Request
  readonly info: RequestInfo
  readonly url: URL
}

const verifyPath = '/device/verify'
const passwordPath = /^\/login\/([^/]+)\/local$/
const providerPath = /^\/login\/([^/]+)\/saml\/([^/]+)$/

/** Answers a request for one of the pages, or of their forms; undefined for all else. */
export async function signInPage(mock: SignInServer, request: Request, info: RequestInfo): Promise<Answer | undefined> {
  const url = new URL(request.url)
  const show = pageAt(url.pathname, request.method)
  if (show === undefined) return undefined
  try {
    if (request.method === 'POST') assertOwnForm(request, url)
    return await show({ mock, request, info, url })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return page(error.status, 'This did not work', problemOf(error.message))
  }
}

type Show = (asked: Asked) => Promise<Answer> | Answer

/** A contract without these operations has no such pages. */
function pageAt(pathname: string, method: string): Show | undefined {
  const isForm = method === 'POST'
  if (!isForm && method !== 'GET') return undefined
  if (pathname === verifyPath && Object.hasOwn(operations, 'device_auth_confirm'))
    return isForm ? confirmDevice : askForCode
  const path = decoded(pathname)
  if (path === undefined) return undefined
  const [, silo] = passwordPath.exec(path) ?? []
  if (silo !== undefined && Object.hasOwn(operations, 'login_local'))
    return (asked) => (isForm ? signIn(asked, silo) : askForPassword(asked, silo))
  const [, ofSilo, provider] = providerPath.exec(path) ?? []
  // What the provider has the browser post is an operation.
  if (ofSilo !== undefined && provider !== undefined && !isForm && Object.hasOwn(operations, 'login_saml'))
    return (asked) => askProvider(asked, ofSilo, provider)
  return undefined
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** A form of another site may not be sent in the name of whoever is signed in here. */
function assertOwnForm({ headers }: Request, { host }: URL): void {
  const origin = headers.get('origin')
  if (origin !== null && URL.parse(origin)?.host !== host)
    throw new ApiError(403, undefined, 'Forms of other sites are not taken.')
}

async function askForCode(asked: Asked): Promise<Answer> {
  const name = await callerName(asked)
  if (name === undefined) {
    const back = new URLSearchParams({ redirect_uri: asked.url.pathname + asked.url.search })
    return { status: 302, headers: new Headers({ location: `/login?${back.toString()}` }), body: null }
  }
  return codePage(200, name, { code: asked.url.searchParams.get('user_code') ?? '' })
}

async function confirmDevice(asked: Asked): Promise<Answer> {
  const name = (await callerName(asked)) ?? 'nobody'
  const code = ((await formOf(asked)).get('user_code') ?? '').trim().toUpperCase()
  const reply = await send(asked, '/device/confirm', { user_code: code })
  if (reply.status < 300)
    return page(
      200,
      'Device signed in',
      markup`<p>The device is signed in as <strong>${name}</strong>. You can return to it.</p>`,
    )
  const missing = `There is no device with the code ${code}. It may have been used already.`
  return codePage(reply.status, name, { code, problem: reply.status === 404 ? missing : messageOfBody(reply.body) })
}

const codePage = (status: number, name: string, { code, problem }: { code: string; problem?: string }): Answer =>
  page(
    status,
    'Sign in a device',
    markup`<p>Enter the code shown on the device. It will be signed in as <strong>${name}</strong>.</p>
${problemOf(problem)}
<form method="post" action="${verifyPath}">
<label>Code <input name="user_code" value="${code}" required autofocus autocomplete="off" placeholder="BCDF-GHJK"></label>
<button>Confirm</button>
</form>`,
  )

function askForPassword({ mock, url }: Asked, silo: string): Answer {
  return passwordPage(200, { mock, silo, redirect: redirectOf(url) })
}

async function signIn(asked: Asked, silo: string): Promise<Answer> {
  const form = await formOf(asked)
  const given = form.get('redirect_uri') ?? ''
  const redirect = given === '' ? undefined : localPath(given)
  const username = form.get('username') ?? ''
  const reply = await send(asked, `/v1/login/${encodeURIComponent(silo)}/local`, {
    username,
    password: form.get('password') ?? '',
  })
  if (reply.status >= 300) {
    const problem = reply.status === 401 ? 'User name or password is wrong.' : messageOfBody(reply.body)
    return passwordPage(reply.status, { mock: asked.mock, silo, redirect, username, problem })
  }
  const headers = new Headers()
  for (const cookie of reply.headers.getSetCookie()) headers.append('set-cookie', cookie)
  if (redirect === undefined)
    return page(200, 'Signed in', markup`<p>You are signed in to ${silo} as <strong>${username}</strong>.</p>`, headers)
  headers.set('location', redirect)
  return { status: 303, headers, body: null }
}

interface PasswordPage {
  readonly mock: SignInServer
  readonly silo: string
  readonly redirect: string | undefined
  readonly username?: string
  readonly problem?: string
}

const passwordPage = (status: number, { mock, silo, redirect, username = '', problem }: PasswordPage): Answer =>
  page(
    status,
    `Sign in to ${silo}`,
    markup`${problemOf(problem)}
<form method="post" action="/login/${encodeURIComponent(silo)}/local">
${redirectField(redirect)}
<label>User name <input name="username" value="${username}" required autofocus autocomplete="username"></label>
<label>Password <input name="password" type="password" required autocomplete="current-password"></label>
<button>Sign in</button>
</form>
${hintOf(mock, silo)}`,
  )

function askProvider({ mock, url }: Asked, silo: string, provider: string): Answer {
  const path = `/login/${encodeURIComponent(silo)}/saml/${encodeURIComponent(provider)}/redirect`
  const names = namesOf(mock, silo)
  return page(
    200,
    `Sign in to ${silo}`,
    markup`<p>This mock stands in for the identity provider ${provider}. Sign in as anyone.</p>
<form action="${path}">
${redirectField(redirectOf(url))}
<label>User name <input name="user" value="${names[0] ?? ''}" required autofocus autocomplete="off"></label>
<button>Sign in</button>
</form>
${names.length === 0 ? '' : markup`<p class="note">Users: ${names.join(', ')}</p>`}`,
  )
}

const redirectField = (redirect: string | undefined): Html =>
  redirect === undefined ? markup`` : markup`<input type="hidden" name="redirect_uri" value="${redirect}">`

const problemOf = (problem: string | undefined): Html =>
  problem === undefined ? markup`` : markup`<p class="problem" role="alert">${problem}</p>`

/** Who may be tried out: passwords of a mock are no secret. */
function hintOf(mock: SignInServer, silo: string): Html {
  const id = mock.store.table('silo').find(({ row }) => row.name === silo)?.key
  const user = id === undefined ? undefined : mock.store.table('user').of(id)[0]
  const password = user?.hidden?.['password']
  if (user === undefined || typeof password !== 'string') return markup``
  return markup`<p class="note">For example ${user.row.display_name} with the password ${password}</p>`
}

/** Some names are enough to choose from. */
const shown = 12

function namesOf({ store }: SignInServer, silo: string): string[] {
  const id = store.table('silo').find(({ row }) => row.name === silo)?.key
  return id === undefined
    ? []
    : store
        .table('user')
        .of(id)
        .slice(0, shown)
        .map(({ row }) => row.display_name)
}

function redirectOf({ searchParams }: URL): string | undefined {
  const asked = searchParams.get('redirect_uri')
  return asked === null ? undefined : localPath(asked)
}

async function callerName({ mock, request, info }: Asked): Promise<string | undefined> {
  const { actor } = await mock.callerOf(request, info)
  return actor === undefined ? undefined : mock.store.table('user').get(actor.id)?.row.display_name
}

/** More than any of the forms has. */
const longestForm = 10_000

async function formOf({ request }: Asked): Promise<URLSearchParams> {
  const text = await request.text()
  if (text.length > longestForm) throw badRequest('the form is too long')
  return new URLSearchParams(text)
}

/** Calls an operation with the credentials of the request. */
function send({ mock, request, info, url }: Asked, path: string, body: object): Promise<Answer> {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  // What asks to fail is the page, not what its form does.
  headers.delete(faultHeader)
  headers.set('content-type', 'application/json')
  return mock.handle(new Request(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(body) }), info)
}
