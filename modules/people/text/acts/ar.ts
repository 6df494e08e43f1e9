import type { ActWords } from '#platform/shared/record/act.ts'
import type { instructorActs, nameChangeActs, organizationActs, rosterActs, traineeActs } from '../../contract/acts.ts'

const ofTrainees = {
  addTrainee: { do: 'إضافة متدرب', past: 'أُضيف متدرب' },
  openPassport: { do: 'عرض رقم الجواز', past: 'عُرضت بيانات جواز سفر' },
  openPassportScan: { past: 'فُتحت صورة جواز سفر' },
  dropIdentityFiles: { past: 'حُذفت صور جواز السفر والتأشيرة بعد انقضاء مدتها' },
  inviteTrainee: {
    do: 'إرسال دعوة',
    ask: 'يُرسل إلى من لم يدخل بعد رابط صالح سبعة أيام لتعيين كلمة المرور؛ يبطل الرابط السابق.',
    done: 'أُرسلت الدعوة.',
    past: 'دُعي متدرب إلى حسابه',
  },
  acceptName: { do: 'قبول الاسم', ask: 'يصبح اسم المتدرب الاسم المطلوب. قارنه بجواز السفر أولًا.', past: 'قُبل تغيير اسم' },
  markTraineeSeen: { do: 'ليس جديدًا', done: 'رُفعت علامة الجديد.', past: 'رُفعت علامة «جديد» عن متدرب' },
  registerTrainee: { past: 'سجّل متدرب نفسه' },
  completeTrainee: { past: 'أكمل متدرب تسجيله' },
  registerLightTrainee: { past: 'سجّل متدرب نفسه تسجيلًا مختصرًا' },
  updateTrainee: { do: 'تعديل', past: 'عُدّلت بيانات متدرب' },
  activateTrainee: { do: 'تنشيط', done: 'نُشّط السجل.', past: 'فُعّل متدرب' },
  deactivateTrainee: {
    do: 'إيقاف',
    ask: 'لن يستطيع صاحب السجل الدخول بعد الآن، وتبقى بياناته.',
    done: 'أُوقف السجل.',
    past: 'عُطّل متدرب',
  },
  deleteTrainee: {
    do: 'حذف',
    ask: 'يُحذف السجل وحسابه نهائيًا. من له بيانات (تسجيلات أو شعب) لا يُحذف بل يُوقف.',
    done: 'حُذف السجل.',
    past: 'حُذف متدرب',
  },
} satisfies ActWords<typeof traineeActs>

const ofNameChanges = {
  askForName: { past: 'طُلب تغيير اسم' },
  rejectName: { do: 'رفض الاسم', ask: 'يبقى الاسم كما هو. اكتب السبب، ويقرؤه صاحبه.', past: 'رُفض تغيير اسم' },
  withdrawName: { do: 'سحب طلب التغيير', past: 'سُحب طلب تغيير اسم' },
} satisfies ActWords<typeof nameChangeActs>

const ofInstructors = {
  addInstructor: { do: 'إضافة مدرب', past: 'أُضيف مدرب' },
  registerInstructor: { past: 'سجّل مدرب نفسه' },
  registerInstructorAgain: { past: 'قدّم مدرب ما طُلب منه' },
  approveInstructor: {
    do: 'قبول',
    ask: 'يُفعَّل الحساب ويُبلَّغ صاحبه بالبريد، ويصبح متاحًا في القوائم.',
    done: 'قُبل التسجيل وأُبلغ صاحبه.',
    past: 'قُبل تسجيل مدرب',
  },
  askInstructorForMore: {
    do: 'طلب استكمال',
    ask: 'يصل ما تكتبه إلى صاحب التسجيل بالبريد، ويعود إليك بعد أن يستكمله.',
    done: 'أُرسل طلب الاستكمال.',
    past: 'طُلب من مدرب استكمال',
  },
  rejectInstructor: {
    do: 'رفض',
    ask: 'يصل السبب إلى صاحب التسجيل بالبريد، ولا يُفعَّل حسابه.',
    done: 'رُفض التسجيل وأُبلغ صاحبه.',
    past: 'رُفض تسجيل مدرب',
  },
  reopenInstructor: {
    do: 'إعادة النظر',
    ask: 'يعود التسجيل المرفوض إلى المراجعة ويُبلَّغ صاحبه.',
    done: 'عاد التسجيل إلى المراجعة.',
    past: 'أُعيد النظر في تسجيل مدرب',
  },
  markInstructorSeen: { do: 'ليس جديدًا', done: 'رُفعت علامة الجديد.', past: 'رُفعت علامة «جديد» عن مدرب' },
  updateInstructor: { do: 'تعديل', past: 'عُدّلت بيانات مدرب' },
  activateInstructor: { do: 'تنشيط', done: 'نُشّط السجل.', past: 'فُعّل مدرب' },
  deactivateInstructor: {
    do: 'إيقاف',
    ask: 'لن يستطيع صاحب السجل الدخول بعد الآن، وتبقى بياناته.',
    done: 'أُوقف السجل.',
    past: 'عُطّل مدرب',
  },
  deleteInstructor: {
    do: 'حذف',
    ask: 'يُحذف السجل وحسابه نهائيًا. من له بيانات (تسجيلات أو شعب) لا يُحذف بل يُوقف.',
    done: 'حُذف السجل.',
    past: 'حُذف مدرب',
  },
} satisfies ActWords<typeof instructorActs>

