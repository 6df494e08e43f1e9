import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as catalogueRecord } from '#modules/catalogue/text/record/ar.ts'
import { ar as practical } from '#modules/practical/text/ar.ts'
export const ar = {
  rights: {
    addPracticalQuestion: 'إضافة بند تقييم عملي',
    editPracticalQuestion: 'تعديل بند تقييم عملي',
    orderPracticalQuestions: 'ترتيب بنود التقييم العملي',
    deletePracticalQuestion: 'حذف بند تقييم عملي',
    savePracticalSheet: 'تعديل استمارة تقييم عملي',
    planPractical: 'تحديد أيام الاختبار العملي',
    releasePractical: 'إعلان نتائج العملي',
    reopenPractical: 'إعادة فتح الاختبار العملي',
    saveTraineePractical: practical.acts.saveTraineePractical.do,
    signPractical: 'توقيع استمارة تقييم عملي',
    withdrawPracticalSignature: 'سحب توقيع استمارة عملي',
  },
  columns: {
    degree: terms.degree,
    maxDegree: terms.maximum,
    text: 'نص البند',
    isActive: terms.assessed,
    asksSecond: 'يقيّم مقيّمان',
    state: 'حالة الاختبار العملي',
    startsOn: 'أول أيام العملي',
    endsOn: 'آخر أيام العملي',
    isAbsent: terms.didNotCome,
    seat: 'رقم المقيّم',
    percent: 'نسبة العملي',
    passPercent: catalogueRecord.columns.practicalPassPercent,
    passed: 'اجتاز العملي',
  },
} as const
