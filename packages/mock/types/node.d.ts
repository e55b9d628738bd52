/** The mock API as a server in this process, with files. */
import type { Mock, MockOptions, Story } from './index.js'

export interface ServerOptions extends Omit<MockOptions, 'story'> {
  /** Default: any free one. */
  port?: number
  /** Default: 127.0.0.1, which only this machine reaches. */
  host?: string
  /** Origin whose pages may call, with cookies. */
  cors?: string
  /** Lets programs of this machine control the mock at `/control`, beside the API or on a port of its own. Default: nobody. */
  control?: 'beside' | { readonly port: number }
  /** A story, or the file of one. */
  story?: Story | string
  /** Keeps everything in that file, and goes on with what it holds. */
  state?: string
  /** Takes a line about what was refused or could not be written. Default: nobody. */
  log?: (line: string) => void
}

export interface Server {
  /** `http://127.0.0.1:12220`, without a slash at the end. */
  readonly url: string
  /** Where its control is: `http://127.0.0.1:12220/control`; undefined without one. */
  readonly control: string | undefined
  /** What answers there. */
  readonly mock: Mock
  /** Ends all connections; resolves when the state is in its file. */
  close(): Promise<void>
}

/** Rejects where the port is taken, and with an error that says what is wrong with a file. */
export function startServer(options?: ServerOptions): Promise<Server>
