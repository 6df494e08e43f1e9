import type { Content } from '#platform/shared/document/document.ts'
import type organizationProfile from './document.ts'

export default {
  Organization: {
    Code: 'ORG-0007',
    Name: { ar: 'شركة النيل للطيران', en: 'Nile Aviation', fr: 'Nil Aviation' },
    Address1: '١٢ شارع المطار',
    Address2: '',
    City: 'القاهرة',
    Zip: '11776',
    CountryName: { ar: 'مصر', en: 'Egypt', fr: 'Égypte' },
    CreditApproved: true,
    Contacts: [
      {
        ID: 1,
        Name: 'هاني سالم',
        JobTitle: 'مدير التدريب',
        Email: 'hany@nile.example',
        Phone: '+201001234567',
        IsMain: true,
      },
    ],
  },
  People: [
    {
      Code: 'TR-0042',
      FullName: { ar: 'ليلى حسن الأنصاري', en: 'Layla Hassan Alansari' },
      JobTitle: 'مراقبة سلامة',
      Mobile: '+201001234568',
    },
  ],
  PeopleInAll: 1,
} satisfies Content<typeof organizationProfile>
