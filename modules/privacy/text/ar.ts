import type { ActWords } from '#platform/shared/record/act.ts'
import type { erasureActs, ownDataActs } from '../contract/acts.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as diplomas } from '#modules/diplomas/text/ar.ts'
import { ar as examsCorrection } from '#modules/exams/text/correction/ar.ts'
import { ar as occasions } from '#modules/occasions/text/ar.ts'

const erasureRequests = 'طلبات محو البيانات'

export const ar = {
  screens: {
    erasureRequests,
    erasureRequest: terms.erasureRequest,
  },
  title: terms.yourData,
  download: {
    hint: 'نسخة من كل ما تحفظه الأكاديمية عنك في ملف ZIP: سجلك وتسجيلاتك وفواتيرك وحضورك واختباراتك ونتائجك وشهاداتك وإشعاراتك وملفاتك، ومعها صفحة تشرح كل ملف. يمكنك تنزيلها كل عشر دقائق.',
    running: 'نجمع بياناتك. قد يستغرق ذلك دقائق إن كانت ملفاتك كبيرة.',
    done: 'نُزّلت نسخة بياناتك. احفظها في مكان آمن.',
    fileName: 'بياناتي',
  },
  erasure: {
    title: 'محو بياناتك',
    hint: 'تطلب من الأكاديمية أن تمحو بياناتك الشخصية وتغلق حسابك. يراجع مدير النظام الطلب ويرد عليه.',
    keeps:
      'ما يلزم حفظه يبقى دون اسمك: التسجيلات والنتائج والفواتير وسجل التدقيق. وتبقى شهاداتك الصادرة كما طُبعت ليتحقق منها من تقدّمها إليه.',
    reason: 'السبب (اختياري)',
    email: 'بريد حسابك',
    emailHint: 'اكتبه لتؤكد أن الطلب منك. لا يمكن التراجع بعد تنفيذ المحو.',
    send: occasions.ask.confirm,
    sent: 'أُرسل طلبك. نخبرك حين يُبتّ فيه.',
    askedAt: 'طلبت محو بياناتك في {{at}}.',
    refusedAt: 'رُفض طلبك في {{at}}.',
    withdrawnAt: 'سحبت طلبك في {{at}}.',
    answer: 'السبب: {{reason}}',
    open: 'لا يُنفّذ الطلب ما دام هذا لم يُغلق:',
    withdrawn: 'سُحب الطلب.',
  },
  states: { asked: 'ينتظر الرد', withdrawn: 'مسحوب', refused: 'مرفوض', done: 'نُفّذ' },
  acts: {
    downloadOwnData: { do: 'تنزيل بياناتي', past: 'نُزّلت نسخة من البيانات الشخصية' },
    askErasure: { do: 'طلب محو بياناتي', past: 'طُلب محو البيانات الشخصية' },
    withdrawErasure: {
      do: 'سحب الطلب',
      ask: 'تبقى بياناتك وحسابك كما هي. يمكنك أن تطلب من جديد متى شئت.',
      past: 'سُحب طلب محو البيانات',
    },
    approveErasure: {
      do: 'محو البيانات',
      ask: 'تُمحى بيانات {{name}} الآن ويُغلق الحساب، ولا يمكن التراجع عن ذلك.',
      past: 'مُحيت بيانات شخص',
    },
    refuseErasure: { do: 'رفض', ask: 'تبقى البيانات كما هي، ويصل السبب إلى صاحب الطلب.', past: 'رُفض طلب محو البيانات' },
  } satisfies ActWords<typeof erasureActs> & ActWords<typeof ownDataActs>,
  blocks: {
    registration: diplomas.courseStates.applied,
    courseRequest: 'طلب دورة لم ينته',
    invoice: 'فاتورة لم تُدفع',
    refund: 'مبلغ لم يُردّ',
    exam: 'اختبار لم تصدر نتيجته',
    repeat: 'طلب إعادة اختبار مفتوح',
    teaching: 'شعبة يدرّسها ولم تُغلق',
    planned: 'مكان في الخطة',
    coordinating: 'عمل ينسّقه',
    lastAdmin: 'آخر مدير نظام يستطيع الدخول',
  },
  list: {
    title: erasureRequests,
    description: 'من طلب أن تمحو الأكاديمية بياناته، وما انتهى إليه طلبه.',
    none: 'لم يطلب أحد محو بياناته.',
    person: 'صاحب الطلب',
    email: terms.eMail,
    role: terms.role,
    state: terms.state,
    askedAt: 'طُلب في',
    endedAt: 'انتهى في',
  },
  request: {
    title: terms.erasureRequest,
    facts: 'الطلب',
    reason: 'سبب الطلب',
    noReason: 'لم يُذكر سبب',
    answer: 'سبب الرفض',
    decidedBy: examsCorrection.grievance.decidedBy,
    removed: 'ما يُمحى',
    kept: 'ما يبقى دون اسم، ولماذا',
    nothingKept: 'ليس لهذا الشخص ما يلزم حفظه.',
    blocks: 'لا يمكن المحو قبل إغلاق ما يلي',
    own: 'هذا طلبك. لا يبتّ أحد في طلبه؛ مدير آخر يفعل.',
    approved: 'مُحيت البيانات وأُرسلت آخر رسالة إلى صاحبها.',
    refused: 'رُفض الطلب وأُخبر صاحبه.',
  },
  removed: {
    names: 'الأسماء واللقب وبيانات الميلاد والجنسية والعمل',
    contact: 'البريد والهواتف وسائر وسائل الاتصال والمؤهلات',
    identity: 'رقم جواز السفر وانتهاؤه',
    files: 'الصورة وصورة الجواز والمرفقات وإثبات التأشيرة والتذاكر',
    access: 'كلمة المرور والجلسات وطرق الدخول والإعدادات',
    messages: 'نصوص الرسائل في المحادثات وملفاتها',
    notifications: terms.notifications,
    letters: 'نصوص الرسائل وعناوينها',
  },
  kept: {
    registrations: 'التسجيلات: تُحسب منها المقاعد وتاريخ الشعب',
    invoices: 'الفواتير وإثباتات دفعها: تلزم المحاسبة بحفظها',
    attendance: 'الحضور: تقوم عليه النتائج والشهادات',
    attempts: 'محاولات الاختبار وإجاباتها: تثبت الدرجات',
    results: 'النتائج النهائية: تثبت ما حُصّل',
    certificates: 'الشهادات الصادرة كما طُبعت: ليتحقق منها من تُقدَّم إليه',
    membershipCards: 'بطاقات العضوية بلا اسم: لئلا يُعطى رقمها لغيرك',
    feedback: 'ما سُئلت عنه من تقييمات ويوم إرساله، بلا نص: لئلا يُحسب رأي مرتين',
    competitionEntries: 'الاشتراكات في المسابقات بلا اسم: لئلا يتغير ترتيب غيرك',
    teaching: 'الشعب التي درّسها: جزء من سجل الشعبة',
    acts: 'سجل التدقيق: يثبت من فعل ماذا، ولا تُعرض فيه بيانات الشخص',
  },
  fieldErrors: { notOwnAddress: 'ليس هذا بريد حسابك' },
  refusals: {
    ownDataTooSoon: 'نُزّلت بياناتك قبل قليل. يمكنك تنزيلها من جديد بعد {{wait}}.',
    notOwnAddress: 'ليس هذا بريد حسابك. اكتبه كما تدخل به.',
    erasureAsked: 'طلبت محو بياناتك من قبل، وما زال الطلب ينتظر رد الأكاديمية.',
    erasureBlocked: 'لا تُمحى بيانات هذا الشخص ما دام له شيء لم يُغلق. تجده في القائمة؛ أغلقه أولًا.',
    ownErasure: 'لا يبتّ أحد في طلبه. اترك ذلك لمدير آخر.',
  },
}
