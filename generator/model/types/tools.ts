/** One run of a tool that makes text out of data. */
export interface ToolJob {
  /** Its name, as a file name has it. */
  tool: string
  /** All that it is handed: the throw-away document and the data that its options are made from. */
  input: string
  /** The source file that runs it, a {@link ToolModule}. */
  module: URL
  /** Other source files that make its options: another option is another job. */
  sources?: readonly URL[]
}

/** The one file that knows a tool. It is loaded only when the tool has to run. */
export interface ToolModule {
  run(input: string): Promise<string>
}

/** Runs tools: in this thread or another, or not at all where the text that it made of the same input is still there. */
export type Tools = (job: ToolJob) => Promise<string>
