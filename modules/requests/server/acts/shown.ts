import { todayOf } from '#platform/server/today.ts'
import { papers } from '../../contract/shapes.ts'
import { classToPrint } from './class-printed.ts'
import { sheetCost } from './costs.ts'
import { requestHistory } from './history.ts'
import { twinsOf } from '#modules/billing/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor, Language } from '#platform/shared/actor.ts'
import { settings } from '#platform/server/settings.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { proposalSettings } from '../../contract/settings.ts'
import { isStaff, partyOf } from '../../rules/parties.ts'
import { doubtsOf, isUnsent, marginPercent, type ProposalState } from '../../rules/proposal.ts'
import { maySwapAlone, requestActions, type RequestState } from '../../rules/request-states.ts'
import { invoiceOf, proofsOf, shownNominees, versionsOf, wholeRequest } from '../store/detail.ts'

/** What of a row decides which acts are open. */
interface Row {
  readonly State: string
  readonly liveProposal: string | null
  readonly startsOn: string | null
  readonly isOwed: boolean
  readonly hasOpenProof: boolean
  readonly isHeld: boolean
}

/** The row as a reply has it: with what the actor may do with it today. */
export function withActions<R extends Row>(row: R, actor: Actor, today: string) {
  const { liveProposal, startsOn, isOwed, hasOpenProof, isHeld, ...shown } = row
  const facts = {
    state: row.State as RequestState,
    firstDay: startsOn,
    today,
    proposal: liveProposal,
    isOwed,
    hasOpenProof,
    isHeld,
  }
  return { ...shown, State: facts.state, Actions: requestActions(facts, partyOf(actor)) as string[] }
}

/** A request that the actor reaches, with everything around it; else `notFound`. */
export async function shownRequest(
  { db, actor, now, language }: { db: Database; actor: Actor; now: Date; language: Language },
  id: number,
) {
  const { keptMinor, ...row } = (await wholeRequest(db, actor, id)) ?? refuse(notFound)
  const worker = isStaff(actor)
  const { largestDiscount } = await settings(db, proposalSettings)
  const shown = withActions(row, actor, await todayOf(db, now))
  const Invoice = (await invoiceOf(db, id)) ?? null
  return {
    ...shown,
    Proposals: (await asReckoned(db, id, await versionsOf(db, id, worker))).map((version) =>
      shownVersion(version, worker, largestDiscount, language),
    ),
    Nominees: await shownNominees(db, id),
    OnlySwaps: maySwapAlone(shown.State),
    Invoice,
    Kept: keptMinor !== null && Invoice ? { Minor: keptMinor, Currency: Invoice.Amount.Currency } : null,
    Proofs: await proofsShown(db, id, worker),
    Papers: await papersOf(db, actor, shown, Invoice),
    History: await requestHistory(db, language, id, worker),
  }
}

/** The proofs of payment; who verifies them is told which were handed in elsewhere too. */
async function proofsShown(db: Database, id: number, worker: boolean) {
  const proofs = await proofsOf(db, id)
  const twins = worker && proofs.length > 0 ? await twinsOf(db, 'courseRequest', [id]) : null
  return proofs.map((proof) => ({ ...proof, Twins: [...(twins?.get(proof.ID) ?? [])] }))
}

interface Papered {
  readonly ID: number
  readonly ClassID: number | null
  readonly Total: unknown
}

/** What of it can be printed by now. */
async function papersOf(
  db: Database,
  actor: Actor,
  { ID, ClassID, Total }: Papered,
  invoice: { readonly State: string } | null,
) {
  const isThere = {
    form: true,
    proposal: Total !== null,
    invoice: invoice !== null && invoice.State !== 'void',
    invitation: ClassID !== null && (await classToPrint(db, actor, ID, 'named')) !== undefined,
    placement: ClassID !== null && (await classToPrint(db, actor, ID, 'placed')) !== undefined,
  }
  return papers.filter((paper) => isThere[paper])
}

type Version = Awaited<ReturnType<typeof versionsOf>>[number]

/** One that is not sent yet costs what the sheet says now. */
const asReckoned = (db: Database, id: number, versions: readonly Version[]): Promise<Version[]> =>
  Promise.all(
    versions.map(async (version) => {
      if (!isUnsent(version.State as ProposalState)) return version
      const cost = await sheetCost(db, id, { trainees: version.Trainees, currency: version.currency })
      return cost === undefined ? version : { ...version, costMinor: cost }
    }),
  )

/** A version as the academy reads it, or as whoever asked does: without what it costs and who doubted it. */
function shownVersion(version: Version, worker: boolean, largestDiscount: number, language: Language) {
  const { costMinor, currency, netMinor, writer, ...proposal } = version
  const facts = { netMinor, costMinor, discountPercent: proposal.DiscountPercent }
  return {
    ...proposal,
    State: proposal.State as ProposalState,
    Cost: worker && costMinor !== null ? { Minor: costMinor, Currency: currency } : null,
    MarginPercent: worker && costMinor !== null ? marginPercent(netMinor, costMinor) : null,
    Doubts: worker ? doubtsOf(facts, largestDiscount) : [],
    ApprovalReason: worker ? proposal.ApprovalReason : '',
    WrittenBy: worker ? ((language === 'ar' ? writer.ar : writer.en || writer.ar) ?? null) : null,
  }
}
