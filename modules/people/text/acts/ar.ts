import type { ActWords } from '#platform/shared/record/act.ts'
import type { instructorActs, nameChangeActs, organizationActs, rosterActs, traineeActs } from '../../contract/acts.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'

const markSeen = {
  do: 'ليس جديدًا',
  done: 'رُفعت علامة الجديد.',
}
const activate = {
  do: 'تنشيط',
  done: 'نُشّط السجل.',
}
const deactivate = {
  do: 'إيقاف',
  ask: 'لن يستطيع صاحب السجل الدخول بعد الآن، وتبقى بياناته.',
  done: 'أُوقف السجل.',
}
const toDelete = {
  ask: 'يُحذف السجل وحسابه نهائيًا. من له بيانات (تسجيلات أو شعب) لا يُحذف بل يُوقف.',
}
const merging = {
  do: 'دمج مع سجل آخر',
  done: 'دُمج السجلان في سجل واحد.',
  line: 'دُمج فيه السجل {{merged}} بكل ما له',
  closed: 'أُغلق السجل بدمجه في السجل {{into}}',
  separate: 'ليسا شخصًا واحدًا',
  separateAsk: 'يُحفظ أن السجلين لشخصين مختلفين، فلا يُعرضان معًا مرة أخرى. يمكن التراجع عن ذلك.',
  separateDone: 'حُفظ أن السجلين لشخصين.',
  reconsider: 'إعادة إلى الترجيح',
  reconsiderDone: 'عاد الزوج إلى ما يُرجَّح إن ظل السجلان متفقين.',
}
const approve = {
  do: 'قبول',
  ask: 'يُفعَّل الحساب ويُبلَّغ صاحبه بالبريد، ويصبح متاحًا في القوائم.',
  done: 'قُبل التسجيل وأُبلغ صاحبه.',
}
const askForMore = {
  do: 'طلب استكمال',
  ask: 'يصل ما تكتبه إلى صاحب التسجيل بالبريد، ويعود إليك بعد أن يستكمله.',
  done: 'أُرسل طلب الاستكمال.',
}
const reject = {
  ask: 'يصل السبب إلى صاحب التسجيل بالبريد، ولا يُفعَّل حسابه.',
  done: 'رُفض التسجيل وأُبلغ صاحبه.',
}
const reopen = {
  do: 'إعادة النظر',
  ask: 'يعود التسجيل المرفوض إلى المراجعة ويُبلَّغ صاحبه.',
  done: 'عاد التسجيل إلى المراجعة.',
}

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
  markTraineeSeen: { do: markSeen.do, done: markSeen.done, past: 'رُفعت علامة «جديد» عن متدرب' },
  addTraineeOfCustomer: { do: 'إضافة متدرب إلى الجهة', past: 'أضافت الجهة متدربًا' },
  correctTraineeOfCustomer: { do: 'تصحيح البيانات', past: 'صحّحت الجهة بيانات المتدرب' },
  registerTrainee: { past: 'سجّل متدرب نفسه' },
  completeTrainee: { past: 'أكمل متدرب تسجيله' },
  registerLightTrainee: { past: 'سجّل متدرب نفسه تسجيلًا مختصرًا' },
  mergeTrainees: { do: merging.do, done: merging.done, past: 'دُمج سجلا متدرب في سجل واحد', line: merging.line },
  closeMergedTrainee: { past: 'أُغلق سجل متدرب بدمجه في سجل آخر', line: merging.closed },
  separateTrainees: {
    do: merging.separate,
    ask: merging.separateAsk,
    done: merging.separateDone,
    past: 'قُرِّر أن سجلي متدربين لشخصين مختلفين',
  },
  reconsiderPair: {
    do: merging.reconsider,
    done: merging.reconsiderDone,
    past: 'أُعيد زوج من سجلات المتدربين إلى الترجيح',
  },
  updateTrainee: { do: terms.edit, past: 'عُدّلت بيانات متدرب' },
  activateTrainee: { do: activate.do, done: activate.done, past: 'فُعّل متدرب' },
  deactivateTrainee: {
    do: deactivate.do,
    ask: deactivate.ask,
    done: deactivate.done,
    past: 'عُطّل متدرب',
  },
  deleteTrainee: {
    do: terms.remove,
    ask: toDelete.ask,
    done: terms.deleted,
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
    do: approve.do,
    ask: approve.ask,
    done: approve.done,
    past: 'قُبل تسجيل مدرب',
  },
  askInstructorForMore: {
    do: askForMore.do,
    ask: askForMore.ask,
    done: askForMore.done,
    past: 'طُلب من مدرب استكمال',
  },
  rejectInstructor: {
    do: terms.reject,
    ask: reject.ask,
    done: reject.done,
    past: 'رُفض تسجيل مدرب',
  },
  reopenInstructor: {
    do: reopen.do,
    ask: reopen.ask,
    done: reopen.done,
    past: 'أُعيد النظر في تسجيل مدرب',
  },
  markInstructorSeen: { do: markSeen.do, done: markSeen.done, past: 'رُفعت علامة «جديد» عن مدرب' },
  mergeInstructors: { do: merging.do, done: merging.done, past: 'دُمج سجلا مدرب في سجل واحد', line: merging.line },
  closeMergedInstructor: { past: 'أُغلق سجل مدرب بدمجه في سجل آخر', line: merging.closed },
  separateInstructors: {
    do: merging.separate,
    ask: merging.separateAsk,
    done: merging.separateDone,
    past: 'قُرِّر أن سجلي مدربين لشخصين مختلفين',
  },
  reconsiderInstructors: {
    do: merging.reconsider,
    done: merging.reconsiderDone,
    past: 'أُعيد زوج من سجلات المدربين إلى الترجيح',
  },
  updateInstructor: { do: terms.edit, past: 'عُدّلت بيانات مدرب' },
  activateInstructor: { do: activate.do, done: activate.done, past: 'فُعّل مدرب' },
  deactivateInstructor: {
    do: deactivate.do,
    ask: deactivate.ask,
    done: deactivate.done,
    past: 'عُطّل مدرب',
  },
  deleteInstructor: {
    do: terms.remove,
    ask: toDelete.ask,
    done: terms.deleted,
    past: 'حُذف مدرب',
  },
} satisfies ActWords<typeof instructorActs>

