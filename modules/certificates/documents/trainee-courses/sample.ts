import type { Content } from '#platform/shared/document/document.ts'
import type traineeCourses from './document.ts'

const name = { ar: 'ليلى حسن الأنصاري', en: 'Layla Hassan Alansari' }
const course = {
  TraineeID: 1,
  TraineeCode: 'TR-0042',
  FullName: name,
  CourseID: 1,
  Hours: 30,
  BandName: { ar: 'جيد جدًا', en: 'Very good', fr: 'Très bien' },
} as const

export default {
  TraineeCode: 'TR-0042',
  TraineeName: name,
  From: '2026-01-01',
  To: '2026-12-31',
  Hours: 60,
  Courses: [
    {
      ...course,
      ID: 1,
      Code: 'REG-2026-0007',
      ClassID: 1,
      ClassCode: 'CC-2026-0007',
      CourseName: {
        ar: 'نظم إدارة السلامة',
        en: 'Safety Management Systems',
        fr: 'Systèmes de gestion de la sécurité',
      },
      StartDate: '2026-03-01',
      EndDate: '2026-03-05',
      Main: 'completed',
      Attendance: 96.7,
      Percent: 82.7,
      Passed: true,
      Certificates: [{ Serial: 'CERT-2026-0012', Kind: 'completion', CourseClassID: 1, TraineeID: 1 }],
    },
    {
      ...course,
      ID: 2,
      Code: 'REG-2026-0019',
      ClassID: 2,
      ClassCode: 'CC-2026-0019',
      CourseName: { ar: 'التحقيق في الحوادث', en: 'Accident Investigation', fr: 'Enquête sur les accidents' },
      StartDate: '2026-09-06',
      EndDate: '2026-09-10',
      Main: 'attending',
      Attendance: null,
      Percent: null,
      Passed: null,
      BandName: null,
      Certificates: [],
    },
  ],
} satisfies Content<typeof traineeCourses>
