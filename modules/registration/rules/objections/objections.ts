import type { MainState } from '../main-track.ts'
import type { Party } from '../parties.ts'
import { isMet, type AdmissionTest } from './admission.ts'

/** What may stand against a registration, in the order in which it is said. */
export const objectionKinds = [
  'classClosed',
  'alreadyRegistered',
  'mandatoryDataMissing',
  'passportTooShort',
  'prerequisiteMissing',
  'calendarClash',
  'traineeBudgetExceeded',
  'courseBudgetExceeded',
  'admissionTestOpen',
  'noFreeSeat',
] as const
export type ObjectionKind = (typeof objectionKinds)[number]

/** What cannot happen while it stands; nothing: it is said, and no more. */
export const heldUp = ['submission', 'approval', 'nothing'] as const
export type HeldUp = (typeof heldUp)[number]

/** What a reviewer may let pass with a reason. Without the data there is no registration; a class is opened by its coordinator. */
export const overridable = [
  'passportTooShort',
  'prerequisiteMissing',
  'calendarClash',
  'traineeBudgetExceeded',
  'courseBudgetExceeded',
  'admissionTestOpen',
] as const satisfies readonly ObjectionKind[]
export type Overridable = (typeof overridable)[number]
export const isOverridable = (kind: ObjectionKind): kind is Overridable =>
  (overridable as readonly ObjectionKind[]).includes(kind)

/** Another class of the trainee at the same time. */
export interface Clash {
  /** Sessions of both are known and two of them meet; else only the days are the same. */
  readonly meets: boolean
  /** The trainee has a place there. */
  readonly held: boolean
}

/** A class that the trainee cannot attend as well; what has no hours yet, or no place, may still turn out well. */
export const cannotBoth = ({ meets, held }: Clash): boolean => meets && held

/** What is known of a registration, made or about to be. */
export interface Known {
  readonly classTakes: boolean
  /** There is another live registration of the trainee to the class. */
  readonly isRegistered: boolean
  readonly lacksData: boolean
  readonly passportTooShort: boolean
  readonly lacksCourses: boolean
  readonly clashes: readonly Clash[]
  readonly feeMinor: number
  /** Null where whoever pays named none. */
  readonly traineeBudgetMinor: number | null
  readonly courseBudgetMinor: number | null
  /** How many the payer has in the class, this one among them. */
  readonly sent: number
  /** A seat is free, or this registration has one. */
  readonly hasRoom: boolean
  /** The course lets nobody in without its admission test. */
  readonly asksTest: boolean
  readonly tests: readonly AdmissionTest[]
}

export interface Objection {
  readonly kind: ObjectionKind
  readonly holdsUp: HeldUp
}

/** Everything that stands against a registration. */
export function objectionsOf(known: Known): Objection[] {
  const { feeMinor, traineeBudgetMinor, courseBudgetMinor } = known
  const stands: Record<ObjectionKind, HeldUp | false> = {
    classClosed: !known.classTakes && 'submission',
    alreadyRegistered: known.isRegistered && 'submission',
    mandatoryDataMissing: known.lacksData && 'submission',
    passportTooShort: known.passportTooShort && 'submission',
    prerequisiteMissing: known.lacksCourses && 'submission',
    calendarClash: known.clashes.length > 0 && (known.clashes.some(cannotBoth) ? 'submission' : 'nothing'),
    traineeBudgetExceeded: traineeBudgetMinor !== null && feeMinor > traineeBudgetMinor && 'submission',
    courseBudgetExceeded: courseBudgetMinor !== null && feeMinor * known.sent > courseBudgetMinor && 'submission',
    // It is sat once the registration is handed in.
    admissionTestOpen: known.asksTest && !isMet(known.tests) && 'approval',
    noFreeSeat: !known.hasRoom && 'nothing',
  }
  return objectionKinds.flatMap((kind) => {
    const holdsUp = stands[kind]
    return holdsUp ? [{ kind, holdsUp }] : []
  })
}

/** Of these the first that keeps this from happening, where nobody let it pass. */
export const firstAgainst = (
  objections: readonly Objection[],
  overridden: ReadonlySet<string>,
  what: Exclude<HeldUp, 'nothing'>,
): ObjectionKind | undefined => objections.find(({ kind, holdsUp }) => holdsUp === what && !overridden.has(kind))?.kind

/**
 * Of these what is asked anew of whoever moves to another class. Who got into one class of a course lacks nothing for another
 * of it, and whose place was not granted yet is asked for the test later.
 */
export const objectionsToMove = (
  objections: readonly Objection[],
  { sameCourse, isReviewed }: { readonly sameCourse: boolean; readonly isReviewed: boolean },
): Objection[] =>
  objections.filter(({ kind }) => {
    if (kind === 'prerequisiteMissing') return !sameCourse
    return kind !== 'admissionTestOpen' || (!sameCourse && isReviewed)
  })

/** Reviewers let something pass as long as the academy has not answered. */
export const mayOverride = (main: MainState, party: Party): boolean =>
  (party === 'reviewer' || party === 'admin') &&
  (main === 'draft' || main === 'submitted' || main === 'underReview' || main === 'changesRequested')
