import { ar as attendanceAr } from '#modules/attendance/text/ar.ts'
import { en as attendanceEn } from '#modules/attendance/text/en.ts'
import { ar as certificatesAr } from '#modules/certificates/text/ar.ts'
import { en as certificatesEn } from '#modules/certificates/text/en.ts'
import { ar as classesAr } from '#modules/classes/text/ar.ts'
import { en as classesEn } from '#modules/classes/text/en.ts'
import { ar as evaluationAr } from '#modules/evaluation/text/ar.ts'
import { en as evaluationEn } from '#modules/evaluation/text/en.ts'
import { ar as examsAr } from '#modules/exams/text/ar.ts'
import { en as examsEn } from '#modules/exams/text/en.ts'
import { ar as sittingAr } from '#modules/exams/text/sitting/ar.ts'
import { en as sittingEn } from '#modules/exams/text/sitting/en.ts'
import { ar as rosterAr } from '#modules/people/text/roster/ar.ts'
import { en as rosterEn } from '#modules/people/text/roster/en.ts'
import { ar as planningAr } from '#modules/planning/text/ar.ts'
import { en as planningEn } from '#modules/planning/text/en.ts'
import { ar as registrationAr } from '#modules/registration/text/ar.ts'
import { en as registrationEn } from '#modules/registration/text/en.ts'
import { ar as kitAr } from '#platform/web/text/kit/ar.ts'
import { en as kitEn } from '#platform/web/text/kit/en.ts'

/** What stands on the pages, in the language of the journey. */
export const words = {
  ar: {
    attendance: attendanceAr,
    certificates: certificatesAr,
    classes: classesAr,
    evaluation: evaluationAr,
    exams: examsAr,
    kit: kitAr,
    planning: planningAr,
    registration: registrationAr,
    roster: rosterAr,
    sitting: sittingAr,
  },
  en: {
    attendance: attendanceEn,
    certificates: certificatesEn,
    classes: classesEn,
    evaluation: evaluationEn,
    exams: examsEn,
    kit: kitEn,
    planning: planningEn,
    registration: registrationEn,
    roster: rosterEn,
    sitting: sittingEn,
  },
} as const
export type JourneyWords = (typeof words)['ar' | 'en']
