import type { Content } from '#platform/shared/document/document.ts'
import type classRoomSchedule from './document.ts'

export default {
  From: '2027-02-07',
  To: '2027-02-13',
  IsWhole: false,
  ClassRooms: [
    {
      Code: 'R-101',
      Name: { ar: 'قاعة النيل', en: 'Nile room', fr: 'Salle Nil' },
      Building: 'المبنى أ',
      Sessions: [
        {
          Date: '2027-02-07',
          StartTime: '09:00',
          EndTime: '14:00',
          Number: 1,
          ClassCode: 'CC-2027-0012',
          CourseName: {
            ar: 'أساسيات نظام إدارة السلامة لمشغلي المطارات ومقدمي خدمات الملاحة الجوية',
            en: 'Safety Management System Essentials for Operators of Aerodromes and Air Navigation Services',
            fr: 'Bases du système de gestion de la sécurité pour les exploitants d’aérodromes',
          },
          Instructors: [{ ar: 'سلمى محمود فؤاد', en: 'Salma Mahmoud Fouad' }],
          SeatsTaken: 14,
        },
      ],
    },
  ],
} satisfies Content<typeof classRoomSchedule>
