import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as record } from '#modules/catalogue/text/record/ar.ts'
import { ar as sending } from '../sending/ar.ts'
import { ar as registration } from '../ar.ts'

const classClosed = 'الشعبة لم تعد تستقبل تسجيلات.'
const courseBudgetExceeded = 'مجموع الرسوم أكثر من ميزانية الدورة. المجموع: {{cost}}. الميزانية: {{budget}}.'
const admissionTest = record.columns.hasAdmissionTest

/** What stands against a registration, its admission test, the place in a class of one organization, and budgets. */
export const ar = {
  title: 'ما يعترض التسجيل',
  none: 'لا شيء يعترض هذا التسجيل.',
  holdsUp: {
    submission: 'يمنع الإرسال',
    approval: 'يمنع القبول',
    nothing: 'للعلم',
  },
  own: {
    classClosed,
    alreadyRegistered: 'لك تسجيل في هذه الشعبة من قبل.',
    mandatoryDataMissing: 'بياناتك غير مكتملة:',
    passportTooShort: 'يجب أن يبقى جواز سفرك صالحًا حتى {{until}} على الأقل.',
    prerequisiteMissing: 'ينقصك إتمام ما تُبنى عليه هذه الدورة:',
    calendarClash: 'لديك موعد آخر في الوقت نفسه:',
    traineeBudgetExceeded: 'الرسوم أكثر من ميزانيتك. الرسوم: {{cost}}. الميزانية: {{budget}}.',
    courseBudgetExceeded,
    admissionTestOpen: 'للدورة اختبار قبول تؤدّيه بعد إرسال الطلب.',
    noFreeSeat: 'لا مقعد خاليًا الآن، فتنضم إلى قائمة الانتظار.',
  },
  other: {
    classClosed,
    alreadyRegistered: 'المتدرب مسجل في هذه الشعبة من قبل.',
    mandatoryDataMissing: 'بيانات المتدرب غير مكتملة:',
    passportTooShort: 'يجب أن يبقى جواز سفر المتدرب صالحًا حتى {{until}} على الأقل.',
    prerequisiteMissing: 'لم يُتمّ المتدرب ما تُبنى عليه هذه الدورة:',
    calendarClash: 'للمتدرب موعد آخر في الوقت نفسه:',
    traineeBudgetExceeded: 'الرسوم أكثر من ميزانية هذا المتدرب. الرسوم: {{cost}}. الميزانية: {{budget}}.',
    courseBudgetExceeded,
    admissionTestOpen: 'للدورة اختبار قبول يؤدّيه المتدرب بعد إرسال الطلب.',
    noFreeSeat: 'لا مقعد خاليًا الآن، فينضم الطلب إلى قائمة الانتظار.',
  },
  testNotPassed: 'لم يُجتَز اختبار القبول بعد.',
  clashKinds: {
    class: terms.aClass,
    exam: terms.anExam,
    meeting: terms.aMeeting,
    arrival: registration.fields.arrival,
    departure: registration.fields.departure,
  },
  sameDays: 'في الأيام نفسها، والساعات غير محددة بعد',
  askAcademy: 'إن كان لديك سبب لاستثنائك فتواصل مع الأكاديمية، فلها أن تسجلك مع ذكر السبب.',
  overrideHint: registration.acts.override.ask,
  reasonOf: 'سبب التجاوز',
  letPass: 'ما جرى تجاوزه',
  kinds: {
    passportTooShort: 'مدة صلاحية الجواز',
    prerequisiteMissing: 'الدورات السابقة',
    calendarClash: 'تعارض المواعيد',
    traineeBudgetExceeded: registration.fields.traineeBudget,
    courseBudgetExceeded: registration.fields.courseBudget,
    admissionTestOpen: admissionTest,
  },
  test: {
    title: admissionTest,
    intro: 'يُقبل في هذه الدورة من اجتاز اختبار القبول. يكفي اجتيازه مرة.',
    notYet: 'لم يُحدد موعد الاختبار بعد. نخبرك متى حُدد.',
    notYetOther: 'لم يُعلن اختبار للدورة بعد.',
    sit: 'أداء الاختبار',
    when: 'من {{from}} حتى {{until}}',
    length: 'مدته {{minutes}}',
    pass: 'يُجتاز من {{percent}}',
    soFar: 'ما صُحح حتى الآن: {{percent}}',
    standings: {
      ahead: 'قادم',
      open: 'يمكن أداؤه الآن',
      handedIn: 'سُلّم وينتظر النتيجة',
      passed: 'مجتاز',
      failed: 'غير مجتاز',
      missed: 'فات موعده',
    },
  },
  place: {
    title: 'مقعدك في هذه الشعبة',
    question: 'خصّصت لك {{name}} هذا المقعد. هل تحضر؟',
    questionNoName: 'خُصّص لك هذا المقعد. هل تحضر؟',
    decline: 'لن أحضر',
    declined: 'أصبح المقعد خاليًا، وأُخبرت جهتك.',
    declineAsk: 'ينتهي تسجيلك ويُعطى المقعد لغيرك، وتُخبر جهتك. لا يمكن التراجع عن ذلك.',
  },
  budget: {
    own: 'ميزانيتك',
    ownHint: 'أكثر ما تنوي دفعه. تُنبَّه إن زادت الرسوم عليه.',
    trainee: 'ميزانية كل متدرب',
    course: registration.fields.courseBudget,
    courseHint: 'لجميع من ترسلهم جهتك إلى هذه الشعبة.',
  },
  /* An organization registers several people together. */
  sending,
}
