import { keptAccount, setAccountActive } from '#modules/accounts/server/public.ts'
import { signIns } from '#modules/signin/server/public.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import type { Argument, Output } from '#platform/shared/call.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import type { instructorCalls, organizationCalls, traineeCalls } from '../../contract/calls.ts'
import { standingBlocks } from '../../contract/standing.ts'
import { isAccepted } from '../../rules/applications.ts'
import { lockPeople, organizationKind, personKinds, type StandingKind } from '../acts/person-kinds.ts'
import type { Standing } from '../store/standings.ts'

type Body = Argument<typeof traineeCalls.setTraineesActive>['body']
type Reply = Output<typeof traineeCalls.setTraineesActive>
type Block = (typeof standingBlocks)[number]
type Asking = Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'record'> & { readonly body: Body }

/** Why the standing of somebody cannot change, null where it can. Their account is locked from here on. */
async function blockOf(asked: Asking, person: Standing): Promise<Block | null> {
  if (!isAccepted(person.application)) return 'notAccepted'
  if (person.accountId === null) return null
  try {
    await keptAccount(asked, person.accountId)
    return null
  } catch (refused) {
    const block = refused instanceof Refusal && standingBlocks.find((code) => code === refused.kind.code)
    if (!block) throw refused
    return block
  }
}

/** Each for itself: who cannot be changed is told of and holds nobody else up. */
async function each(
  asked: Asking,
  people: readonly Standing[],
  write: (person: Standing) => Promise<void>,
): Promise<Reply> {
  const reply: Reply = { Changed: [], Left: [] }
  for (const person of people) {
    if (person.isActive === asked.body.IsActive) continue
    const Why = await blockOf(asked, person)
    if (Why !== null) {
      reply.Left.push({ ID: person.id, Code: person.code, FullName: person.name, Why })
      continue
    }
    await write(person)
    if (person.accountId !== null) await setAccountActive(asked, person.accountId, asked.body.IsActive, signIns)
    reply.Changed.push(person.id)
  }
  return reply
}

const settingActive =
  (kind: StandingKind) =>
  async (asked: Asking): Promise<Reply> => {
    const { IsActive, IDs, Reason } = asked.body
    const people = await lockPeople(asked, kind, IDs)
    const act = kind.acts[IsActive ? 'activate' : 'deactivate']
    const done = { set: { is_active: IsActive }, ...(Reason && { reason: Reason }) }
    return each(asked, people, (person) => writeAct(asked, kind.noun, person, act, done))
  }

export const setTraineesActive: Handler<typeof traineeCalls.setTraineesActive> = settingActive(personKinds.trainee)
export const setInstructorsActive: Handler<typeof instructorCalls.setInstructorsActive> = settingActive(
  personKinds.instructor,
)
export const setOrganizationsActive: Handler<typeof organizationCalls.setOrganizationsActive> =
  settingActive(organizationKind)
