import { setAccountActive, setAccountPending } from '#modules/accounts/server/public.ts'
import { signIns } from '#modules/signin/server/public.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import type { Act, PlainActName } from '#platform/shared/record/act.ts'
import { instructorActs, organizationActs } from '../../contract/acts.ts'
import { afterMove, isAccepted, type ApplicationState, type Decision } from '../../rules/applications.ts'
import { noun as instructorNoun } from '../acts/instructor-noun.ts'
import { noun as organizationNoun } from '../acts/organization-noun.ts'
import { tellApplicant } from '../acts/signup/tell-applicant.ts'
import { savedOf, takeApplicant } from '../acts/take.ts'

type Asking = Pick<Asked<never>, 'db' | 'actor' | 'now' | 'record'> & {
  readonly body: { readonly ID: number; readonly Version: number; readonly Reason?: string }
}

/** Who is accepted is told as everybody with an active account is. */
const letters = { waiting: 'received', moreAsked: 'moreAsked', approved: null, rejected: 'turnedDown' } as const

async function decide(
  asked: Asking,
  ...[kind, act]: ['instructor', Decision<'instructor'>] | ['organization', Decision<'organization'>]
) {
  const { db, body } = asked
  const found = await takeApplicant(asked, kind, body.ID, body.Version)
  const state = afterMove(kind, found.application, act, 'reviewer')
  if (state === null) return refuse(notNow, { action: act, state: found.application })
  const reason = body.Reason ?? ''
  const done = { set: { application: state, application_note: reason, is_active: isAccepted(state) }, reason }
  if (kind === 'instructor') await writeAct(asked, instructorNoun, found, act, done)
  else await writeAct(asked, organizationNoun, found, act, done)
  if (found.accountId !== null) {
    await followAccount(asked, found.accountId, state)
    const letter = letters[state]
    if (letter) await tellApplicant(db, found.accountId, letter, { kind, code: found.code, reason })
  }
  return savedOf(found)
}

/** Who is accepted signs in; who is turned down does not; everybody else waits. */
async function followAccount(asked: Asking, accountId: number, state: ApplicationState): Promise<void> {
  if (state === 'approved' || state === 'rejected') await setAccountActive(asked, accountId, isAccepted(state), signIns)
  else await setAccountPending(asked, accountId, signIns)
}

const plainOf = <A extends typeof instructorActs | typeof organizationActs>({ table }: A) =>
  Object.entries<Act>(table).flatMap(([name, act]) => (act.plain ? [name as PlainActName<A>] : []))
type DecisionCall = (asked: Asking) => ReturnType<typeof decide>

export const instructorDecisions = Object.fromEntries(
  plainOf(instructorActs).map((act): [string, DecisionCall] => [act, (asked) => decide(asked, 'instructor', act)]),
) as Record<PlainActName<typeof instructorActs>, DecisionCall>

export const organizationDecisions = Object.fromEntries(
  plainOf(organizationActs).map((act): [string, DecisionCall] => [act, (asked) => decide(asked, 'organization', act)]),
) as Record<PlainActName<typeof organizationActs>, DecisionCall>
