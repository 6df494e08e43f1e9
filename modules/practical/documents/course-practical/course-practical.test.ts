import { describePracticalSheet } from '#testing/stages/printed-practical.ts'
import coursePractical from './document.ts'

describePracticalSheet('course', coursePractical)
