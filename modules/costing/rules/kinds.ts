/** What costs are about: records of modules above and below, by the names that facts about them bear. */
export const costSubjects = ['planRow', 'class', 'courseRequest'] as const
export type CostSubject = (typeof costSubjects)[number]

export const costKinds = [
  'instructorDays',
  'examiners',
  'roomDays',
  'instructorTravel',
  'materials',
  'meals',
  'advert',
  'visa',
  'accommodation',
  'certificate',
  'other',
] as const
export type CostKind = (typeof costKinds)[number]

/** What such a line usually is, until somebody says otherwise: for each trainee or once, and whether it need not be paid if all is called off. */
export const usual: Readonly<Record<CostKind, { readonly perTrainee: boolean; readonly isAvoidable: boolean }>> = {
  instructorDays: { perTrainee: false, isAvoidable: true },
  examiners: { perTrainee: false, isAvoidable: true },
  roomDays: { perTrainee: false, isAvoidable: true },
  instructorTravel: { perTrainee: false, isAvoidable: true },
  materials: { perTrainee: true, isAvoidable: true },
  meals: { perTrainee: true, isAvoidable: true },
  advert: { perTrainee: false, isAvoidable: false },
  visa: { perTrainee: true, isAvoidable: true },
  accommodation: { perTrainee: true, isAvoidable: true },
  certificate: { perTrainee: true, isAvoidable: true },
  other: { perTrainee: false, isAvoidable: false },
}

export const mostLines = 60
