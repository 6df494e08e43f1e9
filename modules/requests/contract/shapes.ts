import * as z from 'zod'
import { languageCode } from '#modules/lookups/contract/language-code.ts'
import { codeReply, dayReply } from '#platform/shared/record/list.ts'
import {
  id,
  instant,
  moneyReply,
  plainText,
  day,
  optionalTrilingual,
  shortText,
  timeOfDay,
  tooMany,
  trilingual,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { proposalStates } from '../rules/proposal.ts'
import { requestStates } from '../rules/request-states.ts'

export const requestState = z.enum(requestStates.states)
export const places = ['academy', 'customerSite', 'online'] as const
export const whole = (min: number, max: number) =>
  z.int({ error: 'notANumber' }).min(min, 'tooSmall').max(max, 'tooLarge')

/** Why somebody decided so; people on the other side read it. */
export const reason = () => plainText(1000).pipe(z.string().min(1, 'required'))

/** The body of what is done to one request, and of what has to say why. */
export const actBody = z.strictObject({ ID: id(), Version: version() })
export const reasonedBody = actBody.extend({ Reason: reason() })

/** What an act answers with, so that the page knows how the request stands without asking again. */
export const movedReply = z
  .object({ ID: z.int(), Number: z.string(), Version: z.int(), State: requestState })
  .meta({ id: 'CourseRequestMoved' })

/** A request in a list. */
export const requestRow = z
  .object({
    ID: z.int(),
    Number: codeReply(),
    Version: z.int(),
    State: requestState,
    /** Why it was declined or cancelled, or what is to be changed. */
    Reason: z.string().nullable(),
    CourseID: z.int().nullable(),
    CourseCode: codeReply().nullable(),
    CourseName: trilingualReply.nullable(),
    /** What is wished where it is no course of the catalogue. */
    Topic: z.string(),
    Trainees: z.int(),
    FirstDay: dayReply().nullable(),
    LastDay: dayReply().nullable(),
    /** The wished month, `YYYY-MM`, where the days are open. */
    Month: z.string().nullable(),
    OrganizationID: z.int().nullable(),
    OrganizationName: trilingualReply.nullable(),
    TraineeID: z.int().nullable(),
    TraineeName: trilingualReply.nullable(),
    CoordinatorID: z.int().nullable(),
    CoordinatorName: trilingualReply.nullable(),
    SubmittedAt: instant().nullable(),
    StateSince: instant(),
    ClassID: z.int().nullable(),
    ClassCode: codeReply().nullable(),
    /** Of the version that was sent last, with the tax. */
    Total: moneyReply.nullable(),
    ValidUntil: dayReply().nullable(),
    Actions: z.array(z.string()),
  })
  .meta({ id: 'CourseRequestRow' })

/** A line of a proposal: what one costs, before discount and tax, and what the line comes to with the discount. */
export const proposalLine = z.object({
  Text: trilingualReply,
  Quantity: z.int(),
  Minor: z.int(),
  AmountMinor: z.int(),
})

/** A version of a proposal as whoever asked reads it. */
export const sentProposal = z
  .object({
    ID: z.int(),
    Number: z.int(),
    State: z.enum(proposalStates),
    CourseID: z.int(),
    CourseCode: codeReply(),
    CourseName: trilingualReply,
    FirstDay: dayReply(),
    LastDay: dayReply(),
    Weekdays: z.array(z.int()),
    StartTime: z.string(),
    EndTime: z.string(),
    Hours: z.int(),
    Place: z.enum(places),
    Language: z.string(),
    LanguageName: trilingualReply,
    Trainees: z.int(),
    Lines: z.array(proposalLine),
    DiscountPercent: z.number(),
    TaxPercent: z.number(),
    /** Of all lines, with the discount. */
    Net: moneyReply,
    Tax: moneyReply,
    Total: moneyReply,
    /** How many of its currency one of `BaseCurrency` buys. */
    Rate: z.number(),
    BaseCurrency: z.string(),
    ValidUntil: dayReply(),
    Text: trilingualReply,
    /** What its template says, as it was filled when it was written; empty without one. */
    Wording: trilingualReply,
    SentAt: instant().nullable(),
    AnsweredAt: instant().nullable(),
    AnsweredBy: z.string(),
    Reason: z.string(),
  })
  .meta({ id: 'SentProposal' })

/** The same as the academy reads it. */
export const proposalReply = sentProposal
  .extend({
    /** What it costs the academy; null where nobody has worked it out, and for who asked. */
    Cost: moneyReply.nullable(),
    MarginPercent: z.number().nullable(),
    TemplateID: z.int().nullable(),
    /** Why it waits for an administrator, or may go all the same. */
    Doubts: z.array(z.enum(['negativeMargin', 'largeDiscount'])),
    ApprovalReason: z.string(),
    SentTo: z.string(),
    WrittenBy: z.string().nullable(),
    WrittenAt: instant(),
  })
  .meta({ id: 'Proposal' })

const line = z.strictObject({
  Text: trilingual(),
  Quantity: whole(1, 10_000),
  /** What one costs, before discount and tax, in the proposal's currency. */
  Minor: whole(0, 2_000_000_000),
})

/** What a version of a proposal says. */
export const proposalFields = z
  .strictObject({
    CourseID: id(),
    FirstDay: day(),
    LastDay: day(),
    Weekdays: z.array(whole(0, 6)).min(1, 'required').max(7, tooMany),
    StartTime: timeOfDay(),
    EndTime: timeOfDay(),
    Hours: whole(1, 2000),
    Place: z.enum(places),
    Language: languageCode(),
    Trainees: whole(1, 500),
    Currency: shortText(3, 'required').regex(/^[A-Z]{3}$/, 'required'),
    Lines: z.array(line).min(1, 'required').max(50, tooMany),
    DiscountPercent: z.number('notANumber').min(0, 'tooSmall').max(100, 'tooLarge').multipleOf(0.01, 'notANumber'),
    /** What it costs the academy, in its currency; null where nobody has worked it out. A cost sheet of the request is heeded in its place. */
    CostMinor: whole(0, 2_000_000_000).nullable(),
    ValidUntil: day(),
    Text: optionalTrilingual(8000),
    /** The template whose text, filled, stands in the version; none where null or left out. */
    TemplateID: id().nullable().optional(),
  })
  .refine(({ FirstDay, LastDay }) => LastDay >= FirstDay, { path: ['LastDay'], error: 'endBeforeStart' })
  .refine(({ FirstDay, LastDay }) => Date.parse(LastDay) - Date.parse(FirstDay) <= 366 * 86_400_000, {
    path: ['LastDay'],
    error: 'tooLarge',
  })
  .refine(({ StartTime, EndTime }) => EndTime > StartTime, { path: ['EndTime'], error: 'endBeforeStart' })

export const nominee = z
  .object({
    ID: z.int(),
    Name: z.string(),
    Email: z.string(),
    TraineeID: z.int().nullable(),
    TraineeCode: codeReply().nullable(),
    TraineeName: trilingualReply.nullable(),
    RegistrationID: z.int().nullable(),
    /** The place was given back; somebody else may be named in it. */
    HasLeft: z.boolean(),
    /** Whoever is named has not said yet whether they come. */
    PlaceAsked: z.boolean(),
    /** What the record lacks to be registered, by the names of its fields. */
    Missing: z.array(z.string()),
  })
  .meta({ id: 'Nominee' })

/** What of a request can be printed. */
export const papers = ['form', 'proposal', 'invoice', 'invitation', 'placement'] as const

export const historyLine = z
  .object({
    ID: z.int(),
    At: instant(),
    /** Null where the system did it, or whoever held the link. */
    By: z.string().nullable(),
    Kind: z.string(),
    Why: z.string().nullable(),
  })
  .meta({ id: 'CourseRequestHistory' })
