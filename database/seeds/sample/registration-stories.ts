import type { Random } from './random.ts'
import type { Stage } from './stages.ts'

/** One step of a registration's history, by the action's name in the tracks of the module. */
export interface Step {
  readonly track: 'main' | 'visa' | 'money'
  readonly action: string
  readonly to: string
  readonly by: 'trainee' | 'coordinator' | 'admin' | 'system'
  /** Hours after the step before. */
  readonly after: number
  readonly reason?: string
}

const step = (
  track: Step['track'],
  action: string,
  to: string,
  by: Step['by'],
  after: number,
  reason?: string,
): Step => ({
  track,
  action,
  to,
  by,
  after,
  ...(reason === undefined ? {} : { reason }),
})

const submit = step('main', 'submit', 'submitted', 'trainee', 1)
const startReview = step('main', 'startReview', 'underReview', 'coordinator', 20)
const approve = step('main', 'approve', 'approved', 'coordinator', 3)
const dismissVisa = step('visa', 'dismissVisa', 'notRequired', 'coordinator', 1)
const invoice = step('money', 'sendInvoice', 'invoiced', 'coordinator', 2)
const uploadProof = step('money', 'uploadPaymentProof', 'proofUploaded', 'trainee', 30)
const verify = step('money', 'verifyPayment', 'paid', 'coordinator', 18)
const credit = step('money', 'grantCredit', 'creditApproved', 'coordinator', 2)
const waive = step('money', 'waiveFee', 'waived', 'admin', 6, 'منحة من الأكاديمية لعضو هيئة التدريب')
const confirm = step('main', 'confirm', 'confirmed', 'system', 0)

export interface Applicant {
  readonly needsVisaCheck: boolean
  readonly hasCredit: boolean
}

const reviewed = ({ needsVisaCheck }: Applicant): Step[] => [
  submit,
  startReview,
  approve,
  ...(needsVisaCheck ? [dismissVisa] : []),
]
const settled = (random: Random, applicant: Applicant): Step[] => {
  if (applicant.hasCredit) return [credit]
  return random.chance(0.03) ? [waive] : [invoice, uploadProof, verify]
}

/** The way to a confirmed seat. */
export const confirmedStory = (random: Random, applicant: Applicant): Step[] => [
  ...reviewed(applicant),
  ...settled(random, applicant),
  confirm,
]

/** What somebody is in before a class begins who has no confirmed seat. */
export function openStory(random: Random, stage: Stage): Step[] {
  const away = stage === 'cancelledClass' ? 'withdrawn' : null
  const kind =
    away ??
    random.weighted([
      ['submitted', 5],
      ['underReview', 4],
      ['changesRequested', 2],
      ['approved', 3],
      ['invoiced', 5],
      ['proofUploaded', 4],
      ['proofRejected', 1],
      ['rejected', 1],
      ['withdrawn', 1],
    ] as const)
  const rejectProof = step(
    'money',
    'rejectPaymentProof',
    'proofRejected',
    'coordinator',
    9,
    'رقم التحويل لا يطابق قيمة الفاتورة',
  )
  const stories: Record<typeof kind, Step[]> = {
    submitted: [submit],
    underReview: [submit, startReview],
    changesRequested: [
      submit,
      startReview,
      step('main', 'requestChanges', 'changesRequested', 'coordinator', 4, 'نرجو إرفاق الاسم كما هو مدوّن في جواز السفر'),
    ],
    approved: [submit, startReview, approve],
    invoiced: [submit, startReview, approve, invoice],
    proofUploaded: [submit, startReview, approve, invoice, uploadProof],
    proofRejected: [submit, startReview, approve, invoice, uploadProof, rejectProof],
    rejected: [
      submit,
      startReview,
      step('main', 'reject', 'rejected', 'coordinator', 6, 'لا يتوفر شرط الخبرة المطلوبة للدورة'),
    ],
    withdrawn: [submit, step('main', 'withdraw', 'withdrawn', 'trainee', 60, 'تعارض مع جدول العمل')],
  }
  return stories[kind]
}

/** Waiting for a seat in a class that is full. */
export const waitingStory: readonly Step[] = [
  submit,
  startReview,
  step('main', 'waitlist', 'waitlisted', 'coordinator', 2),
]

/** What follows on a confirmed seat once the class runs and ends. */
export const closing = {
  begin: step('main', 'begin', 'attending', 'system', 0),
  complete: step('main', 'complete', 'completed', 'system', 0),
  fail: step('main', 'fail', 'failed', 'system', 0),
  markNoShow: step('main', 'markNoShow', 'noShow', 'system', 0),
} as const
