import { ar as people } from '../ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  intro: 'أزواج من سجلات المتدربين يُرجَّح أن كل زوج منها لشخص واحد. راجعها قبل أن تدمجها أو تقرر أنها لشخصين.',
  none: 'لا توجد سجلات يُرجَّح أنها لشخص واحد.',
  noneApart: 'لم يُقرَّر بعد أن سجلين لشخصين مختلفين.',
  tabs: { likely: 'يُرجَّح أنها لشخص واحد', apart: 'قُرِّر أنها لشخصين' },
  fields: { one: 'السجل الأول', other: 'السجل الثاني', reasons: 'يتفقان في', score: 'الترجيح', apartAt: 'قرَّر ذلك' },
  scores: { high: 'راجح جدًا', middle: 'راجح', low: 'محتمل' },
  reasons: {
    email: terms.eMail,
    passport: 'نهاية رقم الجواز وتاريخ انتهائه',
    mobile: terms.mobile,
    name: terms.name,
    birthDate: terms.dateOfBirth,
    nameAlike: 'اسم متشابه',
  },
  inactive: people.states.inactive,
}
