import { send } from '#platform/web/client.ts'
import type { Actions } from '#platform/web/ui/actions.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import type { RegistrationRow } from './wire.ts'

interface Body {
  readonly ID: number
  readonly Version: number
}
const bodyOf = (row: RegistrationRow): Body => ({ ID: row.ID, Version: row.Version })

/**
 * What a reviewer may do on the main track; which of it now, the reply says. Where the class is known to be full, the
 * waiting list is the way on.
 */
export function mainActions(row: RegistrationRow, whatToChange: string, full = false): Actions {
  const body = bodyOf(row)
  return {
    requestChanges: {
      reason: 'required',
      reasonLabel: whatToChange,
      run: ({ reason }) => send(calls.requestChanges, { body: { ...body, Reason: reason } }),
    },
    reject: {
      danger: true,
      apart: false,
      reason: 'required',
      run: ({ reason }) => send(calls.rejectRegistration, { body: { ...body, Reason: reason } }),
    },
    waitlist: { confirm: true, main: full, run: () => send(calls.waitlistRegistration, { body }) },
    cancel: {
      danger: true,
      reason: 'required',
      run: ({ reason }) => send(calls.cancelRegistration, { body: { ...body, Reason: reason } }),
    },
    startReview: { main: true, run: () => send(calls.startReview, { body }) },
    approve: { main: !full, run: () => send(calls.approveRegistration, { body }) },
  }
}

export function visaActions(row: RegistrationRow): Actions {
  const body = bodyOf(row)
  return {
    refuseVisa: {
      danger: true,
      reason: 'required',
      run: ({ reason }) => send(calls.refuseVisa, { body: { ...body, Reason: reason } }),
    },
    rejectVisaProof: {
      reason: 'required',
      run: ({ reason }) => send(calls.rejectVisaProof, { body: { ...body, Reason: reason } }),
    },
    dismissVisa: { run: () => send(calls.dismissVisa, { body }) },
    requireVisa: { run: () => send(calls.requireVisa, { body }) },
    reopenVisa: { run: () => send(calls.reopenVisa, { body }) },
    askVisaProof: { run: () => send(calls.askVisaProof, { body }) },
    issueVisaLetter: { run: () => send(calls.issueVisaLetter, { body }) },
    verifyVisa: { main: true, run: () => send(calls.verifyVisa, { body }) },
  }
}

/** `dialogs` open what asks for more than a reason. */
export function moneyActions(
  row: RegistrationRow & { readonly Proofs: readonly { ID: number; State: string }[] },
  dialogs: { invoice: () => void; verify: () => void },
): Actions {
  const body = bodyOf(row)
  const proof = row.Proofs.find((each) => each.State === 'uploaded')
  return {
    waiveFee: {
      reason: 'required',
      run: ({ reason }) => send(calls.waiveFee, { body: { ...body, Reason: reason } }),
    },
    voidInvoice: {
      danger: true,
      reason: 'required',
      run: ({ reason }) => send(calls.voidInvoice, { body: { ...body, Reason: reason } }),
    },
    refund: {
      danger: true,
      reason: 'required',
      run: ({ reason }) => send(calls.refundPayment, { body: { ...body, Reason: reason } }),
    },
    grantCredit: { confirm: true, run: () => send(calls.grantCredit, { body }) },
    rejectPaymentProof: proof && {
      reason: 'required',
      run: ({ reason }) => send(calls.rejectPaymentProof, { body: { ...body, ProofID: proof.ID, Reason: reason } }),
    },
    sendInvoice: { main: true, run: dialogs.invoice },
    verifyPayment: proof && { main: true, run: dialogs.verify },
  }
}

export function travelActions(row: RegistrationRow, dialogs: { arrange: () => void }): Actions {
  const body = bodyOf(row)
  return {
    dismissTravel: { confirm: true, run: () => send(calls.dismissTravel, { body }) },
    needTravel: { run: () => send(calls.needTravel, { body }) },
    markArrived: { run: () => send(calls.markArrived, { body }) },
    arrangeTravel: { run: dialogs.arrange },
  }
}
