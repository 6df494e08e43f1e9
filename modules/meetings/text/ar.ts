import { ar as occasions } from '#modules/occasions/text/ar.ts'
import { ar as registration } from '#modules/registration/text/ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as registrationStanding } from '#modules/registration/text/standing/ar.ts'

export const ar = {
  screens: {
    meetings: 'الاجتماعات',
    meeting: 'الاجتماع',
    invitation: 'دعوة إلى اجتماع',
  },
  about: {
    meetings: 'اجتماعات دعوت إليها أو دُعيت إليها. تبدأ مسودة، وتصل الدعوات حين تثبّت الموعد.',
  },
  fields: {
    name: 'اسم الاجتماع',
    day: terms.day,
    startsAt: terms.from,
    endsAt: terms.to,
    when: terms.time,
    place: terms.place,
    link: 'رابط اللقاء',
    agenda: 'جدول الأعمال',
    courseClass: terms.aClass,
    classCode: terms.aClass,
    people: 'مدعوون بالاسم',
    organizer: 'الداعي',
    state: terms.state,
    invited: 'المدعوون',
    coming: 'سيحضرون',
    answer: 'الرد',
    answeredAt: 'وقت الرد',
    as: 'الصفة',
    byClass: 'مع الشعبة',
    isMine: 'دعوت إليها',
    invitee: terms.name,
  },
  hints: {
    times: 'بتوقيت الأكاديمية.',
    courseClass: 'يُدعى متدربوها ومدربوها، ومن يلتحق بها لاحقًا.',
    people: 'إلى جانب أهل الشعبة.',
    place: 'قاعة أو مكان آخر؛ أو اكتب رابطًا.',
    link: 'عنوان يبدأ بـ https، يراه المدعوون.',
  },
  states: {
    draft: terms.draft,
    scheduled: 'مثبّت',
    cancelled: registration.states.cancelled,
  },
  answers: {
    yes: 'يحضر',
    maybe: 'قد يحضر',
    no: 'لا يحضر',
    none: 'لم يرد',
  },
  kinds: {
    trainee: 'متدرب',
    instructor: 'مدرب',
    evaluator: 'مقيّم',
    staff: 'منسوبو الأكاديمية',
    organization: 'جهة',
  },
  clashes: {
    title: 'لديك في هذا الوقت',
    session: '{{name}}: جلسة من {{from}} إلى {{to}}',
    meeting: '{{name}}: اجتماع من {{from}} إلى {{to}}',
    hint: 'يمكنك تثبيت الموعد مع ذلك.',
  },
  invitation: {
    question: 'هل تحضر؟',
    yes: 'أحضر',
    maybe: 'قد أحضر',
    no: registrationStanding.place.decline,
    chosen: 'اضغط ردك ليُحفظ.',
    saved: 'حُفظ ردك.',
    given: 'ردك: {{answer}}. يمكنك تغييره حتى ينتهي الاجتماع.',
    givenBefore: 'كان ردك: {{answer}}.',
    cancelled: 'أُلغي هذا الاجتماع.',
    over: 'انتهى هذا الاجتماع.',
    unknown: 'لا توجد دعوة بهذا الرابط. ربما سُحبت الدعوة.',
  },
  of: occasions.of,
  details: terms.details,
  history: terms.history,
  none: 'لا اجتماعات هنا بعد.',
  noInvitees: 'لم يُدعَ أحد بعد. يُدعى أهل الشعبة حين يُثبَّت الموعد.',
  added: 'أُضيف الاجتماع مسودةً. ثبّت موعده لتصل الدعوات.',
  saved: 'حُفظ الاجتماع.',
  newMeeting: 'اجتماع جديد',
  acts: {
    addMeeting: {
      do: 'أضف اجتماعًا',
      past: 'أُضيف اجتماع',
    },
    scheduleMeeting: {
      do: 'ثبّت الموعد وأرسل الدعوات',
      ask: 'تصل الدعوة إلى كل مدعو بالبريد مع ملف للتقويم.',
      done: 'ثُبّت الموعد وأُرسلت الدعوات.',
      past: 'ثُبّت موعد الاجتماع',
    },
    editMeeting: {
      do: terms.edit,
      past: 'عُدّل الاجتماع',
    },
    cancelMeeting: {
      do: 'ألغِ الاجتماع',
      ask: 'يُلغى الاجتماع ويصل السبب إلى من لم يعتذر.',
      done: 'أُلغي الاجتماع.',
      past: 'أُلغي الاجتماع',
    },
    deleteMeeting: {
      do: terms.remove,
      ask: 'تُحذف المسودة نهائيًا.',
      done: 'حُذفت المسودة.',
      past: 'حُذفت مسودة اجتماع',
    },
    moveMeeting: {
      past: 'أُخبر المدعوون بتغيّر الاجتماع',
    },
    inviteMore: {
      past: 'دُعي آخرون إلى الاجتماع',
    },
    uninvite: {
      past: 'سُحبت دعوات إلى الاجتماع',
    },
    remindOfMeeting: {
      past: 'أُرسل تذكير بالاجتماع',
    },
    answerByCode: {
      do: 'أجب عن الدعوة برابطها',
      past: 'أُجيب عن دعوة برابطها',
    },
    answerMyself: {
      do: 'أجب عن دعوة إلى اجتماع',
      past: 'أُجيب عن دعوة إلى اجتماع',
    },
  },
  fieldErrors: {
    inThePast: 'اختر موعدًا لم يمضِ.',
    unknown: 'اختر من القائمة.',
    notALink: 'اكتب عنوانًا كاملًا يبدأ بـ https.',
  },
  refusals: {
    nobodyInvited: 'لا أحد لدعوته. اختر شعبة فيها متدربون، أو مدعوين بالاسم.',
    nowhereToMeet: 'لا مكان للاجتماع ولا رابط. اكتب أحدهما ليعرف المدعوون أين يحضرون.',
    beginsInThePast: 'مضى موعد الاجتماع. غيّر اليوم والوقت أولًا.',
  },
} as const
