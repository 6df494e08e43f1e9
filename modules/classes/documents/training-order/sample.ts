import type { Content } from '#platform/shared/document/document.ts'
import type trainingOrder from './document.ts'

const classRoom = { ar: 'قاعة النيل', en: 'Nile room', fr: 'Salle Nil' }

export default {
  ClassCode: 'CC-2027-0012',
  CourseCode: 'SMS-101',
  CourseName: {
    ar: 'أساسيات نظام إدارة السلامة لمشغلي المطارات ومقدمي خدمات الملاحة الجوية',
    en: 'Safety Management System Essentials for Operators of Aerodromes and Air Navigation Services',
    fr: 'Bases du système de gestion de la sécurité pour les exploitants d’aérodromes',
  },
  StartDate: '2027-02-07',
  EndDate: '2027-02-08',
  Hours: 10,
  LanguageName: { ar: 'العربية', en: 'Arabic', fr: 'Arabe' },
  Place: 'academy',
  ClassRoomName: classRoom,
  MinTrainees: 6,
  MaxTrainees: 20,
  Sessions: [
    { Number: 1, Date: '2027-02-07', StartTime: '09:00', EndTime: '14:00', ClassRoomName: classRoom },
    { Number: 2, Date: '2027-02-08', StartTime: '09:00', EndTime: '14:00', ClassRoomName: null },
  ],
  Staff: [
    { Name: { ar: 'سلمى محمود فؤاد', en: 'Salma Mahmoud Fouad' }, Role: 'lead', Standing: 'accepted' },
    { Name: { ar: 'عمر حسن', en: 'Omar Hassan' }, Role: 'examiner', Standing: 'asked' },
  ],
  TakingPart: 2,
  Trainees: [
    {
      Code: 'T-0001',
      Name: {
        ar: 'ليلى عبد الرحمن عبد اللطيف السيد المنشاوي',
        en: 'Layla Abdelrahman Abdellatif Elsayed Elmenshawy',
      },
      OrganizationName: { ar: 'مصر للطيران', en: 'Egypt Air', fr: 'Egypt Air' },
    },
    { Code: 'T-0002', Name: { ar: 'مريم علي', en: 'Mariam Ali' }, OrganizationName: null },
  ],
} satisfies Content<typeof trainingOrder>
