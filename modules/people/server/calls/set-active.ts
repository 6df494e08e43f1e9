import { keptAccount, setAccountActive } from '#modules/accounts/server/public.ts'
import { signIns } from '#modules/signin/server/public.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import type { Argument, Output } from '#platform/shared/call.ts'
import { notFound, Refusal, refuse } from '#platform/shared/refusal.ts'
import type { instructorCalls, traineeCalls } from '../../contract/calls.ts'
import { standingBlocks } from '../../contract/standing.ts'
import { isAccepted } from '../../rules/applications.ts'
import { noun as instructorNoun } from '../acts/instructor-noun.ts'
import { noun as traineeNoun } from '../acts/trainee-noun.ts'
import { lockedStandings, type Standing } from '../store/standings.ts'
import { reachesInstructor, reachesTrainee } from '../store/reach.ts'

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

const done = ({ IsActive, Reason }: Body) => ({ set: { is_active: IsActive }, ...(Reason && { reason: Reason }) })

export const setTraineesActive: Handler<typeof traineeCalls.setTraineesActive> = async (asked) => {
  const { db, actor, body } = asked
  const people = await lockedStandings(db, 'trainee', body.IDs, reachesTrainee(actor, 'p'))
  if (people.length !== new Set(body.IDs).size) refuse(notFound)
  const act = body.IsActive ? 'activateTrainee' : 'deactivateTrainee'
  return each(asked, people, (person) => writeAct(asked, traineeNoun, person, act, done(body)))
}

export const setInstructorsActive: Handler<typeof instructorCalls.setInstructorsActive> = async (asked) => {
  const { db, actor, body } = asked
  const people = await lockedStandings(db, 'instructor', body.IDs, reachesInstructor(actor, 'p'))
  if (people.length !== new Set(body.IDs).size) refuse(notFound)
  const act = body.IsActive ? 'activateInstructor' : 'deactivateInstructor'
  return each(asked, people, (person) => writeAct(asked, instructorNoun, person, act, done(body)))
}
