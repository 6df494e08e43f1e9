import type { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import type { Argument } from '#platform/shared/call.ts'

/** What makes a course of two modules, for tests. */
export const courseBody = (code: string): Argument<typeof catalogueCalls.addCourse>['body'] => ({
  Code: code,
  Name: { ar: 'دورة جديدة', en: 'A new course' },
  CategoryID: null,
  LevelID: null,
  TypeIDs: [],
  InternalCode: '',
  AreaIDs: [],
  ImageID: null,
  HasAdmissionTest: false,
  PracticalPassPercent: null,
  PrerequisiteIDs: [],
  Languages: ['ar'],
  Hours: 10,
  Days: 2,
  Fee: { Minor: 10_000, Currency: 'USD' },
  MinTrainees: 4,
  MaxTrainees: 12,
  PassPercent: 60,
  AttendancePercent: 80,
  Objectives: { ar: 'هدف' },
  Prerequisite: {},
  Content: { ar: '<p dir="rtl">نص <script>alert(1)</script></p>' },
  IsPublished: false,
  Modules: [
    {
      ID: null,
      Name: { ar: 'أولى' },
      Hours: 6,
      IsActive: true,
      Lessons: [{ ID: null, Name: { ar: 'درس' }, Minutes: 60, IsActive: true }],
    },
    { ID: null, Name: { ar: 'ثانية' }, Hours: 4, IsActive: true, Lessons: [] },
  ],
  EvaluationMeans: [{ ID: null, Kind: 'participation', Name: { ar: 'المشاركة' }, Percent: 10, MaxScore: 10 }],
  InstructorIDs: [],
})
