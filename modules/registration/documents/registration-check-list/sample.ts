import type { Content } from '#platform/shared/document/document.ts'
import type registrationCheckList from './document.ts'

export default {
  CourseCode: 'SMS-101',
  CourseName: {
    ar: 'نظم إدارة السلامة في المطارات وشركات الطيران ومراكز الصيانة',
    en: 'Safety Management Systems for airports, airlines and maintenance centres',
    fr: 'Systèmes de gestion de la sécurité pour aéroports, compagnies et centres d’entretien',
  },
  Hours: 25,
  Days: 5,
  Fee: { Minor: 60_000, Currency: 'USD' },
  Prerequisites: [
    { Code: 'GHO-110', Name: { ar: 'المناولة الأرضية', en: 'Ground handling', fr: 'Assistance en escale' } },
  ],
  PassportMonths: 6,
} satisfies Content<typeof registrationCheckList>
