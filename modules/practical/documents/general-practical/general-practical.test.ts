import { describePracticalSheet } from '#testing/stages/printed-practical.ts'
import generalPractical from './document.ts'

describePracticalSheet('general', generalPractical)
