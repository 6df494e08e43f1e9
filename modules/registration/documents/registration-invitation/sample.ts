import type { Content } from '#platform/shared/document/document.ts'
import type registrationInvitation from './document.ts'

export default {
  RegistrationCode: 'REGISTRATION-2026-0311',
  IssuedOn: '2026-02-03',
  CourseName: {
    ar: 'نظم إدارة السلامة في المطارات وشركات الطيران ومراكز الصيانة',
    en: 'Safety Management Systems for airports, airlines and maintenance centres',
    fr: 'Systèmes de gestion de la sécurité pour aéroports, compagnies et centres d’entretien',
  },
  ClassCode: 'CC-2026-0007',
  StartDate: '2026-03-01',
  EndDate: '2026-03-05',
  FullName: { ar: 'ليلى حسن عبد الرحمن الأنصاري', en: 'Layla Hassan Abdelrahman Alansari' },
  Gender: 'female',
  BirthDate: '1994-05-02',
  NationalityName: { ar: 'سوداني', en: 'Sudanese', fr: 'Soudanaise' },
  PassportNumber: 'P01234417',
  PassportExpiresOn: '2031-01-01',
} satisfies Content<typeof registrationInvitation>
