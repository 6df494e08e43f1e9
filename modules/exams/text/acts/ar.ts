import type { ActWords } from '#platform/shared/record/act.ts'
import type {
  acceptanceActs,
  arrangementActs,
  bankActs,
  examActs,
  grievanceActs,
  importActs,
  markActs,
  paperActs,
  questionActs,
  repeatActs,
  sittingActs,
} from '../../contract/acts.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as requests } from '#modules/requests/text/ar.ts'

const toDelete = {
  ask: 'يُحذف نهائيًا. هل تريد المتابعة؟',
}

/** What is done to questions, exams, papers and repeats. */
export const ar = {
  acts: {
    addQuestion: { do: 'إضافة سؤال', past: 'أُضيف سؤال' },
    updateQuestion: { do: terms.edit, past: 'عُدّل سؤال' },
    activateQuestion: { do: 'إعادة إلى الاستخدام', past: 'فُعّل سؤال' },
    deactivateQuestion: {
      do: 'إيقاف الاستخدام',
      ask: 'لن يُقترح السؤال في اختبارات جديدة، وتبقى الاختبارات السابقة كما هي. هل تريد المتابعة؟',
      past: 'عُطّل سؤال',
    },
    deleteQuestion: {
      do: terms.remove,
      ask: toDelete.ask,
      past: 'حُذف سؤال',
    },
    exportQuestions: { do: 'تصدير أسئلة', past: 'صُدّرت أسئلة' },
    commitQuestionImport: { do: 'استيراد أسئلة', past: 'استُوردت أسئلة' },

    addExam: { do: 'إضافة اختبار', past: 'أُنشئ اختبار' },
    updateExam: { do: terms.edit, past: 'عُدّل اختبار' },
    copyExam: { do: 'نسخ الاختبار', past: 'نُسخ اختبار' },
    deleteExam: {
      do: terms.remove,
      ask: toDelete.ask,
      past: 'حُذف اختبار',
    },
    markReady: { do: 'اعتماد كجاهز', past: 'اعتُمد اختبار جاهزًا' },
    backToDraft: { do: 'إعادة إلى المسودة', past: 'أُعيد اختبار إلى المسودة' },
    publish: {
      do: 'نشر الاختبار',
      ask: 'تُثبَّت الأسئلة بنصها الحالي، ويظهر الاختبار للمتدربين في موعده. هل تريد المتابعة؟',
      past: 'نُشر اختبار',
    },
    cancelPublish: {
      do: 'التراجع عن النشر',
      ask: 'يختفي الاختبار عن المتدربين ويعود جاهزًا. هل تريد المتابعة؟',
      past: 'تُرجع عن نشر اختبار',
    },
    open: { past: 'فُتح اختبار في موعده' },
    close: { past: 'أُغلق اختبار في موعده' },
    beginMarking: { past: 'بدأ تصحيح اختبار' },
    closeEarly: {
      do: 'إغلاق الاختبار الآن',
      ask: 'من لم يبدأ الاختبار بعد لن يستطيع أداءه. هل سلّم الجميع؟',
      past: 'أُغلق اختبار قبل موعده',
    },
    releaseInitial: {
      do: 'إعلان النتائج الأولية',
      ask: 'يرى المتدربون درجاتهم الأولية. هل تريد المتابعة؟',
      past: 'أُعلنت نتائج اختبار أولية',
    },
    releaseFinal: {
      do: 'إعلان النتائج النهائية',
      ask: 'تصبح النتائج نهائية وتدخل في النتيجة النهائية للشعبة. هل تريد المتابعة؟',
      past: 'أُعلنت نتائج اختبار نهائية',
    },
    takeBackResults: {
      do: 'سحب النتائج الأولية',
      ask: 'لا يرى المتدربون درجاتهم حتى تُعلن من جديد، ويعود الاختبار إلى التصحيح. اكتب السبب.',
      past: 'سُحبت نتائج اختبار أولية',
    },
    archive: {
      do: 'أرشفة الاختبار',
      ask: 'يُؤرشف الاختبار وتنتهي فرصة إعادته. هل تريد المتابعة؟',
      past: 'أُرشف اختبار',
    },
    grantTime: { do: 'منح وقت إضافي', past: 'مُنح متدرب وقتًا إضافيًا في اختبار' },
    followCompetition: { past: 'انتقل اختبار مع مسابقته إلى مرحلته التالية' },

    startExam: { do: 'بدء الاختبار', past: 'بدأ متدرب اختبارًا' },
    submitExam: { do: 'تسليم الورقة', past: 'سُلّمت ورقة اختبار' },
    autoSubmit: { past: 'انتهى الوقت وسُلّمت ورقة اختبار' },
    closeByViolation: { past: 'أُغلقت ورقة اختبار لمخالفة' },

    moveDevice: {
      do: 'نقل إلى جهاز آخر',
      ask: 'يتابع المتدرب من المتصفح الذي يفتح فيه الاختبار بعد ذلك. اكتب السبب.',
      past: 'نُقل متدرب إلى جهاز آخر في اختبار',
    },
    pauseAttempt: {
      do: 'إيقاف الوقت',
      ask: 'يتوقف وقت هذه الورقة حتى تستأنفها، ولا يتغير موعد إغلاق الاختبار. اكتب السبب.',
      past: 'أُوقف وقت ورقة اختبار',
    },
    resumeAttempt: { do: 'استئناف الوقت', past: 'استُؤنف وقت ورقة اختبار' },
    saveMarks: { do: terms.saveTheMarks, past: 'رُصدت درجات في ورقة اختبار' },
    changeMarks: { past: 'عُدّلت درجة في ورقة اختبار' },
    finishMarking: { do: 'إنهاء التصحيح', past: 'صُحّحت ورقة اختبار' },
    reinstate: {
      do: 'احتساب الإجابات',
      ask: 'تُصحح الإجابات كما لو سُلّمت. اكتب السبب.',
      past: 'رُفعت مخالفة عن ورقة اختبار',
    },
    uphold: { do: 'تثبيت الرسوب', ask: 'تبقى النتيجة رسوبًا. اكتب السبب.', past: 'ثبتت مخالفة في اختبار' },
    voidAttempt: {
      do: 'إبطال المحاولة',
      ask: 'لا تُحتسب هذه المحاولة وتبقى محفوظة، ويستطيع المتدرب البدء من جديد. اكتب السبب.',
      past: 'أُبطلت ورقة اختبار',
    },
    archiveAnswers: {
      do: 'أرشفة الإجابات',
      ask: 'تُحفظ إجابات هذه الورقة ولا تُحتسب، ويستطيع المتدرب أداء الاختبار من جديد ما دام مفتوحًا. اكتب السبب.',
      past: 'أُرشفت إجابات اختبار',
    },
    askMarkChange: { past: 'طُلب تغيير درجات ورقة بعد النتيجة' },
    approveMarkChange: { do: 'قبول تغيير الدرجات', past: 'قُبل تغيير درجات ورقة' },
    rejectMarkChange: { do: 'رفض تغيير الدرجات', past: 'رُفض تغيير درجات ورقة' },
    withdrawMarkChange: {
      do: 'سحب الطلب',
      past: 'سُحب طلب تغيير درجات ورقة',
    },
    releaseRepeat: { past: 'نتيجة إعادة اختبار' },
    changeByGrievance: { past: 'عُدّلت نتيجة ورقة بقبول تظلم' },
    acceptAnswer: { do: 'قبول إجابة أخرى…', past: 'قُبلت إجابة أخرى في اختبار' },
    askAcceptedAnswer: { past: 'طُلب قبول إجابة أخرى تغيّر نتائج معلنة' },
    approveAcceptedAnswer: { do: 'إقرار قبول الإجابة', past: 'أُقر قبول إجابة أخرى' },
    rejectAcceptedAnswer: {
      do: 'رفض قبول الإجابة',
      ask: 'تبقى النتائج كما هي. اكتب السبب.',
      past: 'رُفض قبول إجابة أخرى',
    },
    withdrawAcceptedAnswer: { do: 'سحب طلب القبول', past: 'سُحب طلب قبول إجابة أخرى' },
    changeByAcceptance: { past: 'عُدّلت نتيجة ورقة بقبول إجابة أخرى' },
    changeAnswerMark: { past: 'عُدّلت درجة إجابة في ورقة مصححة' },
    changeTurnMark: { past: 'عُدّلت درجة إجابة أثناء التصحيح المزدوج' },

    requestRepeat: {
      do: 'طلب إعادة الاختبار',
      ask: 'يُرسل طلب إعادة هذا الاختبار إلى الأكاديمية، وتصلك رسالة بقرارها. هل تريد المتابعة؟',
      past: 'طُلبت إعادة اختبار',
    },
    invoiceRepeat: { do: 'إصدار فاتورة الإعادة', past: 'صدرت فاتورة إعادة اختبار' },
    uploadRepeatProof: { do: requests.handInProof, past: 'رُفع إثبات دفع إعادة اختبار' },
    verifyRepeatPayment: { do: 'تأكيد الدفع', past: 'تحقق دفع إعادة اختبار' },
    rejectRepeatProof: { do: requests.acts.rejectProof.do, past: 'رُفض إثبات دفع إعادة اختبار' },
    grantRepeat: { do: 'منح الإعادة', past: 'مُنحت إعادة اختبار' },
    rejectRepeat: { do: 'رفض الإعادة', past: 'رُفضت إعادة اختبار' },
    endRepeat: {
      do: 'إلغاء الإعادة',
      ask: 'لن يستطيع المتدرب أداء هذه الإعادة، ويُرد ما سُدد عنها بإشعار دائن. اكتب السبب.',
      past: 'أُلغيت إعادة اختبار',
    },
    useRepeat: { past: 'بدأ المتدرب إعادة اختبار' },
    giveRepeatBack: { past: 'رُدَّت إعادة اختبار إلى المتدرب' },
    expireRepeat: { past: 'انتهت مدة إعادة اختبار' },

    setAccessArrangement: { do: 'منح تيسيرات', done: 'حُفظت التيسيرات.', past: 'مُنحت تيسيرات في الاختبارات' },
    endAccessArrangement: {
      do: 'إنهاء التيسيرات',
      ask: 'لا تسري التيسيرات على أي اختبار يبدأ بعد الآن، ويُحذف سببها. هل تريد المتابعة؟',
      past: 'أُنهيت تيسيرات الاختبارات',
    },

    submitGrievance: { do: 'تقديم تظلم', done: 'وصل تظلمك وسيُراجع.', past: 'قُدم تظلم من نتيجة اختبار' },
    upholdGrievance: { do: 'قبول التظلم', past: 'قُبل تظلم من نتيجة اختبار' },
    rejectGrievance: {
      do: 'رفض التظلم',
      ask: 'تبقى النتيجة كما هي. اكتب السبب، ويقرؤه المتدرب.',
      past: 'رُفض تظلم من نتيجة اختبار',
    },
    withdrawGrievance: {
      do: 'سحب التظلم',
      ask: 'تبقى النتيجة كما هي. هل تريد المتابعة؟',
      past: 'سُحب تظلم من نتيجة اختبار',
    },
  } satisfies ActWords<typeof questionActs> &
    ActWords<typeof importActs> &
    ActWords<typeof bankActs> &
    ActWords<typeof examActs> &
    ActWords<typeof acceptanceActs> &
    ActWords<typeof sittingActs> &
    ActWords<typeof arrangementActs> &
    ActWords<typeof paperActs> &
    ActWords<typeof markActs> &
    ActWords<typeof repeatActs> &
    ActWords<typeof grievanceActs>,
}
