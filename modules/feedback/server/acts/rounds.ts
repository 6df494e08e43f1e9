import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeFact } from '#platform/server/acts/write-act.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { invalidInput, notAllowed, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { askedAlready, noSheet, nobodyToAsk } from '../../contract/refusals.ts'
import { counted, sumsOf } from '../../rules/counting.ts'
import { kindsKeptBy, type SheetKind } from '../../rules/kinds.ts'
import { isEnough, isSigned, leastAnswers, stateAfter, type RoundMove } from '../../rules/round-states.ts'
import * as counts from '../store/counts.ts'
import * as opening from '../store/opening.ts'
import { reachesRound } from '../store/reach.ts'
import { lockedRound, peopleToChoose, type Round } from '../store/rounds.ts'
import { publishedSheets, questionsOf } from '../store/sheets.ts'
import { openBox, shuffled } from './box.ts'
import type { Doing, Opening } from './doing.ts'
import { areEnough, openRounds, remind } from './opening.ts'
import { noun } from './round-noun.ts'

interface Seen {
  readonly ID: number
  readonly Version: number
}

/** A round that the actor keeps as they have seen it, locked. */
export async function take(doing: Doing, actor: Actor, { ID, Version }: Seen): Promise<Round> {
  const round = await lockedRound(doing.db, ID, reachesRound(actor))
  if (!round || !kindsKeptBy(actor).includes(round.kind)) return refuse(notFound)
  if (round.version !== Version) return refuseChanged(doing.db, [noun.acts.subject, ID])
  return round
}

const requireOpen = (round: Round, action: string): void =>
  round.state === 'open' ? undefined : refuse(notNow, { action, state: round.state })
const refuseDay = () => refuse(invalidInput, {}, [{ path: 'ClosesOn', code: 'inThePast' }])

export interface Asked {
  readonly ClassID: number
  readonly Kind: SheetKind
  readonly InstructorID: number | null
  readonly EvaluatorID: number | null
  readonly ClosesOn: Day
  readonly ByCode: boolean
}

/** Opens one round by hand. */
export async function openRound(doing: Doing, actor: Actor, asked: Asked) {
  const { db, today } = doing
  const { Kind: kind, ClassID: classId, InstructorID: instructorId } = asked
  if (!kindsKeptBy(actor).includes(kind)) refuse(notAllowed)
  if (asked.ClosesOn < today) refuseDay()
  if (!(await opening.classToAsk(db, classId))) refuse(invalidInput, {}, [{ path: 'ClassID', code: 'required' }])
  await opening.lockClass(db, classId)
  const sheetId = (await publishedSheets(db)).get(kind) ?? refuse(noSheet)
  if ((await opening.roundsOfClass(db, classId)).has(`${kind} ${instructorId ?? 0}`)) refuse(askedAlready)
  const { Instructors, Evaluators } = await peopleToChoose(db, classId)
  if (instructorId !== null && !Instructors.some(({ ID }) => ID === instructorId))
    refuse(invalidInput, {}, [{ path: 'InstructorID', code: 'required' }])
  const evaluator = kind === 'instructorByEvaluator' ? asked.EvaluatorID : null
  if (evaluator !== null && !Evaluators.some(({ ID }) => ID === evaluator))
    refuse(invalidInput, {}, [{ path: 'EvaluatorID', code: 'required' }])
  const people = evaluator === null ? await opening.peopleAsked(db, classId, kind) : [{ account_id: evaluator }]
  if (!areEnough(kind, people)) refuse(nobodyToAsk, isSigned(kind) ? {} : { least: leastAnswers })
  const wanted = { kind, sheetId, instructorId, closesOn: asked.ClosesOn, byCode: asked.ByCode, people }
  const [id] = await openRounds(doing, classId, [wanted])
  return { ID: id!, Version: 1 }
}

export async function extendRound(doing: Doing, round: Round, closesOn: Day): Promise<void> {
  requireOpen(round, 'extendFeedbackRound')
  if (closesOn < doing.today) refuseDay()
  await writeAct(doing, noun, { ...round, closes_on: closesOn }, 'extendFeedbackRound', {
    set: { closes_on: closesOn },
  })
}

/** Whoever was asked or reminded today already is left in peace. */
export async function remindRound(doing: Doing, round: Round): Promise<void> {
  requireOpen(round, 'remindFeedbackRound')
  await remind(doing, await opening.toRemind(doing.db, { roundId: round.id, today: doing.today }))
  await writeFact(doing, noun, round, 'remindFeedbackRound')
}

function requireMove(round: Round, action: RoundMove, { bySystem }: Doing) {
  const facts = { kind: round.kind, state: round.state, isCounted: round.is_counted }
  return stateAfter(facts, action, bySystem ? 'system' : 'keeper') ?? refuse(notNow, { action, state: round.state })
}

/**
 * Ends a round. What nobody signed is taken out of its box and counted, all at once; where too few have answered it is
 * thrown away unread, as are the numbers of single questions that too few have answered; own words are kept wherever the
 * round counts.
 */
export async function closeRound(doing: Opening, round: Round): Promise<void> {
  const { db, now, vault } = doing
  const state = requireMove(round, 'closeFeedbackRound', doing)
  const came = isSigned(round.kind)
    ? await counts.signedCounts(db, round.id)
    : await countBox(doing, round, openBox(vault, round.id, await counts.boxOf(db, round.id)))
  await counts.removeBox(db, round.id)
  await writeAct(doing, noun, { ...round, state }, 'closeFeedbackRound', { set: { state, state_since: now, ...came } })
}

const nothing = { is_counted: false, answers: 0, ratings: 0, rating_sum: 0, rating_squares: 0 }

async function countBox({ db }: Doing, round: Round, sheets: Parameters<typeof counted>[0]) {
  if (!isEnough(round.kind, sheets.length)) return nothing
  const { tally, words } = counted(sheets, shuffled)
  const often = Map.groupBy(tally, ({ id }) => id)
  const isShown = (id: number) => sumsOf(often.get(id)!).count >= leastAnswers
  const shown = tally.filter(({ id }) => isShown(id))
  await counts.addTally(db, round.id, shown)
  await counts.addComments(db, round.id, words)
  const rated = new Set(
    (await questionsOf(db, [round.sheet_id])).filter(({ Answer }) => Answer === 'rating').map(({ ID }) => ID),
  )
  const { count, sum, squares } = sumsOf(shown.filter(({ id }) => rated.has(id)))
  return { is_counted: true, answers: sheets.length, ratings: count, rating_sum: sum, rating_squares: squares }
}

export async function releaseRound(doing: Doing, round: Round): Promise<void> {
  const state = requireMove(round, 'releaseFeedbackRound', doing)
  const set = { state, state_since: doing.now }
  await writeAct(doing, noun, { ...round, state }, 'releaseFeedbackRound', { set })
}
