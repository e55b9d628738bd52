/** The words of the command line that ask what a newer contract means. */

export interface UpgradeOptions {
  /** The older contract; default: the one of the project. */
  from?: string
  to: string
  json: boolean
  /** Writes what follows into contract and manifest. */
  apply: boolean
  /** Begins with nothing: a document of another API family. */
  anew: boolean
  /** Says what of the hand-written code would not compile. */
  compile: boolean
  /** The least that makes the command fail; default: breaking, and nothing that is applied. */
  failOn?: 'breaking' | 'warning'
}

interface Words {
  values: {
    report?: string | undefined
    json: boolean
    'fail-on'?: string | undefined
    watch: boolean
    check: boolean
    apply?: boolean | undefined
    anew?: boolean | undefined
    compile?: boolean | undefined
    spec?: string | undefined
    out?: string | undefined
  }
  positionals: readonly string[]
}

/** Which contracts to compare: `upgrade FILE --report json`, or `--report OLD NEW`. Text says what is wrong with the words. */
export function readUpgrade({ values, positionals: [command, ...rest] }: Words): UpgradeOptions | string | undefined {
  const isUpgrade = command === 'upgrade'
  const failOn = values['fail-on']
  if (!isUpgrade && (values.apply === true || values.compile === true))
    return 'Only an upgrade knows --apply and --compile.'
  if (!isUpgrade && values.report === undefined)
    return values['fail-on'] === undefined && !values.json ? undefined : 'Only reports know --fail-on and --json.'
  if (values.anew === true && values.apply !== true) return 'Only upgrade FILE --apply knows --anew.'
  if (failOn !== undefined && failOn !== 'breaking' && failOn !== 'warning')
    return 'What fails is --fail-on breaking or --fail-on warning.'
  if (values.watch || values.check) return 'A report writes nothing: it goes with neither --watch nor --check.'
  if (values.out !== undefined) return 'A report has no output folder: leave --out out.'
  const least: Pick<UpgradeOptions, 'failOn'> = failOn === undefined ? {} : { failOn }
  if (!isUpgrade) {
    if (values.spec !== undefined) return 'Both contracts are named: --report OLD NEW goes without --spec.'
    if (values.report === undefined || command === undefined || rest.length > 0)
      return 'Name two contracts: --report OLD NEW.'
    return { from: values.report, to: command, json: values.json, apply: false, anew: false, compile: false, ...least }
  }
  const [to, ...more] = rest
  if (to === undefined || more.length > 0) return 'Name one newer contract.'
  if (values.apply === true && values.compile === true)
    return 'What would not compile is told before anything is written: --compile goes without --apply.'
  if (values.apply === true && values.spec !== undefined)
    return 'An upgrade is written to the contract that stands here: --apply goes without --spec.'
  if (values.report !== undefined && values.report !== 'json') return 'The report is text, or --report json.'
  return {
    to,
    json: values.json || values.report === 'json',
    apply: values.apply === true,
    anew: values.anew === true,
    compile: values.compile === true,
    ...least,
  }
}