const ofOrganizations = {
  addOrganization: { do: 'إضافة جهة', past: 'أُضيفت جهة' },
  registerOrganization: { past: 'سجّلت جهة نفسها' },
  registerOrganizationAgain: { past: 'قدّمت جهة ما طُلب منها' },
  approveOrganization: {
    do: approve.do,
    ask: approve.ask,
    done: approve.done,
    past: 'قُبل تسجيل جهة',
  },
  askOrganizationForMore: {
    do: askForMore.do,
    ask: askForMore.ask,
    done: askForMore.done,
    past: 'طُلب من جهة استكمال',
  },
  rejectOrganization: {
    do: terms.reject,
    ask: reject.ask,
    done: reject.done,
    past: 'رُفض تسجيل جهة',
  },
  reopenOrganization: {
    do: reopen.do,
    ask: reopen.ask,
    done: reopen.done,
    past: 'أُعيد النظر في تسجيل جهة',
  },
  updateOrganization: { do: terms.edit, past: 'عُدّلت بيانات جهة' },
  activateOrganization: { do: activate.do, done: activate.done, past: 'فُعّلت جهة' },
  deactivateOrganization: {
    do: deactivate.do,
    ask: deactivate.ask,
    done: deactivate.done,
    past: 'عُطّلت جهة',
  },
  deleteOrganization: {
    do: terms.remove,
    ask: toDelete.ask,
    done: terms.deleted,
    past: 'حُذفت جهة',
  },
} satisfies ActWords<typeof organizationActs>

const ofRosters = {
  readRoster: { do: 'استيراد كشف', past: 'قُرئ كشف متدربين' },
  commitRoster: { do: 'استيراد المتدربين', past: 'اعتُمد كشف متدربين' },
  endRoster: { past: 'اكتمل استيراد الكشف' },
  dropRoster: {
    do: 'التخلي عن هذا الكشف',
    ask: 'يُمحى ما قُرئ من الملف، ولا يتغير شيء في سجل أحد.',
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
