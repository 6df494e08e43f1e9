import { sql } from 'kysely'
import { standingsOf } from '#platform/shared/record/reach.ts'
import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import {
  arrangementCalls,
  attemptCalls,
  examCalls,
  paperCalls,
  questionCalls,
  resultCalls,
  statisticsCalls,
} from '../contract/calls.ts'
import { repeatReach } from '../rules/reach.ts'
import { leaveExamMode, returnToExamMode } from './calls/sitting/exam-mode.ts'
import * as arrangements from './calls/sitting/access-arrangements.ts'
import * as correction from './calls/correction/correction.ts'
import * as grievances from './calls/correction/grievances.ts'
import * as exams from './calls/exams.ts'
import * as exports from './calls/bank/export-questions.ts'
import * as imports from './calls/bank/import-questions.ts'
import * as markChanges from './calls/marking/mark-changes.ts'
import { finishMarking, saveMarks } from './calls/marking/mark-paper.ts'
import * as papers from './calls/marking/papers.ts'
import { getExamTrainees, grantTime, moveDevice } from './calls/sitting/proctor.ts'
import { pauseAttempt, resumeAttempt, watchExam } from './calls/sitting/pause.ts'
import * as questions from './calls/questions.ts'
import { getRepeatsForAdmin, getRepeatsForTrainee, searchRepeats, updateRepeat } from './calls/marking/repeats.ts'
import * as results from './calls/marking/results.ts'
import { archiveAnswers, reviewViolation, voidAttempt } from './calls/marking/review-paper.ts'
import { saveAnswers } from './calls/sitting/save-answers.ts'
import { startExam } from './calls/sitting/start-exam.ts'
import { submitExam } from './calls/sitting/submit-exam.ts'
import * as acceptedAnswers from './calls/analysis/accepted-answers.ts'
import * as statistics from './calls/analysis/question-statistics.ts'
import * as trainee from './calls/sitting/trainee-exams.ts'
import { repeatProofField } from './acts/repeat-money.ts'
import { invoiced } from './invoiced.ts'
import { advanceExams, closeOverdueExams } from './jobs.ts'
import { foundAt } from './found-at.ts'
import { figures } from './figures.ts'
import { notices } from './notices.ts'
import { concerning } from './store/concerning.ts'
import { merging } from './store/merging.ts'
import { ownData } from './own-data.ts'
import { examsInSchedules } from './schedule.ts'
import { questionMedia } from './question-media.ts'

const { checkQuestionFile, commitQuestionImport, questionFileField } = imports

export const examsServer: ModuleServer = {
  name: 'exams',
  workBegun: sql<boolean>`exists (select from exams.exam)`,
  figures,
  numbered: {
    exam: { table: 'exams.exam', column: 'code' },
    question: { table: 'exams.question', column: 'code' },
  },
  ownData,
  merging,
  concerning,
  schedule: [examsInSchedules],
  implemented: [
    implement(questionCalls, { ...questions, ...exports, checkQuestionFile, commitQuestionImport }),
    implement(examCalls, { ...exams, grantTime }),
    implement(attemptCalls, { ...trainee, startExam, saveAnswers, leaveExamMode, returnToExamMode, submitExam }),
    implement(arrangementCalls, arrangements),
    implement(paperCalls, {
      ...papers,
      ...correction,
      watchExam,
      pauseAttempt,
      resumeAttempt,
      getExamTrainees,
      moveDevice,
      getMarkChanges: markChanges.getMarkChanges,
      decideMarkChange: markChanges.decideMarkChange,
      withdrawMarkChange: markChanges.withdrawMarkChange,
      saveMarks,
      finishMarking,
      reviewViolation,
      voidAttempt,
      archiveAnswers,
    }),
    implement(statisticsCalls, { ...statistics, ...acceptedAnswers }),
    implement(resultCalls, {
      ...results,
      ...grievances,
      searchRepeats,
      getRepeatsForAdmin,
      getRepeatsForTrainee,
      updateRepeat,
    }),
  ],
  uploads: [
    questionMedia,
    {
      field: questionFileField,
      types: ['txt', 'xml', 'xlsx', 'zip'],
      maxBytes: 20_000_000,
      who: 'editorExamination',
      mayOpen: async () => false,
    },
    {
      field: repeatProofField,
      types: ['pdf', 'jpeg', 'png', 'webp'],
      maxBytes: 10_000_000,
      who: 'trainee',
      mayOpen: async (_db, actor) => standingsOf(repeatReach, actor).includes('staff'),
    },
  ],
  jobs: [closeOverdueExams, advanceExams],
  notices,
  foundAt,
  invoiced,
}
