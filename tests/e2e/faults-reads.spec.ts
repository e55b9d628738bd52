/** On a third of the pages each read that it is nothing without fails in some ways, others on each page; `npm run e2e:stories` has all fail in all. */
import { testFailingReads } from './support/failing-reads.ts'

testFailingReads({ own: 2, helping: 1, shares: 3 })
