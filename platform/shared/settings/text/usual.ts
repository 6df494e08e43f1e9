/* What holds until the academy writes its own. */
export const academyName = {
  ar: 'أكاديمية ديوان للتدريب',
  en: 'Diwan Training Academy',
  fr: 'Académie de formation Diwan',
}
export const directorTitle = { ar: 'مدير الأكاديمية', en: 'Director of the Academy', fr: 'Le directeur de l’académie' }
export const registrarTitle = { ar: 'شؤون التسجيل', en: 'Registrar', fr: 'Le service des inscriptions' }
