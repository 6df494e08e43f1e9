import type { Content } from '#platform/shared/document/document.ts'
import type instructorProfile from './document.ts'

export default {
  Instructor: {
    Code: 'INS-0012',
    FullName: { ar: 'سلمى محمود فؤاد', en: 'Salma Mahmoud Fouad' },
    TitleName: { ar: 'دكتورة', en: 'Doctor', fr: 'Docteure' },
    NationalityName: { ar: 'مصرية', en: 'Egyptian', fr: 'Égyptienne' },
    CountryName: { ar: 'مصر', en: 'Egypt', fr: 'Égypte' },
    Email: 'salma@example.org',
    WorkEmail: 'salma@diwan.example',
    Mobile: '+201001234567',
    IsExaminer: true,
    IsPracticalAssessor: false,
    IndustrySectorName: { ar: 'النقل الجوي', en: 'Air transport', fr: 'Transport aérien' },
    Biography: {
      ar: 'تدرّس سلامة الطيران منذ خمسة عشر عامًا.',
      en: 'Has taught aviation safety for fifteen years.',
      fr: 'Enseigne la sécurité aérienne depuis quinze ans.',
    },
    WorkExperience: '2010 – 2016: شركة النيل للطيران',
    Contacts: [
      {
        ID: 1,
        Type: 'MOBILE',
        TypeName: { ar: 'هاتف محمول', en: 'Mobile phone', fr: 'Téléphone mobile' },
        Value: '+201001234567',
        IsMain: true,
      },
    ],
    Education: [
      {
        ID: 1,
        DegreeID: 1,
        DegreeName: { ar: 'دكتوراه', en: 'Doctorate', fr: 'Doctorat' },
        Subject: 'هندسة الطيران',
        Institution: 'جامعة القاهرة',
        Year: 2009,
        IsMain: true,
      },
    ],
    Languages: [{ ID: 1, EntryID: 1, Name: { ar: 'العربية', en: 'Arabic', fr: 'Arabe' }, IsMain: true }],
    Areas: [{ ID: 1, EntryID: 1, Name: { ar: 'السلامة', en: 'Safety', fr: 'Sécurité' }, IsMain: true }],
    Sectors: [
      { ID: 1, EntryID: 1, Name: { ar: 'النقل الجوي', en: 'Air transport', fr: 'Transport aérien' }, IsMain: true },
    ],
    Obtained: [{ ID: 1, Title: 'إعداد المدربين', Provider: 'معهد الطيران', Year: 2012, IsMain: true }],
  },
  Courses: [
    {
      Code: 'SMS-101',
      Name: {
        ar: 'نظم إدارة السلامة',
        en: 'Safety Management Systems',
        fr: 'Systèmes de gestion de la sécurité',
      },
      Hours: 25,
    },
  ],
  Classes: [
    {
      Code: 'CC-2026-0007',
      CourseName: {
        ar: 'نظم إدارة السلامة',
        en: 'Safety Management Systems',
        fr: 'Systèmes de gestion de la sécurité',
      },
      StartDate: '2026-03-01',
      EndDate: '2026-03-05',
      Roles: ['lead' as const, 'examiner' as const],
      State: 'closed' as const,
    },
  ],
} satisfies Content<typeof instructorProfile>
