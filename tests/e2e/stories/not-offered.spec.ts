/** A server that lacks an operation (501): each page written by hand without each of its operations. */
import { testNotOffered } from '../support/not-offered.ts'

testNotOffered({ isWhole: true })
