/** A server that lacks an operation (501), or all that a page asks for; `npm run e2e:stories` has each page lack each operation. */
import { testNotOffered } from './support/not-offered.ts'

testNotOffered({ isWhole: false })
