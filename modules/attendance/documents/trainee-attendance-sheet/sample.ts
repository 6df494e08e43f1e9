import type { Content } from '#platform/shared/document/document.ts'
import type traineeAttendanceSheet from './document.ts'

const people = [
  {
    Code: 'T-0001',
    Name: { ar: 'ليلى عبد الرحمن عبد اللطيف السيد المنشاوي', en: 'Layla Abdelrahman Abdellatif Elsayed Elmenshawy' },
    OrganizationName: { ar: 'مصر للطيران', en: 'Egypt Air', fr: 'Egypt Air' },
  },
  { Code: 'T-0002', Name: { ar: 'مريم علي', en: 'Mariam Ali' }, OrganizationName: null },
]
const topic = { ar: 'تحديد المخاطر', en: 'Hazard identification', fr: 'Identification des dangers' }
const classRoom = { ar: 'قاعة النيل', en: 'Nile room', fr: 'Salle Nil' }
const salma = { ar: 'سلمى محمود فؤاد', en: 'Salma Mahmoud Fouad' }
const sessions = [
  {
    Number: 1,
    Day: '2027-02-07',
    StartTime: '09:00',
    EndTime: '11:00',
    ClassRoomName: classRoom,
    Topic: topic,
    Instructors: [salma],
  },
  {
    Number: 2,
    Day: '2027-02-07',
    StartTime: '11:30',
    EndTime: '13:30',
    ClassRoomName: null,
    Topic: null,
    Instructors: [],
  },
]

export default {
  ClassCode: 'CC-2027-0012',
  CourseName: {
    ar: 'أساسيات نظام إدارة السلامة لمشغلي المطارات',
    en: 'Safety Management System Essentials for Operators of Aerodromes',
    fr: 'Bases du système de gestion de la sécurité',
  },
  StartDate: '2027-02-07',
  EndDate: '2027-02-11',
  Day: '2027-02-07',
  Sessions: sessions,
  People: people.map((each, at) => ({ ...each, Marks: [at === 0 ? ('late' as const) : null, null] })),
} satisfies Content<typeof traineeAttendanceSheet>
