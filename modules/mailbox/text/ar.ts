import type { ActWords } from '#platform/shared/record/act.ts'
import type { addressActs } from '../contract/acts.ts'
import { ar as notifications } from '#modules/notifications/text/ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  screens: {
    mailbox: 'صندوق بريدي',
  },
  about: {
    mailbox: 'الرسائل والإشعارات التي وصلتك من الأكاديمية. تُمحى رموز الدخول وروابطه بعد إرسالها.',
    sent: 'رسائل أرسلتها أو ترتبت على ما فعلته، وما صار إليه كل منها.',
    unsent: 'كل رسالة لم تصل، وسبب ذلك، وموعد المحاولة التالية.',
  },
  tabs: {
    received: 'ما وصلني',
    sent: 'ما أرسلته',
    unsent: 'ما لم يغادر الأكاديمية',
  },
  sends: notifications.screens.sends,
  fields: {
    subject: 'الموضوع',
    kind: terms.kind,
    at: 'كُتبت',
    sentAt: 'أُرسلت',
    state: terms.state,
    to: 'البريد',
    cause: 'سبب عدم الوصول',
    isOpened: 'فُتح مستندها من الرابط',
    nextTryAt: 'المحاولة التالية',
  },
  kinds: {
    letter: 'رسالة',
    notification: notifications.templates.bellOnly,
  },
  states: {
    waiting: 'تنتظر الإرسال',
    sent: 'أُرسلت',
    refused: 'لم تصل',
    withheld: 'لم تُرسل',
    unread: notifications.unread,
    read: 'مقروء',
  },
  causes: {
    noSuchAddress: 'لا يوجد بريد بهذا العنوان',
    mailboxFull: 'صندوق المستلم ممتلئ',
    unreachable: 'تعذّر الوصول إلى خادم البريد',
    refusedByServer: 'رفضها خادم المستلم',
  },
  secret: 'حملت هذه الرسالة رمزًا أو رابطًا سريًا، فلا يُعرض نصها هنا.',
  kept: 'تبقى الرسالة هنا كما كُتبت. مفتاح المستند وملف التقويم يذهبان مع الرسالة ولا يُحفظان؛ تجد المستندات والمواعيد في صفحاتها.',
  none: 'لا رسائل ولا إشعارات هنا.',
  noneSent: 'لم يُرسل بريد عن أفعالك هنا.',
  noneUnsent: 'غادرت كل الرسائل.',
  sections: { delivery: 'وصول البريد' },
  delivery: {
    refused: 'الرسائل إلى هذا العنوان مرفوضة منذ {{day}}',
    said: 'ما قاله خادم البريد',
    count: 'رسائل مرفوضة: {{count}}',
    reached: 'عناوين تصلها الرسائل',
    all: 'كل الرسائل تصل إلى عناوينه.',
    hint: 'لا يوجد أحد على هذا العنوان كما يقول خادم البريد، فلا تُرسل إليه رسائل. صحّحوا العنوان في السجل، أو أعيدوا الكتابة إليه إن عاد يعمل. رموز الدخول تُرسل رغم ذلك.',
    see: 'عرض',
  },
  acts: {
    clearUndeliverable: {
      do: 'الكتابة إليه من جديد',
      ask: 'تُرسل الرسائل إلى هذا العنوان من جديد. إن رفضها خادم البريد مرة أخرى تتوقف.',
      past: 'أُعيد عنوان بريد مرفوض',
    },
    closeAddress: { past: 'أُغلق عنوان بريد رجعت منه رسالة' },
  } satisfies ActWords<typeof addressActs>,
  refusals: {
    noDeliveryReport: 'ليس ما أُرسل تقريرًا من خادم بريد عن رسالة. سلّموا الرسالة الراجعة كاملة كما وصلت.',
  },
} as const
