import type { SubjectKey } from '../../../rules/subjects.ts'
import { decisions, demand, registrations, searches } from './business.ts'
import { income } from './income.ts'
import type { SubjectRows } from './subject.ts'
import { attendance, certificates, classes, exams, feedback, instructors, results, roomUse, rooms } from './teaching.ts'

export const subjectRows: Readonly<Record<SubjectKey, SubjectRows>> = {
  classes,
  registrations,
  decisions,
  income,
  attendance,
  results,
  exams,
  instructors,
  rooms,
  roomUse,
  certificates,
  feedback,
  demand,
  searches,
}
