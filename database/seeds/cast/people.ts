import type { CastKey } from './members.ts'

/** What the people tables know of the cast beside their accounts. Passports and phones are invented. */
export const castInstructors: readonly {
  readonly key: CastKey
  readonly code: string
  readonly mobile: string
  readonly isExaminer: boolean
  readonly isPracticalAssessor: boolean
  readonly dailyFee: number
  readonly status: string
  readonly biography: { ar: string; en: string; fr: string }
}[] = [
  {
    key: 'omar',
    code: 'I-0001',
    mobile: '+201001110001',
    isExaminer: true,
    isPracticalAssessor: false,
    dailyFee: 220,
    status: 'FULLTIME',
    biography: {
      ar: 'مدقق سلامة سابق في سلطة الطيران المدني، يدرّس أنظمة إدارة السلامة منذ خمسة عشر عاماً.',
      en: 'A former safety auditor of the civil aviation authority who has taught safety management for fifteen years.',
      fr: 'Ancien auditeur de sécurité de l’autorité de l’aviation civile, il enseigne la gestion de la sécurité depuis quinze ans.',
    },
  },
  {
    key: 'salma',
    code: 'I-0002',
    mobile: '+201001110002',
    isExaminer: false,
    isPracticalAssessor: true,
    dailyFee: 180,
    status: 'PARTTIME',
    biography: {
      ar: 'أخصائية أمن طيران عملت في ثلاثة مطارات دولية.',
      en: 'An aviation security specialist who has worked at three international airports.',
      fr: 'Spécialiste de la sûreté de l’aviation ayant travaillé dans trois aéroports internationaux.',
    },
  },
  {
    key: 'karim',
    code: 'I-0003',
    mobile: '+201001110003',
    isExaminer: false,
    isPracticalAssessor: true,
    dailyFee: 150,
    status: 'FULLTIME',
    biography: {
      ar: 'مقيّم معتمد للدورات والمدربين.',
      en: 'An approved evaluator of courses and instructors.',
      fr: 'Évaluateur agréé des cours et des formateurs.',
    },
  },
]

export const castTrainees: readonly {
  readonly key: CastKey
  readonly code: string
  readonly gender: 'male' | 'female'
  readonly birthDate: string
  readonly nationality: string
  readonly passport: string
  readonly passportExpires: string
  readonly mobile: string
  readonly workEmail: string
  readonly jobTitle: string
  readonly employer: string
  readonly degree: string
  readonly ofNileAviation: boolean
}[] = [
  {
    key: 'layla',
    code: 'T-0001',
    gender: 'female',
    birthDate: '1994-03-12',
    nationality: 'EG',
    passport: 'A20419361',
    passportExpires: '2033-05-30',
    mobile: '+201002220001',
    workEmail: 'l.alansari@cairo-airport.example',
    jobTitle: 'أخصائية سلامة',
    employer: 'مطار القاهرة الدولي',
    degree: 'BACHELOR',
    ofNileAviation: false,
  },
  {
    key: 'yusuf',
    code: 'T-0002',
    gender: 'male',
    birthDate: '1990-11-02',
    nationality: 'SD',
    passport: 'P07715342',
    passportExpires: '2032-01-15',
    mobile: '+249912220002',
    workEmail: 'y.kamaleldin@nile-aviation.example',
    jobTitle: 'مشرف عمليات أرضية',
    employer: 'النيل للطيران',
    degree: 'DIPLOMA',
    ofNileAviation: true,
  },
  {
    key: 'mariam',
    code: 'T-0003',
    gender: 'female',
    birthDate: '1998-07-25',
    nationality: 'EG',
    passport: 'A31187420',
    passportExpires: '2034-09-09',
    mobile: '+201002220003',
    workEmail: 'm.girgis@delta-handling.example',
    jobTitle: 'موظفة خدمة ركاب',
    employer: 'دلتا للخدمات الأرضية',
    degree: 'BACHELOR',
    ofNileAviation: false,
  },
]