const ofOrganizations = {
  addOrganization: { do: 'إضافة جهة', past: 'أُضيفت جهة' },
  registerOrganization: { past: 'سجّلت جهة نفسها' },
  registerOrganizationAgain: { past: 'قدّمت جهة ما طُلب منها' },
  approveOrganization: {
    do: 'قبول',
    ask: 'يُفعَّل الحساب ويُبلَّغ صاحبه بالبريد، ويصبح متاحًا في القوائم.',
    done: 'قُبل التسجيل وأُبلغ صاحبه.',
    past: 'قُبل تسجيل جهة',
  },
  askOrganizationForMore: {
    do: 'طلب استكمال',
    ask: 'يصل ما تكتبه إلى صاحب التسجيل بالبريد، ويعود إليك بعد أن يستكمله.',
    done: 'أُرسل طلب الاستكمال.',
    past: 'طُلب من جهة استكمال',
  },
  rejectOrganization: {
    do: 'رفض',
    ask: 'يصل السبب إلى صاحب التسجيل بالبريد، ولا يُفعَّل حسابه.',
    done: 'رُفض التسجيل وأُبلغ صاحبه.',
    past: 'رُفض تسجيل جهة',
  },
  reopenOrganization: {
    do: 'إعادة النظر',
    ask: 'يعود التسجيل المرفوض إلى المراجعة ويُبلَّغ صاحبه.',
    done: 'عاد التسجيل إلى المراجعة.',
    past: 'أُعيد النظر في تسجيل جهة',
  },
  updateOrganization: { do: 'تعديل', past: 'عُدّلت بيانات جهة' },
  activateOrganization: { do: 'تنشيط', done: 'نُشّط السجل.', past: 'فُعّلت جهة' },
  deactivateOrganization: {
    do: 'إيقاف',
    ask: 'لن يستطيع صاحب السجل الدخول بعد الآن، وتبقى بياناته.',
    done: 'أُوقف السجل.',
    past: 'عُطّلت جهة',
  },
  deleteOrganization: {
    do: 'حذف',
    ask: 'يُحذف السجل وحسابه نهائيًا. من له بيانات (تسجيلات أو شعب) لا يُحذف بل يُوقف.',
    done: 'حُذف السجل.',
    past: 'حُذفت جهة',
  },
} satisfies ActWords<typeof organizationActs>

const ofRosters = {
  readRoster: { do: 'استيراد كشف', past: 'قُرئ كشف متدربين' },
  commitRoster: { do: 'استيراد المتدربين', past: 'اعتُمد كشف متدربين' },
  dropRoster: {
    do: 'التخلي عن هذا الكشف',
    ask: 'يُمحى ما قُرئ من الملف، ولا يتغير شيء في سجلات المتدربين.',
    past: 'أُلغي كشف متدربين',
  },
} satisfies ActWords<typeof rosterActs>

export const acts = {
  ...ofTrainees,
  ...ofNameChanges,
  ...ofInstructors,
  ...ofOrganizations,
  ...ofRosters,
}
