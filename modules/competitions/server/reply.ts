import type { Money } from '#platform/shared/values/money.ts'
import { appealBar } from '../rules/appeals.ts'
import { competitionActions, isFinal, isReleased, type CompetitionState } from '../rules/competition-states.ts'
import { entryActions, entryBar } from '../rules/entry-states.ts'
import { feeOf } from './acts/money.ts'
import type { OwnRow, invoicesOf, proofsOf } from './store/own.ts'

type Found<Read extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Read>>
interface About {
  readonly now: Date
  readonly usualFee: Money
  readonly invoices: Found<typeof invoicesOf>
  readonly proofs: Found<typeof proofsOf>
}

/** A row of the academy, with what its keeper may do. */
export const withActions = <
  Row extends {
    readonly State: CompetitionState
    readonly AppealsUntil: string | null
    readonly AppealsWaiting: number
    readonly Sitting: number
    readonly Unmarked: number
    readonly ToReview: number
    readonly wasEntered: boolean
  },
>(
  { wasEntered, ...row }: Row,
  now: Date,
) => ({
  ...row,
  Actions: competitionActions(row.State, {
    appealsOver: row.AppealsUntil !== null && new Date(row.AppealsUntil) <= now,
    appealsWaiting: row.AppealsWaiting,
    sitting: row.Sitting,
    papersWaiting: row.Unmarked + row.ToReview,
    wasEntered,
  }),
})

/** A competition for a trainee. How the own paper came out stands in it once that is out, and never before. */
export function ownReply(row: OwnRow, about: About) {
  const { ID, Code, CompetitionName, CourseName, EntriesOpenAt, StartsAt, EndsAt, Minutes, State, AppealsUntil } = row
  const entry = row.entryId === null ? null : ownEntry(row as OwnRow & Present, about)
  return {
    ID,
    Code,
    CompetitionName,
    CourseName,
    EntriesOpenAt,
    StartsAt,
    EndsAt,
    Minutes,
    State,
    AppealsUntil,
    About: row.About,
    Now: about.now.toISOString(),
    Fee: feeOf(row, about.usualFee),
    Entry: entry,
    Actions: [...(entryBar(State, row.entryState) === null ? ['enter'] : []), ...(isFinal(State) ? ['openBoard'] : [])],
  }
}

type Present = {
  readonly [Key in 'entryId' | 'entryVersion' | 'entryState' | 'traineeId' | 'showsName' | 'enteredAt']: NonNullable<
    OwnRow[Key]
  >
}

function ownEntry(row: OwnRow & Present, { now, invoices, proofs }: About) {
  const out = isReleased(row.State)
  const { entryId: _, ...invoice } = invoices.find(({ entryId }) => entryId === row.entryId) ?? { entryId: 0 }
  const facts = {
    state: row.entryState,
    competition: row.State,
    isPaid: 'ID' in invoice && invoice.Received.Minor > 0,
    isSat: row.attemptId !== null,
  }
  const appealsUntil = row.AppealsUntil === null ? null : new Date(row.AppealsUntil)
  const bar = appealBar(
    { state: row.State, appealsUntil },
    { hasAppeal: row.appealId !== null, isSat: row.submittedAt !== null },
    now,
  )
  return {
    ID: row.entryId,
    Version: row.entryVersion,
    TraineeID: row.traineeId,
    State: row.entryState,
    Reason: row.entryReason,
    ShowsName: row.showsName,
    EnteredAt: row.enteredAt,
    SubmittedAt: row.submittedAt,
    ExamID: out && row.submittedAt !== null ? row.examId : null,
    Score: out ? row.score : null,
    MaxScore: out ? row.maxScore : null,
    Percent: out ? row.percent : null,
    Rank: out ? row.rank : null,
    Milliseconds: out ? row.milliseconds : null,
    CertificateNumber: row.certificateNumber,
    Invoice: 'ID' in invoice ? invoice : null,
    Proofs: proofs.filter(({ entryId }) => entryId === row.entryId).map(({ entryId: __, ...proof }) => proof),
    Appeal:
      row.appealId === null
        ? null
        : {
            ID: row.appealId,
            State: row.appealState!,
            Text: row.appealText!,
            FiledAt: row.filedAt!,
            Decision: row.decision,
            DecidedAt: row.decidedAt,
          },
    Actions: [
      ...entryActions(facts, 'trainee').filter((action) => action !== 'enterAgain'),
      ...(row.entryState !== 'withdrawn' && !isFinal(row.State) ? ['showName'] : []),
      ...(bar === null ? ['fileAppeal'] : []),
    ],
  }
}
