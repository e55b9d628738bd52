/** What others wrote is text and nothing else: every page, wide and narrow, with states that are known and such that nobody knows. */
import { testHostileTexts } from '../support/hostile-walk.ts'

testHostileTexts({ isWhole: true })
