/** `cairn-mock/node`: the mock as a server, with files. */
import { startMockServer } from '../../../scripts/mock/server.ts'
import { stateFile } from '../../../scripts/mock/state-file.ts'
import { readStoryFile } from '../../../scripts/mock/story-file.ts'
import type { ServerOptions, startServer as StartServer } from '../types/node.d.ts'
import { create, tellingOf } from './create.ts'

export const startServer: typeof StartServer = async ({
  port = 0,
  host,
  cors,
  control,
  state,
  story,
  ...options
} = {}) => {
  const file = state === undefined ? undefined : stateFile(state, options.log)
  const told = typeof story === 'string' ? await readStoryFile(story, tellingOf(options)) : undefined
  const { inner, mock } = await create(typeof story === 'object' ? { ...options, story } : options, {
    ...(told === undefined ? {} : { story: told }),
    ...(file === undefined ? {} : { onCommit: file.changed, onReplace: file.changed }),
  })
  await file?.open(inner)
  const server = await startMockServer(inner, { port, ...given({ host, cors, control, log: options.log }) })
  return {
    url: server.url,
    control: server.control,
    mock,
    close: async () => {
      await server.close()
      await file?.flush()
    },
  }
}

interface Optional extends Pick<ServerOptions, 'host' | 'cors' | 'control' | 'log'> {}

/** Without what is not given. */
const given = ({ host, cors, control, log }: { [K in keyof Optional]: Optional[K] | undefined }): Optional => ({
  ...(host === undefined ? {} : { host }),
  ...(cors === undefined ? {} : { cors }),
  ...(control === undefined ? {} : { control }),
  ...(log === undefined ? {} : { log }),
})
