import { callsOf } from '#platform/shared/record/act.ts'
import { registrationActs } from './acts.ts'
import * as applying from './applying.ts'
import * as classLists from './class-lists.ts'
import { getCourseDemand } from './demand.ts'
import { getAssignees } from './desk/assignees.ts'
import { getDrafts } from './desk/drafts.ts'
import { getArrivals } from './desk/arrivals.ts'
import { countRooming, getRooming, pairRooms } from './desk/rooming.ts'
import { countVisaDesk, getVisaDesk } from './desk/visa-desk.ts'
import { getOrganizationInvoices, getOrganizationStatement } from './organization-invoices.ts'
import * as objections from './objections.ts'
import * as payment from './payment.ts'
import * as registrations from './registrations.ts'
import * as sending from './sending.ts'
import { getTransfer, getTransferClasses } from './transfer.ts'

const { upcomingClass: _upcoming, stayWishes: _wishes, ...applyingCalls } = applying
const { classTrainee: _trainee, ...classListCalls } = classLists
const { registrationReply: _registration, registrationClassRow: _classRow, ...registrationsCalls } = registrations

export const registrationCalls = {
  ...registrationsCalls,
  ...applyingCalls,
  getObjections: objections.getObjections,
  getTraineesAdmissionTestForCourseRegistration: objections.getTraineesAdmissionTestForCourseRegistration,
  getOrganizationInvoices,
  getOrganizationStatement,
  checkTrainees: sending.checkTrainees,
  sendTrainees: sending.sendTrainees,
  getCourseDemand,
  getDrafts,
  getAssignees,
  getTransfer,
  getTransferClasses,
  getVisaDesk,
  countVisaDesk,
  getArrivals,
  getRooming,
  countRooming,
  pairRooms,
  ...payment,
  ...classListCalls,
  ...callsOf(registrationActs),
}
