import type { Content } from '#platform/shared/document/document.ts'
import type certificate from './document.ts'

export default {
  Serial: 'CERTIFICATE-2026-0042',
  Version: 1,
  VerifyAddress: 'https://diwan.example/verify/00000000000000000000000000000000',
  VerifyCode: '00000000000000000000000000000000',
  Signed: null,
  Snapshot: {
    Kind: 'completion' as const,
    NameAr: 'ليلى حسن الأنصاري',
    NameEn: 'Layla Hassan Alansari',
    CourseName: {
      ar: 'نظم إدارة السلامة',
      en: 'Safety Management Systems',
      fr: 'Systèmes de gestion de la sécurité',
    },
    CourseCode: 'SMS-101',
    ClassCode: 'CC-2026-0007',
    StartsOn: '2026-03-01',
    EndsOn: '2026-03-05',
    Hours: 25,
    Percent: 91.5,
    BandName: { ar: 'ممتاز', en: 'Excellent', fr: 'Excellent' },
    IssuedOn: '2026-03-08',
    AcademyName: {
      ar: 'أكاديمية ديوان للتدريب',
      en: 'Diwan Training Academy',
      fr: 'Académie de formation Diwan',
    },
    Template: 1,
  },
} satisfies Content<typeof certificate>
