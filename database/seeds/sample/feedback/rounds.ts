import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { counted, sumsOf } from '#modules/feedback/rules/counting.ts'
import { familyOf, type SheetKind } from '#modules/feedback/rules/kinds.ts'
import { isSigned, leastAnswers } from '#modules/feedback/rules/round-states.ts'
import * as opening from '#modules/feedback/server/store/opening.ts'
import { cast } from '../../cast/members.ts'
import { insertMany } from '../../insert-many.ts'
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
}

const gradeOf = (dice: Random, ability: number) =>
  Math.min(8, Math.max(1, Math.round(ability + (dice.next() + dice.next() - 1) * 3)))

function answersOf(dice: Random, questions: readonly SampleQuestion[], kind: SheetKind, ability: number): Answers {
  const words = isSigned(kind)
    ? wordsOfEvaluators
    : familyOf(kind) === 'course'
      ? wordsAboutCourses
      : wordsAboutInstructors
  return questions.flatMap(({ id, answer, choices }) => {
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
  const over = classes
    .filter(({ stage, endsOn }) => isOver(stage) && endsOn < world.today)
    .toSorted((one, other) => (one.endsOn < other.endsOn ? 1 : -1))
  const karim = world.accountOf(cast.karim.email)
  let asked = 0
  let wasFew = false
  for (const held of over) {
    const trainees = await opening.peopleAsked(db, held.classId, 'courseByTrainee')
    if (trainees.length < leastAnswers + 1 || asked === mostClasses) continue
    asked++
    const opensOn = addDays(held.endsOn, 1)
    const ability = 4.6 + dice.next() * 2.6
    const organizations = await opening.peopleAsked(db, held.classId, 'courseByOrganization')
    const told: Told[] = [
      { kind: 'courseByTrainee', held, instructorId: null, people: trainees, opensOn },
      { kind: 'instructorByTrainee', held, instructorId: held.instructorId, people: trainees, opensOn },
      { kind: 'courseByInstructor', held, instructorId: null, people: [{ instructor_id: held.instructorId }], opensOn },
    ]
    if (organizations.length > 0)
      told.push({ kind: 'courseByOrganization', held, instructorId: null, people: organizations, opensOn })
    if (asked % 2 === 1)
      told.push({
        kind: 'instructorByEvaluator',
        held,
        instructorId: held.instructorId,
        people: [{ account_id: karim }],
        opensOn,
      })
    const isFew = !wasFew && addDays(opensOn, daysOpen) < world.today
    for (const each of told) await tell(db, world.today, dice, sheets, each, ability, isFew && !isSigned(each.kind))
    wasFew ||= isFew
  }
}

async function tell(
  db: Database,
  today: Day,
  dice: Random,
  sheets: SampleSheets,
  { kind, held, instructorId, people, opensOn }: Told,
  ability: number,
  isFew: boolean,
): Promise<void> {
  const { id: sheet_id, questions } = sheets.get(kind)!
  const closesOn = addDays(opensOn, daysOpen)
  const isOpen = closesOn >= today
  const share = isSigned(kind) ? 1 : 0.55 + dice.next() * 0.4
  const most = isFew ? leastAnswers - 2 : Math.max(leastAnswers + 3, Math.round(people.length * share))
  const given = isOpen ? [] : dice.shuffled(people).slice(0, Math.min(people.length, most))
  const sheetsGiven = given.map(() => answersOf(dice, questions, kind, ability))
  const isCounted = given.length >= (isSigned(kind) ? 1 : leastAnswers)
  const { tally, words } = counted(isCounted ? sheetsGiven : [], dice.shuffled)
  const rated = new Set(questions.filter(({ answer }) => answer === 'rating').map(({ id }) => id))
  const { count, sum, squares } = sumsOf(tally.filter(({ id }) => rated.has(id)))
  const isReleased = isCounted && !isSigned(kind) && addDays(closesOn, 10) < today
  const { id: round_id } = await db
    .insertInto('feedback.round')
    .values({
      kind,
      sheet_id,
      class_id: held.classId,
      instructor_id: instructorId,
      state: isOpen ? 'open' : isReleased ? 'released' : 'closed',
      state_since: `${isOpen ? opensOn : addDays(closesOn, isReleased ? 10 : 1)}T06:00:00Z`,
      by_code: !isSigned(kind),
      opens_on: opensOn,
      closes_on: closesOn,
      is_counted: isCounted,
      answers: isCounted ? given.length : 0,
      ratings: count,
      rating_sum: sum,
      rating_squares: squares,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const person of people) {
    const code = randomBytes(16).toString('hex')
    const { id: invitation_id } = await opening.invitationFor(db, person, {
      classId: held.classId,
      code,
      today: opensOn,
    })
    const at = given.indexOf(person)
    const { id: asked_id } = await db
      .insertInto('feedback.asked')
      .values({ round_id, invitation_id, given_on: at < 0 ? null : addDays(opensOn, dice.between(0, daysOpen - 1)) })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (at >= 0 && isSigned(kind))
      await insertMany(
        db,
        'feedback.signed_answer',
        sheetsGiven[at]!.map(({ id, value, text }) => ({
          asked_id,
          sheet_question_id: id,
          value,
          text: text === '' ? null : text,
        })),
      )
  }
  if (!isCounted || isSigned(kind)) return
  const often = Map.groupBy(tally, ({ id }) => id)
  const shown = tally.filter(({ id }) => sumsOf(often.get(id)!).count >= leastAnswers)
  await insertMany(
    db,
    'feedback.tally',
    shown.map(({ id, value, count: times }) => ({ round_id, sheet_question_id: id, value, count: times })),
  )
  if (words.length > 0)
    await insertMany(
      db,
      'feedback.comment',
      words.map(({ id, text }) => ({ id: randomUUID(), round_id, sheet_question_id: id, text })),
    )
}
