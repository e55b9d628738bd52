/** One run of a tool that makes text out of data. */
export interface ToolJob {
  /** Its name, as a file name has it. */
  tool: string
  /** All that it is handed: the throw-away document and the data that its options are made from. */
  input: string
  /** The source files that make its options: another option is another job. */
  sources: readonly URL[]
}

/** The text that a tool made of the same input before, or else what `run` makes now. */
export type ToolCache = (job: ToolJob, run: () => Promise<string>) => Promise<string>
