import { addDays, daysBetween, instantOf } from '#platform/shared/values/dates.ts'
import { holdUntil } from '#modules/registration/rules/seats.ts'
import { confirmedStory, closing, openStory, waitingStory, type Step } from './registration-stories.ts'
import type { HeldClass } from './classes.ts'
import { isOver } from './stages.ts'
import type { SampleTrainee, World } from './world.ts'

export interface DrawnRegistration {
  readonly held: HeldClass
  readonly trainee: SampleTrainee
  readonly createdAt: Date
  readonly moves: readonly (Step & { readonly from: string; readonly at: Date })[]
  readonly main: string
  readonly visa: string
  readonly money: string
  readonly hasSeat: boolean
  readonly seatUntil: Date | null
  readonly frozenAt: Date | null
  readonly isEnrolled: boolean
}

export interface Registration extends DrawnRegistration {
  readonly id: number
}

const hour = 3_600_000

/** Draws who registers for which class and how far each has come. Nobody is enrolled in two classes on one day. */
export function drawRegistrations(world: World, classes: readonly HeldClass[]): DrawnRegistration[] {
  const busy = new Set<string>()
  return classes.flatMap((held, at) => {
    const enrolled = enrolledCount(world, held, at)
    const pool = world.random
      .shuffled(world.trainees.filter((trainee) => !world.castTrainees.has(trainee.id)))
      .filter((trainee) => held.sessions.every((session) => !busy.has(`${trainee.id} ${session.day}`)))
    const people = [...castFirst(world, held), ...pool]
    const inClass = people.slice(0, enrolled)
    for (const trainee of inClass) for (const { day } of held.sessions) busy.add(`${trainee.id} ${day}`)
    const others = people.slice(enrolled, enrolled + openCount(world, held, enrolled))
    return [
      ...inClass.map((trainee) => register(world, held, trainee, true)),
      ...others.map((trainee) => register(world, held, trainee, false, enrolled >= held.max)),
    ]
  })
}

/** The cast has a past: Layla and Yusuf have each finished a short course. */
function castFirst(world: World, held: HeldClass): SampleTrainee[] {
  if (held.stage !== 'closed') return []
  const wanted = { 'SEC-110': 'layla@diwan.example', 'GHO-110': 'yusuf@diwan.example' }[held.course.code]
  const found = world.trainees.find((trainee) => trainee.email === wanted)
  if (!found || world.hadTheirs.has(found.id)) return []
  world.hadTheirs.add(found.id)
  return [found]
}

function enrolledCount({ random }: World, held: HeldClass, at: number): number {
  const least = Math.min(held.course.min_trainees, held.max)
  if (held.stage === 'cancelledClass') return 0
  if (held.stage === 'tentative') return random.between(1, Math.max(1, least - 2))
  if (held.stage === 'open') return at % 5 === 0 ? held.max : random.between(1, least)
  return random.between(least, held.max)
}

function openCount({ random, today }: World, held: HeldClass, enrolled: number): number {
  if (held.stage === 'cancelledClass') return 3
  // Too late to hold a seat: who is not confirmed by now does not come.
  if (held.stage === 'confirmed' && daysBetween(today, held.startsOn) < 8) return 0
  if (held.stage === 'open' || held.stage === 'tentative' || held.stage === 'confirmed')
    return enrolled >= held.max ? 3 : Math.min(random.between(2, 5), held.max - enrolled)
  return random.chance(0.4) ? 1 : 0
}

function register(
  world: World,
  held: HeldClass,
  trainee: SampleTrainee,
  isEnrolled: boolean,
  isFull = false,
): DrawnRegistration {
  const needsVisaCheck = held.place !== 'online' && trainee.nationality !== 'EG'
  const applicant = { needsVisaCheck, hasCredit: trainee.credit_approved ?? false }
  const story = isEnrolled
    ? [...confirmedStory(world.random, applicant), ...(held.stage === 'running' ? [closing.begin] : [])]
    : isFull
      ? waitingStory
      : openStory(world.random, isOver(held.stage) ? 'cancelledClass' : held.stage)
  const createdAt = startOf(world, held, isEnrolled)
  const states = { main: 'draft', visa: needsVisaCheck ? 'toCheck' : 'notRequired', money: 'notDue' }
  let at = createdAt
  const moves = story.map((step) => {
    at = new Date(at.getTime() + step.after * hour)
    if (step.action === 'begin') at = instantOf(held.startsOn, '00:10')
    const from = states[step.track]
    states[step.track] = step.to
    return { ...step, from, at }
  })
  const timeOf = (action: string) => moves.find((move) => move.action === action)?.at
  const approvedAt = timeOf('approve')
  const isHeld = states.main === 'approved'
  return {
    held,
    trainee,
    createdAt,
    moves,
    ...states,
    hasSeat: isEnrolled || isHeld,
    seatUntil: isHeld && approvedAt ? holdUntil(approvedAt, held.startsOn) : null,
    frozenAt: states.money === 'proofUploaded' ? (timeOf('uploadPaymentProof') ?? null) : null,
    isEnrolled,
  }
}

/** Weeks before the class, or the last days where the class is still ahead and somebody is still deciding. */
function startOf({ random, today }: World, held: HeldClass, isEnrolled: boolean): Date {
  const toStart = daysBetween(today, held.startsOn)
  const daysBefore = isEnrolled
    ? Math.max(random.between(18, 55), toStart + 6)
    : toStart > 0
      ? toStart + random.between(3, 4)
      : random.between(20, 50)
  return instantOf(addDays(held.startsOn, -daysBefore), `${random.between(8, 21)}:15`.padStart(5, '0'))
}
