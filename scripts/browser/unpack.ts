/**
 * Unpacks the Chromium of @sparticuz/chromium into `$TMPDIR`. A program of its own, because the package goes by the
 * environment and changes it: `TMPDIR` is where to, `AWS_LAMBDA_JS_RUNTIME` makes it unpack its libraries as well.
 */
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
