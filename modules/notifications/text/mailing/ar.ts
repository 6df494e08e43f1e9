import { ar as billing } from '#modules/billing/text/ar.ts'
import { ar as certificates } from '#modules/certificates/text/ar.ts'
import { ar as classes } from '#modules/classes/text/ar.ts'
import { ar as exams } from '#modules/exams/text/ar.ts'
import { ar as people } from '#modules/people/text/ar.ts'
import { ar as planning } from '#modules/planning/text/ar.ts'
import { ar as proposals } from '#modules/requests/text/templates/ar.ts'
import { ar as requests } from '#modules/requests/text/ar.ts'
import { ar as registration } from '#modules/registration/text/ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as notifications } from '../ar.ts'

export const ar = {
  /** What a mail is about. */
  types: {
    instructorConfirm: 'تأكيد المدرب',
    classStartAlert: 'تنبيه بدء الشعبة',
    classChange: 'تغيّر في الشعبة',
    newExam: 'اختبار جديد',
    assessment: 'التقييم',
    invoice: terms.invoice,
    payRequest: 'طلب سداد',
    instructorSignup: 'تسجيل مدرب',
    instructorActivation: 'تفعيل حساب المدرب',
    requestConfirmation: 'تأكيد التسجيل',
    certificateIssued: 'صدور شهادة',
  },
  statuses: {
    staff: {
      asked: classes.answers.asked,
      accepted: classes.answers.accepted,
    },
    class: {
      open: classes.states.open,
      tentative: classes.states.tentative,
      confirmed: classes.states.confirmed,
      running: classes.states.running,
      postponed: classes.states.postponed,
      cancelled: classes.states.cancelled,
    },
    exam: {
      published: exams.states.published,
      open: exams.states.open,
      marking: exams.states.marking,
      resultsInitial: exams.states.resultsInitial,
      resultsFinal: exams.states.resultsFinal,
    },
    invoice: {
      sent: billing.states.sent,
      paid: billing.states.paid,
      void: billing.states.void,
    },
    fee: {
      invoiced: registration.moneyStates.invoiced,
      proofRejected: registration.moneyStates.proofRejected,
      partial: registration.moneyStates.partial,
      overdue: registration.moneyStates.overdue,
    },
    application: {
      waiting: people.applications.waiting,
      moreAsked: people.applications.moreAsked,
      rejected: people.applications.rejected,
    },
    registration: {
      submitted: registration.states.submitted,
      underReview: registration.states.underReview,
      changesRequested: registration.states.changesRequested,
      approved: registration.states.approved,
      waitlisted: registration.states.waitlisted,
      rejected: registration.states.rejected,
      confirmed: registration.states.confirmed,
      attending: registration.states.attending,
      completed: registration.states.completed,
      failed: registration.states.failed,
      noShow: registration.states.noShow,
      proposalSent: requests.states.proposalSent,
      withdrawn: registration.states.withdrawn,
      cancelled: registration.states.cancelled,
    },
    certificate: {
      issuedLocked: certificates.states.issuedLocked,
      issuedDownloadable: certificates.states.issuedDownloadable,
    },
    instructor: { active: terms.active, inactive: people.states.inactive },
  },
  about:
    'النصوص التي تُرسل بها رسائل البريد إلى أفراد الشعب والمدربين، لكل نوع وحالة نص. الحالة التي لا نص لها لا يُرسل لها شيء.',
  type: 'نوع الرسالة',
  allTypes: exams.exam.anyType,
  none: 'لا نص يوافق ما اخترت.',
  noneForStatus: 'لا قالب بريد لهذه الحالة',
  notMailed: 'لا نوع رسائل لها',
  missing: 'لا نص',
  write: 'كتابة النص',
  missingNow: 'لا قالب بريد لهذه الحالة. اكتب نصًا واحفظه فيُرسل به من الآن.',
  back: proposals.back,
  marksHelp: 'ضع المؤشر في نص ثم اختر حقلًا ليوضع فيه.',
  previewOf: 'المعاينة عن {{code}}.',
  previewNone: 'لا سجل في هذه الحالة بعد، فتظهر الحقول بأسمائها.',
  status: terms.status,
  subject: notifications.messageTitle,
  wording: notifications.templates.wording,
  send: {
    act: terms.send,
    about: 'اختر نوع الرسالة والحالة، ثم من تُرسل إليهم. نص الرسالة هو القالب المكتوب لهذه الحالة.',
    people: notifications.recipients,
    all: 'كل من في هذه الحالة',
    nobody: 'لا أحد تُرسل إليه هذه الرسالة الآن.',
    noTemplate: 'لا قالب بريد لهذه الحالة، فلا يُرسل شيء.',
    preview: planning.sections.preview,
    seen: 'كما تصل إلى {{name}}',
    statusOf: '{{status}} ({{people}})',
    ask_zero: 'لا يُرسل البريد إلى أحد.',
    ask_one: 'يُرسل البريد الآن إلى مستلم واحد.',
    ask_two: 'يُرسل البريد الآن إلى مستلمَين.',
    ask_few: 'يُرسل البريد الآن إلى {{count}} مستلمين.',
    ask_many: 'يُرسل البريد الآن إلى {{count}} مستلمًا.',
    ask_other: 'يُرسل البريد الآن إلى {{count}} مستلم.',
    sent: 'أُرسل البريد. عدد المستلمين: {{count}}',
    leftOut: 'لم يُرسل إلى {{count}}: تغيّرت الحالة أو لا حساب نشط أو أُوقفت هذه الرسائل.',
  },
} as const
