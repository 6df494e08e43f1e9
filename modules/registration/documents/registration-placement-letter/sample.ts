import type { Content } from '#platform/shared/document/document.ts'
import type registrationPlacementLetter from './document.ts'

export default {
  RegistrationCode: 'REGISTRATION-2026-0311',
  ConfirmedOn: '2026-02-10',
  TraineeCode: 'TR-0042',
  TraineeName: { ar: 'ليلى حسن عبد الرحمن الأنصاري', en: 'Layla Hassan Abdelrahman Alansari' },
  CourseCode: 'SMS-101',
  CourseName: {
    ar: 'نظم إدارة السلامة في المطارات وشركات الطيران ومراكز الصيانة',
    en: 'Safety Management Systems for airports, airlines and maintenance centres',
    fr: 'Systèmes de gestion de la sécurité pour aéroports, compagnies et centres d’entretien',
  },
  ClassCode: 'CC-2026-0007',
  StartDate: '2026-03-01',
  EndDate: '2026-03-02',
  Hours: 10,
  Place: 'academy',
  ClassRoomName: { ar: 'قاعة النيل', en: 'Nile room', fr: 'Salle Nil' },
  Sessions: [
    { Day: '2026-03-01', StartsAt: '09:00', EndsAt: '14:00' },
    { Day: '2026-03-02', StartsAt: '09:00', EndsAt: '14:00' },
  ],
  Flight: 'MS 851',
  HotelName: { ar: 'فندق النيل', en: 'Nile hotel', fr: 'Hôtel du Nil' },
  OtherHotel: '',
  RoomTypeName: { ar: 'مزدوجة', en: 'Double', fr: 'Chambre double' },
} satisfies Content<typeof registrationPlacementLetter>
