import type { Content } from '#platform/shared/document/document.ts'
import type arrivalsList from './document.ts'

const hotel = { ar: 'فندق النيل الكبير', en: 'Grand Nile Hotel', fr: 'Grand Hôtel du Nil' }

export default {
  From: '2027-03-06',
  To: '2027-03-12',
  IsWhole: false,
  Days: [
    {
      Day: '2027-03-06',
      Ways: [
        {
          Key: 'arrival-1',
          Kind: 'arrival',
          Time: '14:35',
          Flight: 'MS 851',
          TraineeName: {
            ar: 'ليلى عبد الرحمن الشافعي',
            en: 'Layla Abdelrahman El-Shafei',
            fr: 'Layla Abdelrahman El-Shafei',
          },
          OrganizationName: { ar: 'مصر للطيران', en: 'EgyptAir', fr: 'EgyptAir' },
          HotelName: hotel,
          ClassCode: 'CC-2027-0012',
        },
      ],
    },
    {
      Day: '2027-03-11',
      Ways: [
        {
          Key: 'departure-1',
          Kind: 'departure',
          Time: null,
          Flight: '',
          TraineeName: { ar: 'يوسف الحداد', en: 'Yusuf El-Haddad', fr: 'Yusuf El-Haddad' },
          OrganizationName: null,
          HotelName: null,
          ClassCode: 'CC-2027-0012',
        },
      ],
    },
  ],
} satisfies Content<typeof arrivalsList>
