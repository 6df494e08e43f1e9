import { describePracticalSheet } from '#testing/stages/practical/printed-practical.ts'
import generalPractical from './document.ts'

describePracticalSheet('general', generalPractical)
