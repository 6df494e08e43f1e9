import * as z from 'zod'
import { codeReply, percentReply } from '#platform/shared/record/list.ts'
import { id, instant, moneyReply, plainText, trilingualReply, version } from '#platform/shared/shapes.ts'
import { invoiceReply } from '#modules/billing/contract/shapes.ts'
import { appealTable } from '../rules/appeals.ts'
import { competitionTable } from '../rules/competition-states.ts'
import { entryTable } from '../rules/entry-states.ts'

export const competitionState = z.enum(competitionTable.states)
export const entryState = z.enum(entryTable.states)
export const appealState = z.enum(appealTable.states)

/** Why somebody decided so; whom it is about reads it. */
export const reason = () => plainText(1000).pipe(z.string().min(1, 'required'))
export const actBody = z.strictObject({ ID: id(), Version: version() })
export const reasonedBody = actBody.extend({ Reason: reason() })

export const movedReply = z
  .object({ ID: z.int(), Version: z.int(), State: competitionState })
  .meta({ id: 'CompetitionMoved' })
export const movedEntry = z.object({ ID: z.int(), Version: z.int(), State: entryState }).meta({ id: 'EntryMoved' })

/** What everybody reads of a competition. */
export const competitionFacts = {
  ID: z.int(),
  Code: codeReply(),
  CompetitionName: trilingualReply,
  CourseName: trilingualReply,
  EntriesOpenAt: instant(),
  StartsAt: instant(),
  EndsAt: instant(),
  Minutes: z.int(),
  /** At this moment, its dates included. */
  State: competitionState,
  AppealsUntil: instant().nullable(),
}

/** How a paper came out. Null before the provisional results. */
export const outcome = {
  Score: z.number().nullable(),
  MaxScore: z.number().nullable(),
  Percent: percentReply().nullable(),
  /** Null: not sat, or on no place. */
  Rank: z.int().nullable(),
  /** Time used. */
  Milliseconds: z.int().nullable(),
}

export const proofReply = z
  .object({
    File: z.object({ ID: z.int(), Name: z.string(), Size: z.int() }).nullable(),
    SwiftCode: z.string().nullable(),
    State: z.enum(['uploaded', 'verified', 'rejected']),
    Reason: z.string().nullable(),
    UploadedAt: instant(),
  })
  .meta({ id: 'CompetitionProof' })

export const appealReply = z
  .object({
    ID: z.int(),
    State: appealState,
    Text: z.string(),
    FiledAt: instant(),
    Decision: z.string().nullable(),
    DecidedAt: instant().nullable(),
  })
  .meta({ id: 'CompetitionAppeal' })

/** The own entry. */
export const ownEntry = z
  .object({
    ID: z.int(),
    Version: z.int(),
    TraineeID: z.int(),
    State: entryState,
    Reason: z.string().nullable(),
    ShowsName: z.boolean(),
    EnteredAt: instant(),
    /** When the paper was handed in; null where it was not sat. */
    SubmittedAt: instant().nullable(),
    /** To open the own answers, once the results are out. */
    ExamID: z.int().nullable(),
    ...outcome,
    CertificateNumber: codeReply().nullable(),
    Invoice: invoiceReply.nullable(),
    Proofs: z.array(proofReply),
    Appeal: appealReply.nullable(),
    /** `fileAppeal`, `showName` beside the moves. */
    Actions: z.array(z.string()),
  })
  .meta({ id: 'OwnCompetitionEntry' })

/** A competition as a trainee reads it, with the own entry where there is one. */
export const ownCompetition = z
  .object({
    ...competitionFacts,
    About: trilingualReply,
    Now: instant(),
    /** What an entry costs before the tax; 0: nothing. */
    Fee: moneyReply,
    Entry: ownEntry.nullable(),
    /** `enter`, `openBoard`. */
    Actions: z.array(z.string()),
  })
  .meta({ id: 'OwnCompetition' })
