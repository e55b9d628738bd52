import { afterEach, describe, expect, test, vi } from 'vitest'

import contract from '../../generated/openapi.json' with { type: 'json' }
import { diskCreate, diskDelete } from '../../generated/api/sdk/disks.gen.ts'
import type { ApiRequest } from './binding.ts'
import { createClient, writeRequest } from './client.ts'
import { isNotOffered, toApiError } from './errors.ts'
import { lackOfCall } from './lack-of-call.ts'
import { lackOf, otherVersion, served, watchVersions } from './server-version.ts'

const own = contract.info.version
const older = '1.0.0'
const newer = '99999999.0.0'

// The path of an operation, an operation and two fields that an older version has not, and a field that a newer one has no more.
vi.mock('../../generated/model/presence.gen.ts', () => {
  const since = { since: '2.0.0' }
  return {
    versions: ['1.0.0', '2.0.0', '99999999.0.0'],
    operations: {
      'GET /v1/disks/{disk}': { paths: { '1.0.0': '/old/disks/{disk}' } },
      'DELETE /v1/disks/{disk}': since,
    },
    requests: {
      'POST /v1/disks': {
        '?project': since,
        blockSize: since,
        'diskSource.imageId': since,
        name: { until: '99999999.0.0' },
      },
    },
    answers: {},
    demands: {
      'POST /v1/disks': { zone: ['99999999.0.0'], size: ['99999999.0.0'], 'encryption?.key': ['99999999.0.0'] },
    },
    needs: {
      'POST /v1/disks': {
        readOnly: ['99999999.0.0'],
        '?project': ['99999999.0.0'],
        'encryption?.kind': ['99999999.0.0'],
      },
    },
  }
})

afterEach(() => otherVersion.set(undefined))

interface Sent {
  url: string
  method: string
  version: string | null
  body: unknown
}

/** A client in front of a server. @param answer what that says to a call; by default all is well, and it says its version */
function clientOf(version: string | undefined, answer: (sent: Sent) => Response | undefined = () => undefined) {
  const sent: Sent[] = []
  const fetch = vi.fn(async (url: RequestInfo | URL, init?: RequestInit) => {
    const headers = new Headers(init?.headers)
    const one = {
      url: String(url),
      method: init?.method ?? '',
      version: headers.get('api-version'),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    }
    sent.push(one)
    const response = answer(one) ?? Response.json({ added: 'kept' })
    if (version !== undefined) response.headers.set('api-version', version)
    return response
  })
  return { sent, client: createClient({ fetch, through: watchVersions }) }
}

const view: ApiRequest = { method: 'GET', url: '/v1/disks/{disk}', path: { disk: 'a' }, operation: 'diskView' }
const remove: ApiRequest = { ...view, method: 'DELETE', operation: 'diskDelete' }
const create: ApiRequest = {
  method: 'POST',
  url: '/v1/disks',
  operation: 'diskCreate',
  query: { project: 'p' },
  body: { name: 'n', blockSize: 512, size: 9_007_199_254_740_993n, diskSource: { type: 'image', imageId: 'i' } },
}

const refused = (text: string, status = 400): Response => Response.json({ request_id: '1', message: text }, { status })

/** Takes calls of its own version only. */
const strict =
  (version: string) =>
  ({ version: given }: Sent): Response | undefined =>
    given === null || given === version
      ? undefined
      : refused(`bad header api-version: unknown variant \`${given}\`, expected \`${version}\``)

