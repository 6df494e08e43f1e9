import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { counted, sumsOf } from '#modules/feedback/rules/counting.ts'
import { familyOf, type SheetKind } from '#modules/feedback/rules/kinds.ts'
import { isSigned, leastAnswers } from '#modules/feedback/rules/round-states.ts'
import * as opening from '#modules/feedback/server/store/opening.ts'
import { cast } from '../../cast/members.ts'
import { insertMany, insertReturningIds } from '../../insert-many.ts'
import { random, type Random } from '../random.ts'
import type { World } from '../world.ts'
import type { HeldClass } from '../classes.ts'
import { isOver } from '../stages.ts'
import { insertSheets, type SampleQuestion, type SampleSheets } from './sheets.ts'
import { wordsAboutCourses, wordsAboutInstructors, wordsOfEvaluators } from './words.ts'

/** A round is open for so many days, as the settings say where nobody changed them. */
const daysOpen = 14
/** The newest classes of the year before that are asked about. */
const mostClasses = 16

type Answers = { readonly id: number; readonly value: number | null; readonly text: string }[]

interface Told {
  readonly kind: SheetKind
  readonly held: HeldClass
  readonly instructorId: number | null
  readonly people: readonly opening.Person[]
  readonly opensOn: Day
  /** Fewer have answered than it takes. */
  readonly isFew: boolean
}

const gradeOf = (dice: Random, ability: number) =>
  Math.min(8, Math.max(1, Math.round(ability + (dice.next() + dice.next() - 1) * 3)))

function answersOf(dice: Random, questions: readonly SampleQuestion[], kind: SheetKind, ability: number): Answers {
  const words = isSigned(kind)
    ? wordsOfEvaluators
    : familyOf(kind) === 'course'
      ? wordsAboutCourses
      : wordsAboutInstructors
  return questions.flatMap(({ id, answer, choices }): Answers => {
    if (answer === 'text') {
      const isSaid = dice.chance(isSigned(kind) ? 0.9 : 0.45)
      return isSaid ? [{ id, value: null, text: dice.pick(words) }] : []
    }
    const value =
      answer === 'rating'
        ? gradeOf(dice, ability)
        : answer === 'yesNo'
          ? dice.chance(0.85)
            ? 1
            : 2
          : Math.min(
              choices,
              dice.weighted([
                [2, 6],
                [1, 2],
                [3, 2],
              ] as const),
            )
    return [{ id, value, text: '' }]
  })
}

/**
 * Rounds about the classes of the last months, open, over and released, of which one had too few answers. Nobody is told
 * of them any more. Answers of an open round lie in a box that needs the academy's key, so nobody has given any yet.
 */
export async function insertFeedbackRounds(db: Database, world: World, classes: readonly HeldClass[]): Promise<void> {
  const dice = random(20_261_128)
  const sheets = await insertSheets(db, world.today)
  const told = (await roundsToTell(db, world, classes)).map((each) => came(dice, world.today, sheets, each))
  const roundIds = await insertReturningIds(
    db,
    'feedback.round',
    told.map(({ round }) => round),
  )
  const invitationIds = await invite(db, told)
  const asked = told.flatMap((each, at) =>
    each.people.map((person) => ({
      at,
      given: each.given.indexOf(person),
      row: {
        round_id: roundIds[at]!,
        invitation_id: invitationIds.get(placeOf(each, person))!,
        given_on: each.given.includes(person) ? addDays(each.opensOn, dice.between(0, daysOpen - 1)) : null,
      },
    })),
  )
  const askedIds = await insertReturningIds(
    db,
    'feedback.asked',
    asked.map(({ row }) => row),
  )
  await insertMany(
    db,
    'feedback.signed_answer',
    asked.flatMap(({ at, given }, place) =>
      given < 0 || !isSigned(told[at]!.kind)
        ? []
        : told[at]!.sheetsGiven[given]!.map(({ id, value, text }) => ({
            asked_id: askedIds[place]!,
            sheet_question_id: id,
            value,
            text: text === '' ? null : text,
          })),
    ),
  )
  await insertMany(
    db,
    'feedback.tally',
    told.flatMap(({ tally }, at) =>
      tally.map(({ id, value, count }) => ({ round_id: roundIds[at]!, sheet_question_id: id, value, count })),
    ),
  )
  await insertMany(
    db,
    'feedback.comment',
    told.flatMap(({ words }, at) =>
      words.map(({ id, text }) => ({ id: randomUUID(), round_id: roundIds[at]!, sheet_question_id: id, text })),
    ),
  )
}

