/** What the pages that the server writes itself say of the sample academy, whose passwords stand in its documentation. */
export const sampleWords = {
  ar: 'أكاديمية تجريبية: كلمات مرورها معروفة للجميع. لا تُدخل فيها بيانات حقيقية.',
  en: 'Sample academy: everybody knows its passwords. Enter nothing real here.',
  fr: 'Académie d’essai : ses mots de passe sont publics. N’y saisissez rien de réel.',
} as const
