import type { Content } from '#platform/shared/document/document.ts'
import type dailyAttendanceSheet from './document.ts'

const people = [
  {
    Code: 'T-0001',
    Name: { ar: 'ليلى عبد الرحمن عبد اللطيف السيد المنشاوي', en: 'Layla Abdelrahman Abdellatif Elsayed Elmenshawy' },
    OrganizationName: { ar: 'مصر للطيران', en: 'Egypt Air', fr: 'Egypt Air' },
  },
  { Code: 'T-0002', Name: { ar: 'مريم علي', en: 'Mariam Ali' }, OrganizationName: null },
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
  RequiredPercent: 75,
  Sessions: [1, 2, 3, 4, 5].map((Number) => ({
    Number,
    Day: `2027-02-0${6 + Number}`.replace('010', '10').replace('011', '11'),
    StartTime: '09:00',
    EndTime: '13:00',
  })),
  People: [
    { ...people[0]!, Marks: ['present', 'late', 'absent', 'excused', null], TakenPercent: 62.5 },
    { ...people[1]!, Marks: [null, null, null, null, null], TakenPercent: null },
  ],
} satisfies Content<typeof dailyAttendanceSheet>
