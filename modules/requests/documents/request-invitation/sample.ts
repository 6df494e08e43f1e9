import type { Content } from '#platform/shared/document/document.ts'
import type requestInvitation from './document.ts'

export default {
  RequestNumber: 'REQUEST-2026-0042',
  AskedBy: { ar: 'شركة النيل للطيران', en: 'Nile Aviation', fr: 'Nile Aviation' },
  ContactName: 'Nadia Selim',
  ClassCode: 'CC-2026-0007',
  CourseCode: 'SMS-101',
  CourseName: {
    ar: 'نظم إدارة السلامة',
    en: 'Safety Management Systems',
    fr: 'Systèmes de gestion de la sécurité',
  },
  StartDate: '2026-03-01',
  EndDate: '2026-03-05',
  Hours: 25,
  Place: 'customerSite',
  ClassRoomName: { ar: 'قاعة النيل', en: 'Nile hall', fr: 'Salle du Nil' },
  OwnSite: '12 Airport Road, Cairo',
  First: { Day: '2026-03-01', StartsAt: '09:00', EndsAt: '14:00' },
  Names: [
    {
      Name: 'Layla Hassan',
      TraineeName: { ar: 'ليلى حسن الأنصاري', en: 'Layla Hassan Alansari' },
      TraineeCode: 'T-0042',
    },
    { Name: 'Omar Adel', TraineeName: null, TraineeCode: null },
  ],
} satisfies Content<typeof requestInvitation>
