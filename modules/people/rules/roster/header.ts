import { foldText } from '#platform/shared/text.ts'
import { fieldsOfKind, type RosterField, type RosterKind } from './fields.ts'

/** What rosters call their columns, in the three languages, as people write it; compared folded. */
const titles: Record<RosterField, readonly string[]> = {
  nameAr: [
    'الاسم بالعربية',
    'الاسم العربي',
    'الاسم باللغة العربية',
    'الاسم',
    'اسم المتدرب',
    'اسم المدرب',
    'الاسم الكامل',
    'Name (Arabic)',
    'Arabic name',
    'Nom (arabe)',
    'Nom en arabe',
  ],
  nameEn: [
    'Name (English)',
    'English name',
    'Name',
    'Full name',
    'الاسم بالإنجليزية',
    'الاسم الإنجليزي',
    'الاسم باللغة الإنجليزية',
    'Nom',
    'Nom (anglais)',
    'Nom en anglais',
    'Nom complet',
  ],
  firstAr: ['الاسم الأول', 'الاسم الأول بالعربية', 'First name (Arabic)', 'Arabic first name', 'Prénom (arabe)'],
  middleAr: ['الاسم الأوسط', 'اسم الأب', 'الاسم الأوسط بالعربية', 'Middle name (Arabic)', 'Arabic middle name'],
  lastAr: [
    'اسم العائلة',
    'الاسم الأخير',
    'العائلة',
    'اسم العائلة بالعربية',
    'Last name (Arabic)',
    'Family name (Arabic)',
    'Arabic last name',
    'Nom de famille (arabe)',
  ],
  firstEn: ['First name', 'Given name', 'Forename', 'First name (English)', 'الاسم الأول بالإنجليزية', 'Prénom'],
  middleEn: ['Middle name', 'Middle name (English)', 'الاسم الأوسط بالإنجليزية', 'Deuxième prénom'],
  lastEn: [
    'Last name',
    'Surname',
    'Family name',
    'Last name (English)',
    'اسم العائلة بالإنجليزية',
    'الاسم الأخير بالإنجليزية',
    'Nom de famille',
  ],
  gender: ['النوع', 'الجنس', 'Gender', 'Sex', 'Sexe'],
  birthDate: ['تاريخ الميلاد', 'الميلاد', 'Date of birth', 'Birth date', 'Birthdate', 'DOB', 'Date de naissance'],
  nationality: ['الجنسية', 'Nationality', 'Nationalité', 'Citizenship'],
  passportNumber: [
    'رقم جواز السفر',
    'رقم الجواز',
    'جواز السفر',
    'Passport number',
    'Passport no',
    'Passport',
    'Passeport',
  ],
  passportExpiresOn: [
    'انتهاء الجواز',
    'تاريخ انتهاء الجواز',
    'تاريخ انتهاء جواز السفر',
    'صلاحية الجواز',
    'Passport expiry',
    'Passport expiry date',
    'Passport expires',
  ],
  email: [
    'البريد الإلكتروني',
    'البريد',
    'الإيميل',
    'Email',
    'E-mail',
    'Email address',
    'Personal email',
    'Courriel',
    'Adresse e-mail',
  ],
  mobile: [
    'الجوال',
    'الهاتف',
    'رقم الجوال',
    'رقم الهاتف',
    'المحمول',
    'الموبايل',
    'Mobile',
    'Mobile number',
    'Phone',
    'Phone number',
    'Téléphone',
    'Portable',
    'Téléphone portable',
  ],
  jobTitle: ['المسمى الوظيفي', 'الوظيفة', 'المهنة', 'Job title', 'Job', 'Position', 'Title', 'Poste'],
  employer: ['جهة العمل', 'الشركة', 'المؤسسة', 'صاحب العمل', 'Employer', 'Company', 'Organization', 'Organisation'],
  workEmail: [
    'بريد العمل',
    'البريد الإلكتروني للعمل',
    'Work email',
    'Business email',
    'Company email',
    'E-mail professionnel',
  ],
  title: ['اللقب', 'لقب التخاطب', 'Title', 'Salutation', 'Civilité', 'Titre'],
  country: [
    'الدولة',
    'بلد الإقامة',
    'دولة الإقامة',
    'البلد',
    'Country',
    'Country of residence',
    'Pays',
    'Pays de résidence',
  ],
  status: [
    'الحالة',
    'حالة المدرب',
    'حالة التعاقد',
    'التعاقد',
    'Contract',
    'Contrat',
    'Status',
    'Instructor status',
    'Statut',
    'Statut du formateur',
  ],
  sector: ['القطاع', 'قطاع العمل', 'Sector', 'Industry sector', 'Industry', 'Secteur', 'Secteur d’activité'],
  examiner: [
    'ممتحن',
    'مُختبِر',
    'مختبر',
    'مُختبِر (يصحح الاختبارات)',
    'Examiner (marks exams)',
    'Examiner',
    'Is examiner',
    'Examinateur',
  ],
  practicalAssessor: ['مقيّم عملي', 'مقيم عملي', 'Practical assessor', 'Assessor', 'Évaluateur pratique'],
  dailyFee: ['الأجر اليومي', 'أجر اليوم', 'Daily fee', 'Day rate', 'Daily rate', 'Tarif journalier'],
  currency: ['العملة', 'Currency', 'Devise', 'Monnaie'],
  workExperience: ['الخبرة العملية', 'الخبرات', 'Work experience', 'Experience', 'Expérience professionnelle'],
}

const key = (title: string) =>
  foldText(title)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
const titlesOf = (fields: readonly RosterField[]): ReadonlyMap<string, RosterField> =>
  new Map(fields.flatMap((field) => titles[field].map((title) => [key(title), field] as const)))
const byTitle: Readonly<Record<RosterKind, ReadonlyMap<string, RosterField>>> = {
  trainee: titlesOf(fieldsOfKind.trainee),
  instructor: titlesOf(fieldsOfKind.instructor),
}

/** The field of each column by its title; a title that is not known, or a field that already has a column, gives null. */
export function guessMapping(header: readonly string[], kind: RosterKind = 'trainee'): (RosterField | null)[] {
  const taken = new Set<RosterField>()
  return header.map((title) => {
    const field = byTitle[kind].get(key(title)) ?? null
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}
