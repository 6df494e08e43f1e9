import type { ActWords } from '#platform/shared/record/act.ts'
import type { mailActs, mailTemplateActs, notificationActs, statusMailActs } from '../contract/acts.ts'
import { ar as proposals } from '#modules/requests/text/templates/ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as people } from '#modules/people/text/ar.ts'

const sendANotification = 'إرسال إشعار'

const original = 'إعادة النص الأصلي'
const originalAsk = 'يحلّ النص الأصلي محل نص الأكاديمية في اللغات الثلاث. يبقى نصكم في قائمة الإصدارات.'
const test = 'إرسال تجربة إلى بريدي'
const testDone = 'أُرسلت رسالة التجربة إلى بريدك.'

export const ar = {
  screens: {
    /** The group of the menu. */
    menuGroup: 'الرسائل والإشعارات',

    notifications: terms.notifications,
    send: sendANotification,
    templates: 'نصوص الرسائل',
    mailTemplates: 'قوالب البريد',
  },
  bell: terms.notifications,
  bellNew_zero: 'لا إشعارات جديدة',
  bellNew_one: 'إشعار جديد واحد',
  bellNew_two: 'إشعاران جديدان',
  bellNew_few: '{{count}} إشعارات جديدة',
  bellNew_many: '{{count}} إشعارًا جديدًا',
  bellNew_other: '{{count}} إشعار جديد',
  all: 'كل الإشعارات',
  unreadOnly: 'غير المقروءة فقط',
  none: 'لا إشعارات بعد. يصلك هنا كل ما يستجد في شعبك وطلباتك.',
  readAll: 'تعليم الكل مقروءًا',
  search: 'بحث في الإشعارات',
  noneFound: 'لا إشعار يوافق بحثك.',
  noneUnread: 'قرأت كل إشعاراتك.',
  showAll: 'عرض الكل',
  signInFirst: 'سجّل الدخول لترى إشعاراتك.',
  signIn: terms.signIn,
  open: terms.open,
  isNew: people.fields.isNew,
  unread: 'غير مقروء',
  recipients: 'المستلمون',
  content: terms.content,
  courseClass: terms.aClass,
  trainees: terms.trainees,
  instructors: terms.instructors,
  sendToAll: 'إرسال إلى جميع الأعضاء',
  sendToAllHint: 'كل المتدربين والمدربين النشطين',
  messageTitle: terms.messageTitle,
  subject: 'نص الإشعار',
  send: terms.send,
  cancel: terms.cancel,
  sent: 'أُرسل الإشعار بنجاح',
  sentTo: 'عدد المستلمين: {{count}}',
  topicNames: {
    security: 'الحساب والأمان',
    registration: 'التسجيل والرسوم',
    schedule: 'الشعب والجلسات',
    exams: terms.exams,
    results: terms.resultsAndCertificates,
    teaching: 'التدريس',
    coordination: 'التخطيط والتنسيق',
    applications: 'طلبات الانضمام',
  },
  acts: {
    sendNotification: { do: sendANotification, past: 'أُرسل إشعار' },
    switchMailOn: { do: 'تشغيل رسائل البريد', past: 'طُلبت رسائل البريد عن موضوع' },
    switchMailOff: { do: 'إيقاف رسائل البريد', past: 'أُوقفت رسائل البريد عن موضوع' },
    tellOnceADay: { do: 'رسالة يومية', past: 'طُلبت رسالة يومية عن موضوع' },
    switchBellOn: { do: 'تشغيل الجرس', past: 'شُغّل الجرس لموضوع' },
    switchBellOff: { do: 'إسكات الجرس', past: 'أُسكت الجرس لموضوع' },
    switchPushOn: { do: 'تشغيل رسائل الجهاز', past: 'شُغّلت رسائل الجهاز عن موضوع' },
    switchPushOff: { do: 'إيقاف رسائل الجهاز', past: 'أُوقفت رسائل الجهاز عن موضوع' },
    setQuietHours: { do: terms.save, past: 'تغيّرت ساعات الهدوء' },
    endQuietHours: { do: 'إلغاء ساعات الهدوء', past: 'أُلغيت ساعات الهدوء' },
    addPushDevice: { do: 'تشغيلها على هذا الجهاز', past: 'صارت الرسائل تصل إلى جهاز' },
    removePushDevice: { do: 'إيقافها', past: 'أُوقفت الرسائل على جهاز' },
    changeMailTemplate: { do: terms.save, past: 'تغيّر نص رسالة' },
    restoreMailTemplate: {
      do: original,
      ask: originalAsk,
      past: 'أُعيد النص الأصلي لرسالة',
    },
    sendTestLetter: { do: test, done: testDone, past: 'أُرسلت رسالة تجربة' },
    sendStatusMail: { do: 'إرسال بريد', past: 'أُرسل بريد' },
    changeStatusMail: { do: terms.save, past: 'تغيّر قالب بريد' },
    removeStatusMail: {
      do: 'إزالة النص',
      ask: 'لا يُرسل شيء لهذه الحالة حتى يُكتب لها نص. يبقى النص في قائمة الإصدارات.',
      past: 'أُزيل قالب بريد',
    },
    restoreStatusMail: { do: original, ask: originalAsk, past: 'أُعيد النص الأصلي لقالب بريد' },
    testStatusMail: { do: test, done: testDone, past: 'أُرسلت تجربة قالب بريد' },
  } satisfies ActWords<typeof notificationActs> &
    ActWords<typeof mailActs> &
    ActWords<typeof mailTemplateActs> &
    ActWords<typeof statusMailActs>,
  templates: {
    about: 'نص كل إشعار وكل رسالة يرسلها النظام. ما تحفظه هنا يُرسل من الآن، وما أُرسل يبقى كما هو.',
    find: 'ابحث في النصوص',
    none: 'لا نص يطابق ما كتبت.',
    letter: 'الرسالة',
    how: 'يصل',
    mailed: 'إشعار وبريد',
    bellOnly: 'إشعار',
    wording: 'النص المستعمل',
    own: proposals.own,
    shipped: proposals.shipped,
    back: 'كل النصوص',
    title: 'عنوان الرسالة',
    body: 'نص الرسالة',
    marks: proposals.marks,
    marksHelp: 'ضع المؤشر في نص ثم اختر حقلًا ليوضع فيه. ما عليه نجمة لازم في كل لغة.',
    insert: proposals.insert,
    preview: 'معاينة الرسالة',
    previewOf: 'آخر ما أرسلها حدث في {{at}}.',
    previewNone: 'لم تُرسل هذه الرسالة بعد، فتظهر الحقول بأسمائها.',
    testLanguage: 'لغة التجربة',
    versions: terms.versions,
    removed: 'أُزيل النص',
    noVersions: proposals.noVersions,
    useVersion: proposals.useVersion,
    put: proposals.put,
    version: proposals.version,
    topic: terms.topic,
    allTopics: 'كل الموضوعات',
  },
  sections: { mail: 'البريد' },
  fieldErrors: {
    sameTime: 'لا يكون البدء والنهاية في وقت واحد.',
    unknownMark: 'فيه حقل لا تعرفه هذه الرسالة. اختر من قائمة الحقول.',
    markMissing: 'ينقصه حقل لازم في هذه الرسالة.',
  },
  refusals: {
    noSubscription: 'لم يعطِ المتصفح عنوانًا صالحًا للرسائل. أعد المحاولة، أو استعمل متصفحًا آخر.',
    marksDoNotFit: 'حقول الدمج لا تناسب هذه الرسالة. صحّح ما ظُلّل من النصوص.',
    noMailTemplate: 'لا قالب بريد لهذه الحالة.',
    nobodyToTell: 'لا يوجد بين من اخترتهم حساب نشط. اختر شعبة فيها مسجلون، أو متدربين أو مدربين آخرين.',
  },
} as const
