import { lettersOfClass } from './class.ts'
import { sessionLetters } from './session.ts'
import { dutyLetters } from './duties.ts'
import { teachingLetters } from './teaching.ts'

/** What is written about classes, by the letters' kinds. */
export const classLetters = { ...lettersOfClass, ...sessionLetters, ...teachingLetters, ...dutyLetters }
