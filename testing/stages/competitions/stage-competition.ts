import type { Input } from '#platform/shared/call.ts'
import { competitionsCalls as calls } from '#modules/competitions/contract/calls.ts'
import { examsCalls } from '#modules/exams/contract/calls.ts'
import type { Asker } from '../../asker.ts'

type Fields = Input<typeof calls.addCompetition>['body']

/** A competition on 2026-03-10 from 10:00 to 13:00 in Cairo, 60 minutes an attempt, entries from the 5th on. */
export const competitionFields = (courseId: number, change: Partial<Fields> = {}): Fields => ({
  CompetitionName: { ar: 'مسابقة السلامة', en: 'Safety competition' },
  About: { ar: 'للجميع', en: 'For everybody', fr: '' },
  CourseID: courseId,
  EntriesDate: '2026-03-05',
  EntriesTime: '09:00',
  StartDate: '2026-03-10',
  StartTime: '10:00',
  EndDate: '2026-03-10',
  EndTime: '13:00',
  Minutes: 60,
  Fee: null,
  ...change,
})

export interface StagedCompetition {
  readonly ID: number
  readonly Code: string
  readonly ExamID: number
}

/** A draft of a competition whose exam asks these questions, of weight 4, 4, 2 and 10 by turns. */
export async function stageCompetition(
  keeper: Asker,
  courseId: number,
  questions: readonly number[],
  change: Partial<Fields> = {},
): Promise<StagedCompetition> {
  const { ID } = await keeper.send(calls.addCompetition, { body: competitionFields(courseId, change) })
  const { Code, ExamID } = await keeper.send(calls.getCompetition, { ID })
  const exam = await keeper.send(examsCalls.getExam, { ID: ExamID })
  const weights = [4, 4, 2, 10]
  const body = {
    CourseClassID: null,
    CourseID: null,
    CompetitionID: ID,
    ExamName: exam.ExamName,
    ExamTypeID: null,
    StartDate: exam.StartDate,
    StartTime: exam.StartTime,
    CloseDate: exam.CloseDate,
    CloseTime: exam.CloseTime,
    Minutes: exam.Minutes,
    PassDegree: 60,
    ExcellentDegree: 90,
    SharePercent: null,
    IsMandatory: true,
    ExamMode: false,
    StrictMultiAnswers: false,
    ShowFeedback: false,
    Rules: '',
    Questions: questions.map((QuestionID, index) => ({ QuestionID, Weight: weights[index % 4]!, Seconds: 60 })),
    Version: exam.Version,
  }
  await keeper.send(examsCalls.updateExam, { ID: ExamID, body })
  return { ID, Code, ExamID }
}

/** `ID` and `Version` of the competition as it stands. */
export const about = async (keeper: Asker, ID: number) => ({
  ID,
  Version: (await keeper.send(calls.getCompetition, { ID })).Version,
})
