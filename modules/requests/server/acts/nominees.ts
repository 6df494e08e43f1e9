import type { AllModules } from '#platform/server/module.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { namedAlready, onlySwaps, tooManyNamed } from '../../contract/refusals.ts'
import { isStaff } from '../../rules/parties.ts'
import { mayNominate, maySwapAlone } from '../../rules/request-states.ts'
import { enrollingOf } from '../enrolling.ts'
import { classStateOf, liveProposal, type CourseRequest } from '../store/locked.ts'
import * as store from '../store/nominees.ts'
import { act } from './move.ts'
import { asSystem, type Doing } from './doing.ts'

/** Refuses where who comes is settled. */
async function requireOpen({ db, party, today }: Doing, request: CourseRequest, action: string): Promise<void> {
  const firstDay = request.class_id === null ? null : (await classStateOf(db, request.class_id)).startsOn
  if (!mayNominate(request.state, party, { firstDay, today })) refuse(notNow, { action, state: request.state })
}

/** Refuses records that are not the asker's to name, and those that are named already. */
async function requireNameable(
  { db }: Doing,
  actor: Actor,
  request: CourseRequest,
  people: readonly store.Named[],
  others: readonly store.Nominee[],
): Promise<void> {
  const ids = people.flatMap(({ TraineeID }) => TraineeID ?? [])
  if (ids.length === 0) return
  if (new Set(ids).size < ids.length) refuse(namedAlready)
  if (others.some(({ traineeId }) => traineeId !== null && ids.includes(traineeId))) refuse(namedAlready)
  // Somebody who asks alone names others by name; whose records they are, only the academy knows.
  const own = isStaff(actor) ? request.organization_id : actor.organizationId
  const known = await store.traineesAmong(db, ids, own)
  const may = new Set(known.map(({ id }) => id))
  if (ids.some((id) => !may.has(id) && id !== request.trainee_id)) refuse(notFound)
}

/** How many places there are: as offered, else as asked. */
const placesOf = async ({ db }: Doing, request: CourseRequest): Promise<number> => {
  const proposal = await liveProposal(db, request.id)
  return proposal?.state === 'accepted' ? proposal.trainees : request.trainees
}

/** Names people; those whose record is known are registered where there is a class. */
export async function nominate(
  doing: Doing,
  actor: Actor,
  request: CourseRequest,
  people: readonly store.Named[],
  modules: AllModules,
): Promise<CourseRequest> {
  await requireOpen(doing, request, 'nominate')
  if (maySwapAlone(request.state)) refuse(onlySwaps)
  const there = await store.nomineesOf(doing.db, request.id)
  const places = await placesOf(doing, request)
  if (there.length + people.length > places) refuse(tooManyNamed, { places })
  await requireNameable(doing, actor, request, people, there)
  await store.addNominees(doing.db, request.id, people, doing.now)
  const named = await act(doing, request, 'nominate', { data: { count: people.length } })
  await enrolNominees(asSystem(doing), named, modules)
  return named
}

const nomineeIn = async ({ db }: Doing, request: CourseRequest, id: number) => {
  const there = await store.nomineesOf(db, request.id)
  const found = there.find((each) => each.id === id) ?? refuse(notFound)
  return { found, others: there.filter((each) => each.id !== id) }
}

/** Names somebody else in the place of one, or says whose record it is. The place of who was registered is given back. */
export async function swapNominee(
  doing: Doing,
  actor: Actor,
  request: CourseRequest,
  { id, person }: { readonly id: number; readonly person: store.Named },
  modules: AllModules,
): Promise<CourseRequest> {
  await requireOpen(doing, request, 'swapNominee')
  const { found, others } = await nomineeIn(doing, request, id)
  await requireNameable(doing, actor, request, [person], others)
  const isAnother = found.traineeId !== person.TraineeID
  if (isAnother && found.registrationId !== null)
    await enrollingOf(modules).release(asSystem(doing), found.registrationId, 'nomineeSwapped')
  await store.changeNominee(doing.db, id, {
    name: person.Name,
    email: person.Email,
    trainee_id: person.TraineeID,
    ...(isAnother && { registration_id: null, missing: [] }),
  })
  const swapped = await act(doing, request, 'swapNominee')
  await enrolNominees(asSystem(doing), swapped, modules)
  return swapped
}

export async function removeNominee(
  doing: Doing,
  request: CourseRequest,
  id: number,
  modules: AllModules,
): Promise<CourseRequest> {
  await requireOpen(doing, request, 'removeNominee')
  if (maySwapAlone(request.state)) refuse(onlySwaps)
  const { found } = await nomineeIn(doing, request, id)
  if (found.registrationId !== null)
    await enrollingOf(modules).release(asSystem(doing), found.registrationId, 'nomineeRemoved')
  await store.deleteNominee(doing.db, id)
  return act(doing, request, 'removeNominee')
}

/** Tries anew to register those whose records lacked something. */
export async function registerNominees(
  doing: Doing,
  request: CourseRequest,
  modules: AllModules,
): Promise<CourseRequest> {
  await requireOpen(doing, request, 'registerNominees')
  const count = await enrolNominees(asSystem(doing), request, modules)
  return act(doing, request, 'registerNominees', { data: { count } })
}

/**
 * Registers everybody named whose record is known and who is not registered yet; who lacks something keeps what. Nothing
 * without a class. Answers how many.
 */
export async function enrolNominees(system: Doing, request: CourseRequest, modules: AllModules): Promise<number> {
  if (request.class_id === null) return 0
  const enrolling = enrollingOf(modules)
  let count = 0
  for (const { id, traineeId, registrationId } of await store.nomineesOf(system.db, request.id)) {
    if (traineeId === null || registrationId !== null) continue
    const enrolled = await enrolling.enrol(system, {
      classId: request.class_id,
      traineeId,
      organizationId: request.organization_id,
      nights: request.nights,
      roomTypeId: request.room_type_id,
    })
    if ('id' in enrolled) count++
    await store.changeNominee(
      system.db,
      id,
      'id' in enrolled ? { registration_id: enrolled.id, missing: [] } : { missing: [...enrolled.missing] },
    )
  }
  return count
}
