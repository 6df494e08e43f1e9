import { ar as certificates } from '#modules/certificates/text/ar.ts'
import { ar as feedback } from '../ar.ts'
import { ar as rounds } from '../rounds/ar.ts'

export const ar = {
  rights: {
    addFeedbackQuestion: 'إضافة سؤال تقييم',
    editFeedbackQuestion: 'تعديل سؤال تقييم',
    deleteFeedbackQuestion: feedback.deleteTitle,
    orderFeedbackQuestions: 'ترتيب أسئلة التقييم',
    saveFeedbackCategory: 'حفظ محور تقييم',
    deleteFeedbackCategory: feedback.deleteCategoryTitle,
    draftFeedbackSheet: 'بدء نسخة من استمارة تقييم',
    editFeedbackSheet: 'تعديل مسودة استمارة تقييم',
    publishFeedbackSheet: 'نشر استمارة تقييم',
    deleteFeedbackSheet: 'حذف مسودة استمارة تقييم',
    openFeedbackRound: rounds.round.addTitle,
    releaseFeedbackRound: 'نشر نتائج جولة للمدرب',
    remindFeedbackRound: 'تذكير من لم يُجب في جولة',
    extendFeedbackRound: 'تغيير آخر يوم في جولة تقييم',
    closeFeedbackRound: 'إنهاء جولة تقييم',
    giveFeedback: 'إرسال تقييم',
  },
  columns: {
    categoryId: feedback.fields.category,
    kind: feedback.fields.kind,
    text: feedback.fields.text,
    answer: feedback.fields.answer,
    choices: feedback.fields.choices,
    isRequired: feedback.fields.isRequired,
    isActive: feedback.fields.isActive,
    number: certificates.verify.version,
    state: 'حالة الاستمارة أو الجولة',
    intro: feedback.fields.intro,
    publishedOn: 'يوم النشر',
    byCode: feedback.fields.byCode,
    opensOn: feedback.fields.opensOn,
    closesOn: feedback.fields.closesOn,
    isCounted: feedback.fields.isCounted,
    answers: feedback.fields.given,
  },
} as const
