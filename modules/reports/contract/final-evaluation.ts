import * as z from 'zod'
import { Arithmetic } from '#modules/evaluation/contract/evaluation.ts'
import { day, instant, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { report } from './report.ts'

const shape = z.object({
  Language: z.string(),
  AcademyName: trilingualReply,
  TraineeCode: z.string(),
  NameAr: z.string(),
  NameEn: z.string(),
  ClassCode: z.string(),
  CourseName: trilingualReply,
  StartsOn: day(),
  EndsOn: day(),
  Percent: z.number(),
  BandName: trilingualReply.nullable(),
  Passed: z.boolean(),
  Version: z.int(),
  PublishedAt: instant(),
  Arithmetic,
})

export const finalEvaluationReport = report({
  key: 'FinalEvaluationIACE',
  path: '/report/FinalEvaluationIACE/:CourseClassID?/:TraineeID?',
  title: 'reports:screens.finalEvaluation',
  params: z.strictObject({ CourseClassID: queryId(), TraineeID: queryId() }),
  open: 'all',
  paper: 'portrait',
  summary: 'The published final evaluation of a trainee in a class with its arithmetic.',
  shape,
  sample: {
    Language: 'en',
    AcademyName: { en: 'Diwan Training Academy', fr: 'Académie de formation Diwan' },
    TraineeCode: 'TR-0042',
    NameAr: 'Layla Hassan Alansari',
    NameEn: 'Layla Hassan Alansari',
    ClassCode: 'CC-2026-0007',
    CourseName: { en: 'Safety Management Systems' },
    StartsOn: '2026-03-01',
    EndsOn: '2026-03-05',
    Percent: 82.7,
    BandName: { en: 'Very good' },
    Passed: true,
    Version: 1,
    PublishedAt: '2026-03-08T09:00:00.000Z',
    Arithmetic: {
      Means: [
        { Kind: 'participation', Name: { en: 'Participation' }, Percent: 10, Score: 8, MaxScore: 10, Points: 8 },
        { Kind: 'attendance', Name: { en: 'Attendance' }, Percent: 20, Score: 90, MaxScore: 100, Points: 18 },
      ],
      Exams: [
        {
          Name: { en: 'Final exam' },
          SharePercent: 100,
          ExamPercent: 81,
          PassDegree: 60,
          IsMandatory: true,
          Passed: true,
          Points: 56.7,
        },
      ],
      MeansWeight: 30,
      ExamsWeight: 70,
      PassPercent: 60,
      AttendancePercent: 90,
      AttendanceThreshold: 80,
      Shortfalls: [],
    },
  },
})
