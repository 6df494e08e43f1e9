export interface Told {
  readonly state: string
  readonly asker: 'nile' | 'layla'
  readonly course: number
  readonly topic?: string
  readonly trainees: number
  /** Days from today to when it was sent, and to the first day. */
  readonly sent: number | null
  readonly starts: number
  /** State of the newest version; the ones before were to be revised. */
  readonly versions: readonly string[]
  readonly reason?: string
  /** What came of the version that was sent last, and how many days ago it was accepted. */
  readonly accepted?: {
    readonly ago: number
    readonly as: 'nominationsOpen' | 'invoiced' | 'paid' | 'delivered' | 'closed'
  }
}

/** Requests in every state; those that were accepted are inserted as they were sent. */
export const requests: readonly Told[] = [
  { state: 'draft', asker: 'nile', course: 3, trainees: 6, sent: null, starts: 80, versions: [] },
  { state: 'submitted', asker: 'nile', course: 0, trainees: 12, sent: -2, starts: 60, versions: [] },
  { state: 'submitted', asker: 'layla', course: 4, trainees: 1, sent: -1, starts: 75, versions: [] },
  { state: 'underCosting', asker: 'nile', course: 1, trainees: 8, sent: -6, starts: 70, versions: ['draft'] },
  {
    state: 'underCosting',
    asker: 'nile',
    course: 5,
    trainees: 15,
    sent: -8,
    starts: 90,
    versions: ['awaitingApproval'],
  },
  {
    state: 'proposalSent',
    asker: 'nile',
    course: 2,
    trainees: 10,
    sent: -12,
    starts: 50,
    versions: ['revisionAsked', 'sent'],
  },
  {
    state: 'revisionAsked',
    asker: 'nile',
    course: 6,
    trainees: 7,
    sent: -15,
    starts: 65,
    versions: ['revisionAsked'],
    reason: 'نود التنفيذ في مقرنا وخصمًا على العدد.',
  },
  {
    state: 'declined',
    asker: 'nile',
    course: 7,
    trainees: 5,
    sent: -40,
    starts: 30,
    versions: ['declined'],
    reason: 'تأجلت ميزانية التدريب هذا العام.',
  },
  { state: 'expired', asker: 'nile', course: 8, trainees: 9, sent: -60, starts: 40, versions: ['expired'] },
  {
    state: 'cancelled',
    asker: 'layla',
    course: 1,
    trainees: 1,
    sent: -20,
    starts: 55,
    versions: [],
    reason: 'سُجّلت في شعبة مفتوحة.',
  },
  {
    state: 'proposalSent',
    asker: 'layla',
    course: 9,
    trainees: 1,
    sent: -16,
    starts: 62,
    versions: ['sent'],
    accepted: { ago: 1, as: 'nominationsOpen' },
  },
  {
    state: 'proposalSent',
    asker: 'nile',
    course: 10,
    trainees: 6,
    sent: -18,
    starts: 66,
    versions: ['revisionAsked', 'sent'],
    accepted: { ago: 6, as: 'nominationsOpen' },
  },
  {
    state: 'proposalSent',
    asker: 'nile',
    course: 11,
    trainees: 5,
    sent: -32,
    starts: 45,
    versions: ['sent'],
    accepted: { ago: 20, as: 'invoiced' },
  },
  {
    state: 'proposalSent',
    asker: 'nile',
    course: 12,
    trainees: 8,
    sent: -45,
    starts: 27,
    versions: ['sent'],
    accepted: { ago: 33, as: 'paid' },
  },
  {
    state: 'proposalSent',
    asker: 'nile',
    course: 2,
    trainees: 7,
    sent: -90,
    starts: -48,
    versions: ['sent'],
    accepted: { ago: 80, as: 'delivered' },
  },
  {
    state: 'proposalSent',
    asker: 'nile',
    course: 0,
    trainees: 10,
    sent: -150,
    starts: -110,
    versions: ['revisionAsked', 'sent'],
    accepted: { ago: 140, as: 'closed' },
  },
]
