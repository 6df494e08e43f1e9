import type { Output } from '#platform/shared/call.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { registrationCalls } from '../../../contract/calls.ts'
import { isOverridable, type Objection } from '../../../rules/objections/objections.ts'
import { isReviewer } from '../../../rules/parties.ts'
import type { Looked } from './look.ts'

type Shown = Output<typeof registrationCalls.getObjections>['Objections'][number]

const nothing = { Code: null, Missing: [], Courses: [], Clashes: [], Until: null, Cost: null, Budget: null }

/** What belongs to the sentence of each. */
function partsOf({ kind }: Objection, looked: Looked, actor: Actor): Partial<Shown> {
  const { visit, traineeBudgetMinor, courseBudgetMinor } = looked.about
  const money = (Minor: number) => ({ Minor, Currency: visit.currency })
  switch (kind) {
    case 'classClosed':
    case 'noFreeSeat':
      return { Code: visit.code }
    case 'alreadyRegistered':
      // What somebody registered to alone is no business of the employer's.
      return { Code: actor.organizationId === null ? (looked.liveCode ?? null) : null }
    case 'mandatoryDataMissing':
      return { Missing: looked.missing }
    case 'passportTooShort':
      return { Until: looked.passportNeededUntil }
    case 'prerequisiteMissing':
      return { Courses: looked.courses }
    case 'calendarClash':
      return {
        Clashes: looked.clashes
          .filter(({ organizationId }) => actor.organizationId === null || organizationId === actor.organizationId)
          .map(({ meets, held: _, organizationId: __, ...clash }) => ({ ...clash, SameHours: meets })),
      }
    case 'traineeBudgetExceeded':
      return { Cost: money(visit.feeMinor), Budget: money(traineeBudgetMinor ?? 0) }
    case 'courseBudgetExceeded':
      return { Cost: money(visit.feeMinor * looked.sent), Budget: money(courseBudgetMinor ?? 0) }
    case 'admissionTestOpen':
      return {}
  }
}

/** The objections as this actor reads them; what was let pass holds up nothing any more. */
export const objectionsShown = (looked: Looked, overridden: ReadonlySet<string>, actor: Actor): Shown[] =>
  looked.objections
    .filter(({ kind }) => !overridden.has(kind))
    .map((objection) => ({
      Kind: objection.kind,
      HoldsUp: objection.holdsUp,
      MayOverride: isReviewer(actor) && objection.holdsUp !== 'nothing' && isOverridable(objection.kind),
      ...nothing,
      ...partsOf(objection, looked, actor),
    }))
