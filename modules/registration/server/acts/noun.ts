import type { Noun } from '#platform/server/acts/write-act.ts'
import { registrationActs } from '../../contract/acts.ts'
import type { Registration } from '../store/registration.ts'
import type { Doing } from './doing.ts'

/**
 * What each fact about a registration carries, by these names: beside the ids its `code`; `organizationId` where one
 * pays, with `payerAsked` while it has not answered; `bySystem` where nobody's own act did it; the state it came `from`
 * and the `reason`. Beside them: `until` of offerSeat and approve; `invoiceId, number, dueOn` of sendInvoice; `number`
 * of what happens to an invoice's payment, also on account; `objection` of override; `placeAsked` while the trainee is to say whether they come, `agreed` of a
 * place that came out of a request; `received` in minor units; `toClass` of transfer and askTransfer, `travel` as it stood of transfer;
 * `fromCode, fromClass` of transferIn.
 */
export const noun: Noun<typeof registrationActs, 'registration.registration', Registration, Doing> = {
  acts: registrationActs,
  stored: {
    table: 'registration.registration',
    unkept: [
      'id',
      'code',
      'class_id',
      'trainee_id',
      'version',
      'created_at',
      'notes',
      'wish_reason',
      // The moment of the move itself, which its own line says.
      'main_since',
      'visa_since',
      'money_since',
      'travel_since',
      // With the act itself: its own line says it.
      'proof_waits',
    ],
  },
  // Of what is let pass: what it was, and why.
  beside: ['objection'],
  idOf: (registration) => registration.id,
  factsOf: (registration, doing) => ({
    registrationId: registration.id,
    code: registration.code,
    classId: registration.classId,
    traineeId: registration.traineeId,
    ...(registration.organizationId === null ? {} : { organizationId: registration.organizationId }),
    ...(registration.standing.sponsorPending ? { payerAsked: true } : {}),
    ...(doing.party === 'system' ? { bySystem: true } : {}),
    ...(registration.standing.placeAsked ? { placeAsked: true } : {}),
    ...(registration.isAgreed ? { agreed: true } : {}),
  }),
}
