import type { Content } from '#platform/shared/document/document.ts'
import type competitionCertificate from './document.ts'

export default {
  Number: 'CP-2026-0003-014',
  AcademyName: { ar: 'أكاديمية ديوان للتدريب', en: 'Diwan Training Academy', fr: 'Académie de formation Diwan' },
  NameAr: 'ليلى حسن الأنصاري',
  NameEn: 'Layla Hassan Alansari',
  CompetitionName: {
    ar: 'مسابقة السلامة السنوية',
    en: 'The yearly safety competition',
    fr: 'Concours annuel de sécurité',
  },
  CompetitionCode: 'CP-2026-0003',
  HeldOn: '2026-03-05',
  IssuedOn: '2026-03-12',
  VerifyAddress: 'https://diwan.example/verify-competition/00000000000000000000000000000000',
  VerifyCode: '00000000000000000000000000000000',
} satisfies Content<typeof competitionCertificate>
