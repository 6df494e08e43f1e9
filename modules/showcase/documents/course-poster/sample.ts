import type { Content } from '#platform/shared/document/document.ts'
import type coursePoster from './document.ts'

export default {
  Code: 'SMS-101',
  Name: {
    ar: 'أساسيات نظام إدارة السلامة',
    en: 'Safety Management System Essentials',
    fr: 'Bases du système de gestion de la sécurité',
  },
  CategoryName: { ar: 'السلامة', en: 'Safety', fr: 'Sécurité' },
  ImageID: null,
  Hours: 25,
  Days: 5,
  Fee: { Minor: 60_000, Currency: 'USD' },
  Dates: [
    { StartDate: '2027-02-07', EndDate: '2027-02-11', Place: 'academy' },
    { StartDate: '2027-03-14', EndDate: '2027-03-18', Place: 'online' },
  ],
  Address: 'https://academy.example/Catalogue/12',
} satisfies Content<typeof coursePoster>
