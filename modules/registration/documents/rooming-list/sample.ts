import type { Content } from '#platform/shared/document/document.ts'
import type roomingList from './document.ts'

const double = { ar: 'مزدوجة', en: 'Double', fr: 'Double' }
const airline = { ar: 'مصر للطيران', en: 'EgyptAir', fr: 'EgyptAir' }
const guest = { Room: 1, RoomTypeName: double, Gender: 'female' as const, ArrivesOn: '2027-03-06', Nights: 5 }

export default {
  ClassCode: 'CC-2027-0012',
  CourseName: {
    ar: 'نظم إدارة السلامة في المطارات وشركات الطيران ومراكز الصيانة',
    en: 'Safety Management Systems for airports, airlines and maintenance centres',
    fr: 'Systèmes de gestion de la sécurité pour aéroports, compagnies et centres d’entretien',
  },
  StartDate: '2027-03-07',
  EndDate: '2027-03-11',
  Hotels: [
    {
      Name: { ar: 'فندق النيل الكبير', en: 'Grand Nile Hotel', fr: 'Grand Hôtel du Nil' },
      Guests: [
        {
          ...guest,
          ID: 1,
          TraineeName: {
            ar: 'ليلى عبد الرحمن الشافعي',
            en: 'Layla Abdelrahman El-Shafei',
            fr: 'Layla Abdelrahman El-Shafei',
          },
          OrganizationName: airline,
        },
        {
          ...guest,
          ID: 2,
          TraineeName: { ar: 'مريم فهمي', en: 'Mariam Fahmy', fr: 'Mariam Fahmy' },
          OrganizationName: airline,
        },
      ],
    },
    {
      Name: null,
      Guests: [
        {
          ID: 3,
          Room: null,
          RoomTypeName: null,
          Gender: null,
          TraineeName: { ar: 'يوسف الحداد', en: 'Yusuf El-Haddad', fr: 'Yusuf El-Haddad' },
          OrganizationName: null,
          ArrivesOn: '2027-03-06',
          Nights: null,
        },
      ],
    },
  ],
} satisfies Content<typeof roomingList>
