import { send } from '#platform/web/client.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import { registrationActs as acts } from '../../contract/acts.ts'
import { actionsOf } from '../../rules/actions.ts'
import { undoOf } from './queue/undo.ts'
import { type Registration, type RegistrationRow, tracksOf } from './wire.ts'

/** Handing in is the applicant's, also where a reviewer could do it: save for a draft that the academy has taken over. */
const reviewed = actionsOf('main').filter((action) => action !== 'submit' && action !== 'resubmit')
const takenOver = ['edit', 'submit', ...reviewed] as const

/** Whether no seat is free for it. */
export const isFull = (row: Registration): boolean => !row.HasSeat && row.SeatsTaken >= row.MaxTrainees

/**
 * What a reviewer may do on the main track; which of it now, the reply says. Where the class is known to be full, the
 * waiting list is the way on. `move` opens what moving to another class asks for, `edit` the wishes of a draft.
 */
export const mainActions = (
  row: RegistrationRow,
  whatToChange: string,
  full = false,
  move?: () => void,
  edit?: () => void,
): Actions =>
  actButtons(acts, row, row.TakenOver && edit ? takenOver : reviewed, {
    edit: edit ? { run: edit } : false,
    // What it asks of applicants is no question to a reviewer.
    submit: { confirm: false },
    requestChanges: { reasonLabel: whatToChange },
    reject: { apart: false },
    waitlist: { main: full },
    approve: { main: !full },
    transfer: move ? { run: move, apart: true } : false,
  })

/** `again`: what issuing the letter is called where one is out already. */
export const visaActions = (row: RegistrationRow, again: string): Actions =>
  withUndo(
    row,
    actButtons(acts, row, actionsOf('visa'), {
      issueVisaLetter: row.Visa === 'awaitingVisaApproval' ? { main: true } : { label: again },
    }),
  )

/** `dialogs` open what asks for more than a reason. */
export function moneyActions(
  row: Pick<Registration, 'Proofs' | 'Invoice'> & RegistrationRow,
  dialogs: { invoice: () => void; verify: () => void; account: () => void },
): Actions {
  const proof = row.Proofs.find((each) => each.State === 'uploaded')
  const about = { ID: row.ID, Version: row.Version, ProofID: proof?.ID ?? 0 }
  const isOwed = row.Invoice !== null && row.Invoice.State === 'sent'
  return actButtons(acts, row, [...actionsOf('money'), 'bookOnAccount'], {
    bookOnAccount: isOwed ? { run: dialogs.account } : false,
    rejectPaymentProof: proof
      ? { run: ({ reason }) => send(acts.table.rejectPaymentProof.call, { body: { ...about, Reason: reason } }) }
      : false,
    sendInvoice: { run: dialogs.invoice },
    verifyPayment: proof ? { run: dialogs.verify } : false,
  })
}

export const travelActions = (row: RegistrationRow, dialogs: { arrange: () => void }): Actions =>
  withUndo(row, actButtons(acts, row, actionsOf('travel'), { arrangeTravel: { run: dialogs.arrange } }))

/** Money and the main track have nothing that is taken back. */
const withUndo = (row: RegistrationRow, actions: Actions): Actions =>
  Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [name, action && { ...action, ...undoOf(name, tracksOf(row)) }]),
  )
