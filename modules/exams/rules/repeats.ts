import { actionsIn, stateTable } from '#platform/shared/record/states.ts'
import type { StandingName } from '#platform/shared/record/reach.ts'
import type { repeatReach } from './reach.ts'
import type { ExamSettings } from './settings.ts'

/** A repeat of a failed exam: the first is free, later ones are paid before they are granted. */
export const repeatTable = stateTable({
  states: ['requested', 'invoiced', 'proofUploaded', 'paid', 'granted', 'used', 'expired', 'rejected'],
  initial: 'requested',
  moves: {
    invoice: { from: ['requested'], to: 'invoiced', who: ['staff'] },
    uploadProof: { from: ['invoiced'], to: 'proofUploaded', who: ['trainee'] },
    verifyPayment: { from: ['proofUploaded'], to: 'paid', who: ['staff'] },
    rejectProof: { from: ['proofUploaded'], to: 'invoiced', who: ['staff'] },
    grant: { from: ['requested', 'paid'], to: 'granted', who: ['staff'] },
    reject: { from: ['requested', 'invoiced', 'proofUploaded'], to: 'rejected', who: ['staff'] },
    // who was granted one and is not to sit it after all
    end: { from: ['granted'], to: 'expired', who: ['staff'] },
    use: { from: ['granted'], to: 'used', who: ['clock'] },
    // its paper was voided: nobody has sat it
    giveBack: { from: ['used'], to: 'granted', who: ['clock'] },
    // what waits for the academy does not run out
    expire: { from: ['invoiced', 'granted'], to: 'expired', who: ['clock'] },
  },
})
/** Not over: the trainee may still come to it. */
export const openRepeats = [
  'requested',
  'invoiced',
  'proofUploaded',
  'paid',
  'granted',
] as const satisfies readonly RepeatState[]
export type RepeatState = (typeof repeatTable.states)[number]
export type RepeatAction = keyof typeof repeatTable.moves
export type RepeatPart = StandingName<typeof repeatReach>

/** A repeat that is not free can't be granted before it is paid; a free one needs no invoice. */
export function repeatActionsFor(state: RepeatState, isFree: boolean, part: RepeatPart): RepeatAction[] {
  return actionsIn(repeatTable, state, part).filter((action) => {
    if (state !== 'requested') return true
    return isFree ? action !== 'invoice' : action !== 'grant'
  })
}

export type RepeatBar = 'notFinal' | 'notFailed' | 'noneLeft' | 'tooLate' | 'underWay'

/** Why a repeat can't be asked for, or null where it can. */
export function repeatBar(
  facts: {
    readonly resultsFinalAt: Date | null
    readonly failed: boolean
    readonly repeatsUsed: number
    readonly hasLiveRequest: boolean
    readonly now: Date
  },
  settings: ExamSettings,
): RepeatBar | null {
  if (!facts.resultsFinalAt) return 'notFinal'
  if (!facts.failed) return 'notFailed'
  if (facts.hasLiveRequest) return 'underWay'
  if (facts.repeatsUsed >= settings.maxRepeats) return 'noneLeft'
  return facts.now > repeatUntil(facts.resultsFinalAt, settings) ? 'tooLate' : null
}

/** Who is answered has so many days at least for what comes next. */
const daysAfterAnswer = 14
export const answeredUntil = (expiresAt: Date, now: Date): Date =>
  new Date(Math.max(expiresAt.getTime(), now.getTime() + daysAfterAnswer * 86_400_000))

/** After these it is the trainee who has something to do. */
export const answers: readonly RepeatAction[] = ['invoice', 'rejectProof', 'grant']

/** Until when a repeat may be sat that is given back: the time since its paper was begun does not count. */
export const givenBackUntil = (expiresAt: Date, startedAt: Date, now: Date): Date =>
  new Date(expiresAt.getTime() + now.getTime() - startedAt.getTime())

export function repeatUntil(resultsFinalAt: Date, settings: ExamSettings): Date {
  return new Date(resultsFinalAt.getTime() + settings.repeatDays * 86_400_000)
}

/** What somebody may do about a released result: its own trainee reads the paper again and asks for another go. */
export const resultActions = (result: {
  readonly isOwn: boolean
  readonly wasSat: boolean
  /** It counts, and nothing bars a repeat of the exam. */
  readonly mayRepeat: boolean
}): string[] =>
  result.isOwn ? [...(result.wasSat ? ['reviewAnswers'] : []), ...(result.mayRepeat ? ['requestRepeat'] : [])] : []