/** What is asked about the newest classes that are over and had enough people. */
async function roundsToTell(db: Database, world: World, classes: readonly HeldClass[]): Promise<Told[]> {
  const over = classes
    .filter(({ stage, endsOn }) => isOver(stage) && endsOn < world.today)
    .toSorted((one, other) =>
      one.endsOn < other.endsOn ? 1 : one.endsOn > other.endsOn ? -1 : one.classId - other.classId,
    )
  const karim = world.accountOf(cast.karim.email)
  const told: Told[] = []
  let asked = 0
  let wasFew = false
  let foundHers = false
  const layla = world.trainees.find(({ email }) => email === cast.layla.email)!.id
  for (const held of over) {
    if (foundHers && asked >= mostClasses) break
    const trainees = await opening.peopleAsked(db, held.classId, 'courseByTrainee')
    if (trainees.length < leastAnswers + 1) continue
    // Layla finds something to answer: the newest class of hers is asked late.
    const isHers: boolean = !foundHers && trainees.some((each) => 'trainee_id' in each && each.trainee_id === layla)
    foundHers ||= isHers
    if (!isHers && asked === mostClasses) continue
    asked++
    const organizations = await opening.peopleAsked(db, held.classId, 'courseByOrganization')
    const opensOn = isHers ? addDays(world.today, -2) : addDays(held.endsOn, 1)
    const isFew: boolean = !wasFew && addDays(opensOn, daysOpen) < world.today
    wasFew ||= isFew
    const of = { held, opensOn, isFew }
    const about = held.instructorId
    told.push(
      { ...of, kind: 'courseByTrainee', instructorId: null, people: trainees },
      { ...of, kind: 'instructorByTrainee', instructorId: about, people: trainees },
      { ...of, kind: 'courseByInstructor', instructorId: null, people: [{ instructor_id: about }] },
    )
    if (organizations.length > 0)
      told.push({ ...of, kind: 'courseByOrganization', instructorId: null, people: organizations })
    if (asked % 2 === 1)
      told.push({ ...of, kind: 'instructorByEvaluator', instructorId: about, people: [{ account_id: karim }] })
  }
  return told
}

/** A round with what was answered in it. */
function came(dice: Random, today: Day, sheets: SampleSheets, told: Told) {
  const { kind, held, instructorId, people, opensOn, isFew } = told
  const { id: sheet_id, questions } = sheets.get(kind)!
  const closesOn = addDays(opensOn, daysOpen)
  const isOpen = closesOn >= today
  const ability = 4.6 + dice.next() * 2.6
  const share = isSigned(kind) ? 1 : 0.55 + dice.next() * 0.4
  const most =
    isFew && !isSigned(kind) ? leastAnswers - 2 : Math.max(leastAnswers + 3, Math.round(people.length * share))
  const given = isOpen ? [] : dice.shuffled(people).slice(0, Math.min(people.length, most))
  const sheetsGiven = given.map(() => answersOf(dice, questions, kind, ability))
  const isCounted = given.length >= (isSigned(kind) ? 1 : leastAnswers)
  const { tally, words } = counted(isCounted ? sheetsGiven : [], dice.shuffled)
  const often = Map.groupBy(tally, ({ id }) => id)
  const shown = isSigned(kind) ? tally : tally.filter(({ id }) => sumsOf(often.get(id)!).count >= leastAnswers)
  const rated = new Set(questions.filter(({ answer }) => answer === 'rating').map(({ id }) => id))
  const { count, sum, squares } = sumsOf(shown.filter(({ id }) => rated.has(id)))
  const isReleased = isCounted && !isSigned(kind) && addDays(closesOn, 10) < today
  return {
    ...told,
    given,
    sheetsGiven,
    tally: isSigned(kind) ? [] : shown,
    words: isSigned(kind) ? [] : words,
    round: {
      kind,
      sheet_id,
      class_id: held.classId,
      instructor_id: instructorId,
      state: isOpen ? ('open' as const) : isReleased ? ('released' as const) : ('closed' as const),
      state_since: `${isOpen ? opensOn : addDays(closesOn, isReleased ? 10 : 1)}T06:00:00Z`,
      by_code: !isSigned(kind),
      opens_on: opensOn,
      closes_on: closesOn,
      is_counted: isCounted,
      answers: isCounted ? given.length : 0,
      ratings: count,
      rating_sum: sum,
      rating_squares: squares,
    },
  }
}

const placeOf = ({ held }: Pick<Told, 'held'>, person: opening.Person) => `${held.classId} ${JSON.stringify(person)}`

/** One invitation a person and class; their ids by both. */
async function invite(db: Database, told: readonly Told[]): Promise<Map<string, number>> {
  const places = new Map<string, { person: opening.Person; told: Told }>()
  for (const each of told) for (const person of each.people) places.set(placeOf(each, person), { person, told: each })
  const nobody = { trainee_id: null, instructor_id: null, account_id: null, organization_id: null }
  const ids = await insertReturningIds(
    db,
    'feedback.invitation',
    [...places.values()].map(({ person, told: { held, opensOn } }) => ({
      ...nobody,
      ...person,
      class_id: held.classId,
      code: randomBytes(16).toString('hex'),
      invited_on: opensOn,
    })),
  )
  return new Map([...places.keys()].map((place, at) => [place, ids[at]!]))
}
