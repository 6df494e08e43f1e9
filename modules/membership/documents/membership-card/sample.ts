import type { Content } from '#platform/shared/document/document.ts'
import type membershipCard from './document.ts'

export default {
  Card: {
    AcademyName: {
      ar: 'أكاديمية ديوان للتدريب',
      en: 'Diwan Training Academy',
      fr: 'Académie de formation Diwan',
    },
    Number: 'MC-2026-0042',
    NameAr: 'ليلى حسن الأنصاري',
    NameEn: 'Layla Hassan Alansari',
    TraineeCode: 'T-0001',
    ValidUntil: '2028-03-08',
    VerifyAddress: 'https://diwan.example/verify-card/00000000000000000000000000000000',
    VerifyCode: '00000000000000000000000000000000',
    Photo: null,
  },
} satisfies Content<typeof membershipCard>
