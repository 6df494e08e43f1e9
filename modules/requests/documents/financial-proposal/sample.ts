import type { Content } from '#platform/shared/document/document.ts'
import type financialProposal from './document.ts'

const money = (Minor: number) => ({ Minor, Currency: 'EGP' })

export default {
  RequestNumber: 'REQUEST-2026-0042',
  AskedBy: { ar: 'شركة النيل للطيران', en: 'Nile Aviation', fr: 'Nile Aviation' },
  ContactName: 'Nadia Selim',
  SentOn: '2026-02-01',
  Proposal: {
    ID: 3,
    Number: 2,
    State: 'sent',
    CourseID: 1,
    CourseCode: 'SMS-101',
    CourseName: {
      ar: 'نظم إدارة السلامة',
      en: 'Safety Management Systems',
      fr: 'Systèmes de gestion de la sécurité',
    },
    FirstDay: '2026-03-01',
    LastDay: '2026-03-05',
    Weekdays: [0, 1, 2, 3, 4],
    StartTime: '09:00',
    EndTime: '14:00',
    Hours: 25,
    Place: 'customerSite',
    Language: 'en',
    LanguageName: { ar: 'الإنجليزية', en: 'English', fr: 'Anglais' },
    Trainees: 12,
    Lines: [
      {
        Text: { ar: 'رسوم الدورة لكل متدرب', en: 'Course fee a trainee', fr: 'Frais par stagiaire' },
        Quantity: 12,
        Minor: 450_000,
        AmountMinor: 4_860_000,
      },
      {
        Text: { ar: 'انتقال المدرب', en: 'Travel of the instructor', fr: 'Déplacement du formateur' },
        Quantity: 1,
        Minor: 320_000,
        AmountMinor: 288_000,
      },
    ],
    DiscountPercent: 10,
    TaxPercent: 14,
    Net: money(5_148_000),
    Tax: money(720_720),
    Total: money(5_868_720),
    Rate: 50,
    BaseCurrency: 'USD',
    ValidUntil: '2026-02-20',
    Wording: {
      ar: '<p>السادة شركة النيل، يسعدنا تقديم عرضنا.</p><h3>التنفيذ</h3><ul><li>خمسة أيام في مقر الأكاديمية.</li></ul>',
      en: '<p>We are pleased to make you this offer.</p><h3>Delivery</h3><ul><li>Five days at the academy.</li></ul>',
      fr: '<p>Nous avons le plaisir de vous faire cette offre.</p><h3>Déroulement</h3><ul><li>Cinq jours à l’académie.</li></ul>',
    },
    Text: {
      ar: 'يشمل العرض المادة العلمية والشهادات.',
      en: 'The proposal includes material and certificates.',
      fr: 'La proposition comprend les supports et les certificats.',
    },
    SentAt: '2026-02-01T08:00:00.000Z',
    AnsweredAt: null,
    AnsweredBy: '',
    Reason: '',
  },
} satisfies Content<typeof financialProposal>
