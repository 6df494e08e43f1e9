import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as billing } from '#modules/billing/text/en.ts'
import { en as certificates } from '#modules/certificates/text/en.ts'
import { en as requests } from '#modules/requests/text/en.ts'
import { en as accountsProfile } from '#modules/accounts/text/profile/en.ts'
import { en as settings } from '#modules/settings/text/en.ts'
import { en as examsRecord } from '#modules/exams/text/record/en.ts'
import { en as registration } from '#modules/registration/text/en.ts'

const verifyACard = 'Verify a membership card'
const active = 'Valid'
const expired = 'Expired'
const suspended = 'Suspended'
const replaced = 'Replaced'

export const en: Words<typeof ar> = {
  screens: {
    mine: 'My membership card',
    cards: terms.membershipCards,
    requests: 'Membership card requests',
    verify: verifyACard,
  },
  ofTrainee: terms.membershipCard,
  card: 'Card {{number}}',
  requestOf: 'Request for a card: {{name}}',
  states: {
    requested: 'Requested',
    pendingReview: registration.states.underReview,
    approved: 'Approved',
    paymentStage: billing.states.sent,
    proofUploaded: 'Payment to verify',
    proofRejected: 'Proof not accepted',
    confirmed: 'Confirmed, to be printed',
    active,
    suspended,
    expired,
    replaced,
    rejected: terms.rejected,
  },
  stages: {
    pendingReview: 'Pending review',
    paymentStage: 'Payment stage',
    rejected: terms.rejected,
    confirmed: terms.confirmed,
  },
  kinds: { first: 'New card', renewal: 'Renewal', replacement: 'Replacement' },
  causes: { lost: 'Lost', damaged: 'Damaged' },
  fields: {
    number: 'Card number',
    name: terms.theTrainee,
    traineeCode: terms.traineeNumber,
    kind: terms.kind,
    cause: 'Why it is replaced',
    state: terms.state,
    stage: 'Stage',
    requestedAt: 'Requested on',
    stateSince: settings.fields.changed,
    validFrom: 'Valid from',
    validUntil: examsRecord.columns.expiresAt,
    replaces: 'In place of',
    reason: terms.reason,
    hidden: certificates.states.hidden,
    hiddenReason: 'Why it is hidden',
    note: terms.note,
    isWaiting: 'Waiting for the academy',
    endsSoon: 'Ends soon',
    invoice: terms.invoice,
    fee: terms.fee,
    due: 'Due by',
    left: requests.fields.left,
    proof: requests.fields.proof,
    swift: requests.fields.swift,
    photo: accountsProfile.photo.title,
  },
  sections: { facts: 'The card', money: 'Fee and payment', history: terms.history, former: 'Former cards' },
  proofs: { uploaded: 'To be verified', verified: 'In order', rejected: 'Not accepted' },
  none: 'No cards yet.',
  noneAsked: 'No requests.',
  free: 'No fee',
  noPhoto: 'The profile has no photo, so the card is printed without one.',
  print: 'View and print the card',
  printSheet: 'Print a sheet of cards',
  mine: {
    intro: 'The card shows that you are a member of the academy; its code lets anybody verify it.',
    none: 'You have no membership card yet.',
    ask: { first: 'Ask for a card', renewal: 'Ask for renewal', replacement: 'Ask for a replacement' },
    feeIs: 'Fee: {{fee}} before tax, due once the request is approved.',
    feeNone: 'There is no fee.',
    validFor_zero: 'The card is valid for {{count}} months.',
    validFor_one: 'The card is valid for one month.',
    validFor_two: 'The card is valid for {{count}} months.',
    validFor_few: 'The card is valid for {{count}} months.',
    validFor_many: 'The card is valid for {{count}} months.',
    validFor_other: 'The card is valid for {{count}} months.',
    photo: 'The card bears the photo of your profile, and your name as it stands in your record.',
    toProfile: 'Open my profile',
    bars: {
      underWay: 'Your request is under way; you see how far it is.',
      suspended: 'Your card is suspended. Please contact the academy.',
      withheld: 'The academy withholds your card for now. Please ask it for the reason.',
    },
    sent: 'Your request is sent.',
    proofSent: 'The proof of payment is sent; we will verify it.',
    proofHint: 'A picture or PDF of the receipt, the SWIFT code, or both.',
    payTo: 'Pay to',
    steps: {
      asked: 'Request',
      review: registration.states.underReview,
      payment: terms.fee,
      card: 'Printing',
      held: active,
    },
  },
  acts: {
    request: { do: 'Request a membership card', past: 'Membership card requested' },
    takeForReview: { do: 'Take for review', past: 'Request for a card taken under review' },
    approve: {
      do: terms.approve,
      ask: 'The trainee is invoiced for the fee; without a fee the card gets its number at once. Approve it?',
      past: 'Request for a card approved',
    },
    askPayment: { past: 'Fee of a card asked for' },
    confirmFree: { past: 'Card without a fee confirmed' },
    uploadProof: { do: 'Upload proof of payment', past: 'Proof of payment of a card uploaded' },
    confirm: {
      do: 'Confirm payment',
      ask: 'The fee is booked as paid and the card gets its number. Have you verified the proof?',
      done: 'Card created.',
      past: 'Card confirmed and numbered',
    },
    rejectProof: {
      do: 'Reject the proof',
      ask: 'The trainee is asked for another proof. Write the reason for them to read.',
      past: 'Proof of payment of a card rejected',
    },
    activate: {
      do: 'Hand out',
      ask: 'The card is valid from today on and takes the place of the one before it. Was it handed out?',
      past: 'Card handed out and valid',
    },
    reinstate: { do: 'Reinstate', ask: 'The card is valid again. Write the reason.', past: 'Card reinstated' },
    show: { do: terms.show, past: 'Hidden card shown again' },
    reject: {
      do: terms.reject,
      ask: 'The trainee reads the reason and may ask again; an unpaid invoice is voided. Write the reason.',
      past: 'Request for a card rejected',
    },
    suspend: {
      do: 'Suspend',
      ask: 'The card’s code says that it is suspended until you reinstate it. Write the reason for the trainee to read.',
      past: 'Card suspended',
    },
    hide: {
      do: certificates.acts.hide.do,
      ask: certificates.acts.hide.ask,
      past: 'Card hidden',
    },
    remindOfEnd: { past: 'Holder told that the card ends soon' },
    expire: { past: 'Card expired' },
    replace: { past: 'Card replaced by another' },
  },
  verify: {
    prompt: 'Scan the code on the card, or type the verification code printed on its back.',
    code: certificates.verify.code,
    check: certificates.verify.check,
    valid: active,
    validHint: 'Issued by the academy and in force.',
    expired,
    expiredHint: 'Issued by the academy; its time is over.',
    suspended,
    suspendedHint: 'Issued by the academy, which has suspended it.',
    replaced,
    replacedHint: 'Issued by the academy; another card takes its place.',
    unknown: 'We know no card with this code. Check that it is typed as printed.',
    holder: terms.name,
    nameEn: terms.nameInEnglish,
  },
  refusals: {
    cannotRequest: 'This card cannot be requested now. Open the page again to see what can be.',
    ownCard: 'This is your own card. Somebody else has to decide about it.',
    heldHidden: 'The card that the trainee holds now is hidden. Show it again before another takes its place.',
    heldSuspended:
      'The card that the trainee holds now is suspended. Let it hold again before another takes its place.',
  },
}
