import * as z from 'zod'
import { proofTwin } from '#modules/billing/contract/shapes.ts'
import { codeReply, dayReply } from '#platform/shared/record/list.ts'
import { id, instant, moneyReply, plainText, trilingualReply, version } from '#platform/shared/shapes.ts'
import { mainTrack } from '../rules/main-track.ts'
import { moneyTrack } from '../rules/money-track.ts'
import { statuses } from '../rules/status.ts'
import { taskNames } from '../rules/tasks.ts'
import { travelTrack } from '../rules/travel-track.ts'
import { visaTrack } from '../rules/visa-track.ts'

export const mainState = z.enum(mainTrack.states)
export const visaState = z.enum(visaTrack.states)
export const moneyState = z.enum(moneyTrack.states)
export const travelState = z.enum(travelTrack.states)
export const statusState = z.enum(statuses as [string, ...string[]])
export const taskName = z.enum(taskNames as [string, ...string[]])

/** Why somebody decided so; people on the other side read it. */
export const reason = () => plainText(1000).pipe(z.string().min(1, 'required'))

/** The body of a move of one registration, and of one that has to say why. */
export const moveBody = z.strictObject({ ID: id(), Version: version() })
export const reasonedBody = z.strictObject({ ID: id(), Version: version(), Reason: reason() })

/** What a move answers with, so that the page knows the new standing without asking again. */
export const movedReply = z
  .object({ ID: z.int(), Code: z.string(), Version: z.int(), Status: statusState, Main: mainState })
  .meta({ id: 'RegistrationMoved' })

/** A registration in a list. */
export const registrationRow = z
  .object({
    ID: z.int(),
    Code: codeReply(),
    Version: z.int(),
    Status: statusState,
    Main: mainState,
    Visa: visaState,
    Money: moneyState,
    Travel: travelState,
    /** Why it was sent back, refused or cancelled. */
    Reason: z.string().nullable(),
    HasSeat: z.boolean(),
    /** Until when the held or offered seat stands; null where it is final or there is none. */
    SeatUntil: instant().nullable(),
    /** A proof awaits the academy's decision and the hold does not run out meanwhile. */
    SeatFrozen: z.boolean(),
    /** Place on the class's waiting list, from 1. */
    WaitingPosition: z.int().nullable(),
    SubmittedAt: instant().nullable(),
    ClassID: z.int(),
    ClassCode: codeReply(),
    ClassState: z.string(),
    CourseID: z.int(),
    CourseCode: codeReply(),
    CourseName: trilingualReply,
    StartDate: dayReply(),
    EndDate: dayReply(),
    Fee: moneyReply,
    NeedsAccommodation: z.boolean(),
    RoomTypeName: trilingualReply.nullable(),
    /** For how many nights; null where it was not said. */
    Nights: z.int().nullable(),
    TraineeID: z.int(),
    TraineeCode: codeReply(),
    TraineeName: trilingualReply,
    OrganizationID: z.int().nullable(),
    OrganizationName: trilingualReply.nullable(),
    /** Null where the trainee pays; false while the organization has not answered. */
    OrganizationAgreed: z.boolean().nullable(),
    /** A place in a class made for one organization, and its trainee has not said yet whether they come. */
    PlaceAsked: z.boolean(),
    /** A draft that the academy has taken over, to hand it in. */
    TakenOver: z.boolean(),
    /** Of the live invoice. */
    InvoiceNumber: codeReply().nullable(),
    DueDate: dayReply().nullable(),
    /** When the proof that waits to be checked was handed in; null where none does. */
    ProofAt: instant().nullable(),
    /** What waits for somebody, each with since when it does. */
    Waits: z.array(z.object({ Task: taskName, Since: instant() })),
    Actions: z.array(z.string()),
  })
  .meta({ id: 'RegistrationRow' })

export const fileReply = z.object({ ID: z.int(), Name: z.string(), Size: z.int() }).meta({ id: 'FileFacts' })
export const proofReply = z
  .object({
    ID: z.int(),
    InvoiceNumber: z.string(),
    File: fileReply.nullable(),
    SwiftCode: z.string().nullable(),
    Note: z.string(),
    State: z.enum(['uploaded', 'verified', 'rejected']),
    Reason: z.string().nullable(),
    Received: moneyReply.nullable(),
    /** By what it came in. */
    PaymentTypeName: trilingualReply.nullable(),
    UploadedAt: instant(),
    UploadedBy: z.string(),
    DecidedAt: instant().nullable(),
    DecidedBy: z.string().nullable(),
    /** Other proofs with the same file or the same SWIFT code; for who verifies payments alone. */
    Twins: z.array(proofTwin),
  })
  .meta({ id: 'PaymentProof' })

export const documentReply = z
  .object({ ID: z.int(), Kind: z.enum(['visaProof', 'flightTicket']), File: fileReply, UploadedAt: instant() })
  .meta({ id: 'RegistrationDocument' })

export const historyLine = z
  .object({
    ID: z.int(),
    At: instant(),
    /** Null where the system did it. */
    By: z.string().nullable(),
    Kind: z.string(),
    Why: z.string().nullable(),
  })
  .meta({ id: 'HistoryLine' })
