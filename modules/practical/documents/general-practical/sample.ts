import type { Content } from '#platform/shared/document/document.ts'
import type generalPractical from './document.ts'

export default {
  ClassCode: 'CC-2027-0012',
  CourseName: {
    ar: 'تشغيل معدات الخدمة الأرضية على ساحة المطار',
    en: 'Operating Ground Support Equipment on the Apron',
    fr: 'Conduite du matériel d’assistance au sol',
  },
  StartsOn: '2027-02-07',
  EndsOn: '2027-02-11',
  Trainee: {
    Code: 'T-0001',
    Name: { ar: 'ليلى عبد الرحمن عبد اللطيف السيد المنشاوي', en: 'Layla Abdelrahman Abdellatif Elsayed Elmenshawy' },
  },
  Edition: 2,
  Items: [
    {
      Text: {
        ar: 'يفحص المعدة قبل التشغيل ويسجّل ما وجده',
        en: 'Inspects the equipment before use and records the findings',
        fr: 'Inspecte le matériel avant usage et consigne ses constats',
      },
      MaxDegree: 10,
      Degree: 8.5,
    },
    { Text: { ar: 'يلتزم بإجراءات السلامة', en: 'Keeps to the safety procedures' }, MaxDegree: 5, Degree: 4.25 },
  ],
  Degree: 12.75,
  MaxDegree: 15,
  Assessors: [{ Name: { ar: 'عمر الراوي', en: 'Omar Alrawi' }, SignedAt: '2027-02-11T10:30:00.000Z', IsAbsent: false }],
} satisfies Content<typeof generalPractical>