describe('a server', () => {
  test('that says no version, or ours, is as before', async () => {
    for (const version of [undefined, own]) {
      const { client, sent } = clientOf(version)
      expect(await client.request(remove)).toMatchObject({ type: 'success', data: { added: 'kept' } })
      expect(sent).toMatchObject([{ url: '/v1/disks/a', version: own }])
      expect(otherVersion.get()).toBeUndefined()
    }
  })

  test('that refuses something else is of no other version', async () => {
    const { client, sent } = clientOf(undefined, () => refused('name is taken'))
    expect(await client.request(create)).toMatchObject({
      type: 'error',
      statusCode: 400,
      data: { message: 'name is taken' },
    })
    expect(sent).toHaveLength(1)
    expect(otherVersion.get()).toBeUndefined()
  })

  test('of another version is asked in its own from then on, with unknown fields of its answers kept', async () => {
    const { client, sent } = clientOf(older)
    expect(await client.request(view)).toMatchObject({ data: { added: 'kept' } })
    expect(otherVersion.get()?.version).toBe(older)
    await client.request(view)
    expect(sent).toMatchObject([
      { url: '/v1/disks/a', version: own },
      { url: '/old/disks/a', version: older },
    ])
  })

  test('that refuses our version and says its own is asked again at once, once', async () => {
    const { client, sent } = clientOf(older, strict(older))
    expect(await client.request(view)).toMatchObject({ type: 'success' })
    await client.request(view)
    expect(sent.map(({ url, version }) => `${url} ${version}`)).toEqual([
      `/v1/disks/a ${own}`,
      `/old/disks/a ${older}`,
      `/old/disks/a ${older}`,
    ])
  })

  test('that names its version in the refusal only is understood', async () => {
    const { client, sent } = clientOf(undefined, strict(older))
    expect(await client.request(view)).toMatchObject({ type: 'success' })
    expect(sent.map(({ version }) => version)).toEqual([own, older])
    expect(otherVersion.get()?.version).toBe(older)
  })

  test('that does not say which version it takes is asked without one', async () => {
    const { client, sent } = clientOf(undefined, ({ version }) =>
      version === null ? undefined : refused('server does not support this API version'),
    )
    expect(await client.request(remove)).toMatchObject({ type: 'success' })
    expect(sent.map(({ version }) => version)).toEqual([own, null])
    expect(otherVersion.get()).toMatchObject({ version: undefined })
    // Nothing is known of it.
    expect(lackOf({ versions: { since: '99999999.0.0' } })).toBeUndefined()
  })

  test('that takes no version at all is not asked for ever', async () => {
    const { client, sent } = clientOf(undefined, () => refused('unsupported API version'))
    expect(await client.request(view)).toMatchObject({ type: 'error', statusCode: 400 })
    expect(sent.map(({ version }) => version)).toEqual([own, null])
    expect(otherVersion.get()).toBeUndefined()
  })

  test('that refuses a thing by the name of the header is of no other version', async () => {
    const exists = { error_code: 'ObjectAlreadyExists', message: 'already exists: disk "api-version"' }
    const { client, sent } = clientOf(undefined, () => Response.json(exists, { status: 400 }))
    expect(await client.request(create)).toMatchObject({ statusCode: 400 })
    expect(sent).toHaveLength(1)
    expect(otherVersion.get()).toBeUndefined()
  })

  test('that has been brought to our version meanwhile is as any other', async () => {
    let version = older
    const { client } = clientOf(undefined, () => Response.json({}, { headers: { 'api-version': version } }))
    await client.request(view)
    version = own
    await client.request(view)
    expect(otherVersion.get()).toBeUndefined()
  })
})

describe('the first call of all', () => {
  test('that a server refuses for its version is not sent again when that version lacks it', async () => {
    const { client, sent } = clientOf(older, strict(older))
    expect(await client.request(remove)).toMatchObject({
      statusCode: 501,
      data: { message: 'This server (version 1.0.0) does not offer this; it came with version 2.0.0' },
    })
    expect(sent).toHaveLength(1)
  })

  test('that finds nothing at its path is sent to the path that the server has', async () => {
    const { client, sent } = clientOf(older, ({ url }) =>
      url.startsWith('/old/') ? undefined : refused('Not Found', 404),
    )
    expect(await client.request(view)).toMatchObject({ type: 'success' })
    expect(sent.map(({ url }) => url)).toEqual(['/v1/disks/a', '/old/disks/a'])
    // There is no third try.
    const nothing = clientOf(newer, () => refused('Not Found', 404))
    expect(await nothing.client.request(view)).toMatchObject({ statusCode: 501 })
    expect(nothing.sent).toHaveLength(2)
  })

  test('that finds nothing, of what the version lacks, says since when there is something', async () => {
    const { client, sent } = clientOf(older, () => refused('Not Found', 404))
    expect(await client.request(remove)).toMatchObject({
      statusCode: 501,
      data: { message: 'This server (version 1.0.0) does not offer this; it came with version 2.0.0' },
    })
    expect(sent).toHaveLength(1)
  })
})

