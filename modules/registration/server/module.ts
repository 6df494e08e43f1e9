import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { registrationCalls } from '../contract/calls.ts'
import { add } from './calls/add.ts'
import { agreeToPay, declineToPay } from './calls/answer-as-payer.ts'
import { approve } from './calls/approve.ts'
import { approveRegistrations } from './calls/approve-registrations.ts'
import { acceptOffer } from './calls/accept-offer.ts'
import * as invoices from './calls/invoices.ts'
import { plainMoves } from './calls/moves.ts'
import * as papers from './calls/papers.ts'
import * as organizationInvoices from './calls/organization-invoices.ts'
import * as paymentProofs from './calls/payment-proofs.ts'
import * as classLists from './calls/read-class-lists.ts'
import { getCourseDemand } from './calls/of-course/read-demand.ts'
import * as registrations from './calls/read-registrations.ts'
import * as upcoming from './calls/read-upcoming.ts'
import { checkTrainees, sendTrainees } from './calls/send-trainees.ts'
import { submit } from './calls/submit.ts'
import { getArrivals } from './calls/desk/arrivals.ts'
import * as rooming from './calls/desk/rooming.ts'
import { countVisaDesk, getVisaDesk } from './calls/desk/visa-desk.ts'
import * as assignees from './calls/desk/assignees.ts'
import * as drafts from './calls/desk/drafts.ts'
import { edit } from './calls/edit.ts'
import * as transfers from './calls/transfer/transfers.ts'
import { waitlist } from './calls/waitlist.ts'
import { confirmPlace } from './calls/objections/confirm-place.ts'
import * as objections from './calls/objections/objections.ts'
import { classNotices } from './class-notices.ts'
import { enrolling } from './enrolling.ts'
import { invoiced } from './invoiced.ts'
import { jobs } from './jobs.ts'
import { figures } from './figures.ts'
import { notices } from './notices.ts'
import { uploads } from './uploads.ts'
import { sealedVisaLetters } from './store/printed/visa-letters.ts'
import { concerning } from './store/reach.ts'
import { merging } from './merging.ts'
import { ownData } from './own-data.ts'
import { travelInSchedules } from './schedule.ts'

/** Where people find what refers to entries of lookups: a draft that its trainee has not sent is nobody else's to read. */
const list = '/CourseRegistration/:CourseID?/:CourseClassID?/:AnnualPlanID?'
const shown = (r: string) => `(${r}.main <> 'draft' or ${r}.taken_over_at is not null)`

export const registrationServer: ModuleServer = {
  name: 'registration',
  figures,
  numbered: {
    registration: { table: 'registration.registration', column: 'code' },
  },
  ownData,
  schedule: [travelInSchedules],
  sealed: [sealedVisaLetters],
  merging,
  concerning,
  foundAt: [
    {
      table: 'registration.registration',
      shown: `case when ${shown('t')} then t.id end`,
      screen: list,
      by: { room_type_id: 'RoomTypeID', hotel_id: 'HotelID' },
    },
    {
      table: 'registration.registration_extra',
      of: 'registration_id',
      shown: `(select r.id from registration.registration r where r.id = t.registration_id and ${shown('r')})`,
      screen: list,
      by: { additional_facility_id: 'ExtraID' },
    },
  ],
  implemented: [
    implement(registrationCalls, {
      ...plainMoves,
      ...registrations,
      ...upcoming,
      ...classLists,
      ...invoices,
      ...paymentProofs,
      ...organizationInvoices,
      ...papers,
      ...transfers,
      getCourseDemand,
      ...objections,
      confirmPlace,
      getVisaDesk,
      countVisaDesk,
      getArrivals,
      ...rooming,
      add,
      checkTrainees,
      sendTrainees,
      edit,
      ...drafts,
      ...assignees,
      submit,
      acceptOffer,
      agreeToPay,
      declineToPay,
      approve,
      approveRegistrations,
      waitlist,
    }),
  ],
  uploads,
  invoiced,
  enrolling,
  jobs,
  notices: { ...notices, ...classNotices },
}
