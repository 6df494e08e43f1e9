import type { Actor } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import type { Database } from '#platform/server/database.ts'
import type { practicalCalls } from '../contract/calls.ts'
import { assessingBar } from '../rules/assessing.ts'
import { examinationActions } from '../rules/examination-states.ts'
import { markingActions, seatFor, showsDegrees } from '../rules/marking.ts'
import { asMarking } from './acts/as-marking.ts'
import { actorAssesses } from './acts/reached.ts'
import type { ClassSheet } from './acts/sheets.ts'
import { reckon, type Reckoned } from './reckoning.ts'
import { plans, publishes } from './releasing.ts'
import type { PracticalClass } from './store/classes.ts'
import { degreesOf, type StoredDegree } from './store/markings.ts'

type Reply = Output<typeof practicalCalls.getPracticalClass>
type Person = Reply['People'][number]

interface Reader {
  readonly accountId: number
  readonly assesses: boolean
  readonly releases: boolean
}

/** The practical part of a class as one reader may see it. */
export async function classReply(db: Database, actor: Actor, course: PracticalClass, today: string): Promise<Reply> {
  const { sheets, people } = await reckon(db, course, actor.language)
  const ids = people.flatMap(({ markings }) => markings.map(({ id }) => id))
  const degrees = Map.groupBy(await degreesOf(db, ids), ({ marking_id }) => marking_id)
  const reader = {
    accountId: actor.userId,
    assesses: actorAssesses(actor, course),
    releases: publishes(actor),
  }
  return {
    CourseClassID: course.class_id,
    ClassCode: course.class_code,
    CourseName: course.course_name,
    StartDate: course.starts_on,
    EndDate: course.ends_on,
    State: course.state,
    StartsOn: course.examined_from,
    EndsOn: course.examined_to,
    PassPercent: course.pass_percent,
    Version: course.version,
    ReleasedAt: course.released_at,
    Sheets: sheets.map(({ kind, number, asksSecond, max }) => ({
      Kind: kind,
      Edition: number,
      AsksSecond: asksSecond,
      MaxDegree: max,
    })),
    Items: sheets.flatMap(({ kind, items }) =>
      items.map(({ itemId, text, maxDegree }) => ({
        ID: itemId,
        Kind: kind,
        Text: text as never,
        MaxDegree: maxDegree,
      })),
    ),
    Assessors: [...course.assessors],
    Bar: assessingBar({
      assesses: reader.assesses,
      state: course.state,
      classState: course.class_state as never,
      startsOn: course.starts_on,
      today,
      questions: sheets.length,
    }),
    IsPeopleShown: course.shows_people,
    People: course.shows_people ? people.map((each) => personReply(each, sheets, degrees, course, reader)) : [],
    Actions: examinationActions(course.state, { releases: reader.releases, plans: plans(actor) }),
  }
}

function personReply(
  { person, markings, sheets, percent }: Reckoned,
  all: readonly ClassSheet[],
  degrees: ReadonlyMap<number, readonly StoredDegree[]>,
  course: PracticalClass,
  reader: Reader,
): Person {
  const facts = markings.map(asMarking)
  const ofSheet = (editionId: number | null) =>
    markings.flatMap(({ edition_id }, at) => (edition_id === editionId ? [facts[at]!] : []))
  return {
    RegistrationID: person.registration_id,
    TraineeID: person.trainee_id,
    TraineeCode: person.trainee_code,
    TraineeName: { ar: person.trainee_name_ar, en: person.trainee_name_en },
    Markings: markings.flatMap((stored, at) => {
      const sheet = all.find(({ editionId }) => editionId === stored.edition_id)
      if (!sheet) return []
      const marking = facts[at]!
      const shown =
        course.state === 'released' || showsDegrees(sheet.asksSecond, marking, ofSheet(stored.edition_id), reader)
      const given = degrees.get(stored.id) ?? []
      const itemOf = new Map(sheet.items.map(({ id, itemId }) => [id!, itemId]))
      return [
        {
          ID: stored.id,
          Kind: sheet.kind,
          Seat: stored.seat,
          Assessor: stored.assessor_id === null ? null : stored.assessor,
          IsOwn: reader.assesses && (stored.assessor_id === null || stored.assessor_id === reader.accountId),
          IsAbsent: shown && stored.is_absent,
          Signed: stored.signed_at === null ? null : { Name: stored.signed_name!, At: stored.signed_at },
          Given: stored.given,
          Degrees: shown
            ? given.map((each) => ({
                ItemID: itemOf.get(each.edition_item_id)!,
                Degree: each.degree,
                Version: each.version,
                By: each.by,
                At: each.given_at,
              }))
            : null,
          Version: stored.version,
          Actions: markingActions({ ...marking, signedBy: stored.signed_by }, course.state, reader),
        },
      ]
    }),
    Outcomes: sheets.map(({ sheet, outcome }) => ({
      Kind: sheet.kind,
      State: outcome.state,
      Difference: outcome.difference,
      OwnSeat: reader.assesses
        ? seatFor(sheet.asksSecond, ofSheet(sheet.editionId), reader.accountId, sheet.max)
        : null,
    })),
    Percent: percent,
    Passed: percent === null ? null : percent >= course.pass_percent,
  }
}
