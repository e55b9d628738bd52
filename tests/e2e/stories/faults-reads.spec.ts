/** Every read that a page is nothing without, failing in every way in which the platform can. */
import { testFailingReads } from '../support/failing-reads.ts'

testFailingReads({ helping: 4 })
