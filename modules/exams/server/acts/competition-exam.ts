import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import { json, type Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { competitionExam, insertCompetitionExam, type CompetitionExam } from '../store/competition-exam.ts'
import { removeExam } from '../store/exam-write.ts'
import { columnsAfter } from '../store/exam-state.ts'
import { closeOverdue, finaliseSettled } from './closing.ts'
import type { Doing } from './doing.ts'
import { prepare } from './exam-move.ts'
import { noun } from './nouns/exam-noun.ts'

/** What a competition says of its exam; the rest (questions, degrees, exam mode, rules) is put together as of every exam. */
export interface CompetitionExamFields {
  readonly name: Trilingual
  readonly startsAt: Date
  readonly closesAt: Date
  readonly minutes: number
}

const columnsOf = ({ name, startsAt, closesAt, minutes }: CompetitionExamFields) => ({
  name: json(name),
  starts_at: startsAt,
  closes_at: closesAt,
  minutes,
})

/** Makes the draft of the exam that a competition asks. It bears the competition's code. */
export async function addCompetitionExam(
  doing: Doing,
  competition: { readonly id: number; readonly code: string },
  fields: CompetitionExamFields,
): Promise<void> {
  const id = await insertCompetitionExam(doing.db, competition, columnsOf(fields))
  const owner = { class_id: null, course_id: null, competition_id: competition.id }
  await writeNew(doing, noun, { id, code: competition.code, ...owner }, 'addExam')
}

/** Its exam, locked until the transaction ends. */
export const lockCompetitionExam = (db: Database, competitionId: number): Promise<CompetitionExam> =>
  competitionExam(db, competitionId)

export const changeCompetitionExam = (doing: Doing, exam: CompetitionExam, fields: CompetitionExamFields) =>
  writeAct(doing, noun, exam, 'updateExam', { set: columnsOf(fields) })

export const removeCompetitionExam = (doing: Doing, exam: CompetitionExam) =>
  writeGone(doing, noun, exam, 'deleteExam', () => removeExam(doing.db, exam.id))

/** In what the exam of a competition follows it, with the move of an exam that it is checked as. */
const follows = {
  publish: { to: 'published', as: 'publish' },
  withdraw: { to: 'draft', as: 'cancelPublish' },
  close: { to: 'closed', as: 'closeEarly' },
  releaseInitial: { to: 'resultsInitial', as: 'releaseFinal' },
  takeBack: { to: 'marking', as: 'takeBackResults' },
  releaseFinal: { to: 'resultsFinal', as: 'releaseFinal' },
  archive: { to: 'archived', as: 'archive' },
} as const

/**
 * Moves the exam of a competition along with it; refuses as the exam's own move would. Even initial results need every paper
 * marked: who is first is not said of a part.
 */
export async function followCompetition(
  doing: Doing,
  exam: CompetitionExam,
  how: keyof typeof follows,
  now: Date,
): Promise<void> {
  const { to, as } = follows[how]
  await closeOverdue(doing.db, now, exam.id)
  await prepare(doing.db, exam, as, now)
  await writeAct(doing, noun, exam, 'followCompetition', { set: columnsAfter(to, as, now) })
  if (to === 'resultsFinal') await finaliseSettled(doing.db, exam.id, now)
}
