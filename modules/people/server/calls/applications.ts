import type { Asked, Handlers } from '#platform/server/handler.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { refuseChanged, setAccountActive, setAccountPending } from '#modules/accounts/server/public.ts'
import type { applicationCalls } from '../../contract/calls.ts'
import {
  afterAction,
  isAccepted,
  type ApplicationAction,
  type ApplicationState,
} from '../../rules/application-states.ts'
import { tellApplicant } from '../signup/tell-applicant.ts'
import { decideApplication, lockApplication } from '../store/applications.ts'
import { signIns } from '#modules/signin/server/public.ts'

type Decision = Exclude<ApplicationAction, 'sendAgain'>
type Kind = 'instructor' | 'organization'
type Asking = Pick<Asked<never>, 'db' | 'actor' | 'now' | 'record'> & {
  readonly body: { readonly ID: number; readonly Version: number; readonly Reason?: string }
}

const eventOf = {
  approve: 'Approved',
  askForMore: 'AskedForMore',
  reject: 'TurnedDown',
  reopen: 'TakenUpAgain',
} as const satisfies Record<Decision, string>

/** Who is accepted is told as everybody with an active account is. */
const letterOf = { approve: null, askForMore: 'moreAsked', reject: 'turnedDown', reopen: 'received' } as const

async function decide(asked: Asking, kind: Kind, action: Decision) {
  const { db, body, record } = asked
  const table = `people.${kind}` as const
  const found = (await lockApplication(db, table, body.ID)) ?? refuse(notFound)
  if (found.version !== body.Version) return refuseChanged(db, [kind, body.ID])
  const state = afterAction(found.application, action, 'reviewer')
  if (state === null) refuse(notNow, { action, state: found.application })
  const note = body.Reason ?? ''
  const saved = await decideApplication(db, table, body.ID, body.Version, { state, note, isActive: isAccepted(state) })
  if (!saved) return refuseChanged(db, [kind, body.ID])
  if (found.account_id !== null) await followAccount(asked, found.account_id, state)
  if (found.account_id !== null && letterOf[action])
    await tellApplicant(db, found.account_id, letterOf[action], { kind, code: found.code, reason: note })
  const data = { accountId: found.account_id, code: found.code, reason: note }
  await record({ kind: `${kind}${eventOf[action]}`, subject: [kind, body.ID], data })
  return saved
}

/** Who is accepted signs in; who is turned down does not; everybody else waits. */
async function followAccount(asked: Asking, accountId: number, state: ApplicationState): Promise<void> {
  if (state === 'approved' || state === 'rejected') await setAccountActive(asked, accountId, isAccepted(state), signIns)
  else await setAccountPending(asked, accountId, signIns)
}

export const applicationHandlers: Handlers<typeof applicationCalls> = {
  approveInstructor: (asked) => decide(asked, 'instructor', 'approve'),
  askInstructorForMore: (asked) => decide(asked, 'instructor', 'askForMore'),
  rejectInstructor: (asked) => decide(asked, 'instructor', 'reject'),
  reopenInstructor: (asked) => decide(asked, 'instructor', 'reopen'),
  approveOrganization: (asked) => decide(asked, 'organization', 'approve'),
  askOrganizationForMore: (asked) => decide(asked, 'organization', 'askForMore'),
  rejectOrganization: (asked) => decide(asked, 'organization', 'reject'),
  reopenOrganization: (asked) => decide(asked, 'organization', 'reopen'),
}