describe('what a version lacks', () => {
  test('is not asked for: the call fails as if the server had said so', async () => {
    const { client, sent } = clientOf(older)
    await client.request(view)
    const result = await client.request(remove)
    expect(result).toMatchObject({ type: 'error', statusCode: 501 })
    if (result.type === 'success') throw new Error('it cannot succeed')
    const error = toApiError(result, remove.operation)
    expect(isNotOffered(error)).toBe(true)
    expect(error.message).toBe('This server (version 1.0.0) does not offer this; it came with version 2.0.0')
    expect(sent).toHaveLength(1)
  })

  test('is not sent: fields of the body, of objects in it, and of the query', async () => {
    const { client, sent } = clientOf(older)
    await client.request(view)
    await client.request(create)
    expect(sent[1]).toMatchObject({ url: '/v1/disks', body: { name: 'n', disk_source: { type: 'image' } } })
    expect(sent[1]?.body).not.toHaveProperty('block_size')
    expect(writeRequest(create, {}).init.body).toContain('9007199254740993')
  })

  test('a newer version has dropped', async () => {
    const { client, sent } = clientOf(newer)
    await client.request(view)
    await client.request(create)
    expect(sent[1]?.body).not.toHaveProperty('name')
    expect(sent[1]).toMatchObject({ url: '/v1/disks?project=p', body: { block_size: 512 } })
    expect(lackOf({ versions: { until: newer } })).toBe(
      `This server (version ${newer}) does not offer this; version ${newer} removed it`,
    )
  })

  test('is left out of what is shown', async () => {
    const parts = [{ id: 'a' }, { id: 'b', versions: { since: '2.0.0' } }, { id: 'c', versions: { until: '2.0.0' } }]
    expect(served(parts)).toBe(parts)
    await clientOf(older).client.request(view)
    expect(served(parts).map(({ id }) => id)).toEqual(['a', 'c'])
  })

  test('and is not in the table is told by the path that the server does not know; a thing that is missing is no path', async () => {
    let code: string | undefined
    const { client } = clientOf(older, ({ method }) =>
      method === 'POST'
        ? Response.json({ message: 'Not Found', ...(code === undefined ? {} : { error_code: code }) }, { status: 404 })
        : undefined,
    )
    await client.request(view)
    expect(await client.request(create)).toMatchObject({
      statusCode: 501,
      data: { message: 'This server (version 1.0.0) does not offer this' },
    })
    code = 'ObjectNotFound'
    expect(await client.request(create)).toMatchObject({ statusCode: 404 })
  })
})

test('screens that are written by hand ask about an operation, or about a field that it is sent', async () => {
  const removeDisk = () => diskDelete({ path: { disk: 'a' } })
  const createDisk = () =>
    diskCreate({
      query: { project: '' },
      body: { name: '', description: '', size: 1, diskSource: { type: 'blank', blockSize: 512 } },
    })
  expect(lackOfCall(removeDisk)).toBeUndefined()
  await clientOf(older).client.request(view)
  const why = 'This server (version 1.0.0) does not offer this; it came with version 2.0.0'
  expect(lackOfCall(removeDisk)).toBe(why)
  expect(lackOfCall(createDisk)).toBeUndefined()
  expect(lackOfCall(createDisk, 'diskSource.imageId')).toBe(why)
  expect(lackOfCall(createDisk, 'size')).toBeUndefined()
})

test('a request that is shown to people is the one that this server gets', async () => {
  await clientOf(older).client.request(view)
  const { url, init } = writeRequest(view, { baseUrl: 'https://cloud.example' })
  expect(url).toBe('https://cloud.example/old/disks/a')
  expect(init.headers.get('api-version')).toBe(older)
})

test('what a newer server requires and this console does not have is told before anything is sent', async () => {
  const body = { name: '', description: '', size: 1, diskSource: { type: 'blank', blockSize: 512 } } as const
  const make = (): unknown => diskCreate({ query: { project: '' }, body })
  const { sent, client } = clientOf(newer)
  await client.request(view)
  const refusal = otherVersion.get()?.refuses(make, ['readOnly'])
  expect(refusal?.call).toBe(`This server (version ${newer}) requires zone, which this console does not send`)
  expect(refusal?.field('name')).toContain('removed it')
  expect(refusal?.field('description')).toBeUndefined()
  expect(otherVersion.get()?.refuses(() => diskDelete({ path: { disk: 'a' } }), []).call).toBeUndefined()
  expect(sent).toHaveLength(1)
  // An older one wants nothing that we do not have.
  await clientOf('2.0.0').client.request(view)
  expect(otherVersion.get()?.refuses(make, ['readOnly']).call).toBeUndefined()
})

test('what a newer server requires and ours leaves open is required of the form; a form that does not ask for it cannot be sent', async () => {
  const body = { name: '', description: '', size: 1, diskSource: { type: 'blank', blockSize: 512 }, zone: 'a' } as const
  const make = (): unknown => diskCreate({ query: { project: '' }, body })
  await clientOf(newer).client.request(view)
  const refusal = otherVersion.get()?.refuses(make, ['name', 'readOnly'])
  expect(refusal?.call).toBeUndefined()
  expect(['name', 'readOnly', 'project'].filter((field) => refusal?.needs(field))).toEqual(['readOnly', 'project'])
  // What is inside of something that may be left out is required with it: then that is what cannot be filled in.
  expect(refusal?.field('encryption')).toBe(
    `This server (version ${newer}) requires encryption.key, which this console does not send`,
  )
  expect(otherVersion.get()?.refuses(make, ['name']).call).toBe(
    `This server (version ${newer}) requires read_only, which this console does not send`,
  )
  expect(otherVersion.get()?.needs({ needed: [newer] })).toBe(true)
  expect(otherVersion.get()?.needs({ since: newer })).toBe(false)
})
