import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { registrationCalls } from '../contract/calls.ts'
import { addRegistration } from './calls/add-registration.ts'
import { agreeToPay, declineToPay } from './calls/answer-as-payer.ts'
import { approveRegistration } from './calls/approve-registration.ts'
import { approveRegistrations } from './calls/approve-registrations.ts'
import { confirmRegistration } from './calls/confirm-registration.ts'
import * as invoices from './calls/invoices.ts'
import { plainMoves } from './calls/moves.ts'
import * as papers from './calls/papers.ts'
import * as paymentProofs from './calls/payment-proofs.ts'
import * as classLists from './calls/read-class-lists.ts'
import * as registrations from './calls/read-registrations.ts'
import * as upcoming from './calls/read-upcoming.ts'
import { submitRegistration } from './calls/submit-registration.ts'
import { updateRegistration } from './calls/update-registration.ts'
import { waitlistRegistration } from './calls/waitlist-registration.ts'
import { jobs } from './jobs.ts'
import { uploads } from './uploads.ts'
import { ownData } from './own-data.ts'

export const registrationServer: ModuleServer = {
  name: 'registration',
  ownData,
  implemented: [
    implement(registrationCalls, {
      ...plainMoves,
      ...registrations,
      ...upcoming,
      ...classLists,
      ...invoices,
      ...paymentProofs,
      ...papers,
      addRegistration,
      updateRegistration,
      submitRegistration,
      confirmRegistration,
      agreeToPay,
      declineToPay,
      approveRegistration,
      approveRegistrations,
      waitlistRegistration,
    }),
  ],
  uploads,
  jobs,
}
