import { describePracticalSheet } from '#testing/stages/practical/printed-practical.ts'
import coursePractical from './document.ts'

describePracticalSheet('course', coursePractical)
