import type { Content } from '#platform/shared/document/document.ts'
import type finalEvaluation from './document.ts'

export default {
  TraineeCode: 'TR-0042',
  NameAr: 'ليلى حسن الأنصاري',
  NameEn: 'Layla Hassan Alansari',
  ClassCode: 'CC-2026-0007',
  CourseName: {
    ar: 'نظم إدارة السلامة',
    en: 'Safety Management Systems',
    fr: 'Systèmes de gestion de la sécurité',
  },
  StartsOn: '2026-03-01',
  EndsOn: '2026-03-05',
  Percent: 82.7,
  BandName: { ar: 'جيد جدًا', en: 'Very good', fr: 'Très bien' },
  Passed: true,
  Version: 1,
  PublishedAt: '2026-03-08T09:00:00.000Z',
  Arithmetic: {
    Means: [
      {
        Kind: 'participation',
        Name: { ar: 'المشاركة', en: 'Participation', fr: 'Participation' },
        Percent: 10,
        Score: 8,
        MaxScore: 10,
        Points: 8,
      },
      {
        Kind: 'attendance',
        Name: { ar: 'الحضور', en: 'Attendance', fr: 'Présence' },
        Percent: 20,
        Score: 90,
        MaxScore: 100,
        Points: 18,
      },
    ],
    Exams: [
      {
        Name: { ar: 'الاختبار النهائي', en: 'Final exam', fr: 'Examen final' },
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
    Practical: { Percent: 76.25, PassPercent: 60, Passed: true },
    Shortfalls: [],
  },
} satisfies Content<typeof finalEvaluation>
