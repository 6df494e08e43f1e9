import { todayOf } from '#platform/server/today.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { practicalCalls as calls } from '../../contract/calls.ts'
import { assesses } from '../../rules/assessing.ts'
import * as acts from '../acts/examinations.ts'
import { classToRead } from '../acts/reached.ts'
import { classReply } from '../class-reply.ts'
import { releasedReply } from '../released.ts'
import { practicalAnswers } from '../store/answers.ts'
import { practicalClasses } from '../store/classes.ts'
import { practicalResults } from '../store/results.ts'

export const getPracticalCourseClasses: Handler<typeof calls.getPracticalCourseClasses> = async ({
  db,
  actor,
  now,
  query,
}) => {
  const { rows, total } = await readList(db, practicalClasses, query, { actor, today: await todayOf(db, now) })
  return {
    Items: rows.map((row) => ({
      ...row,
      Assessors: [...row.Assessors],
      IsAssessor: assesses(actor.role, row.IsAssessor),
    })),
    Total: total,
  }
}

export const getPracticalClass: Handler<typeof calls.getPracticalClass> = async ({ db, actor, now, query }) =>
  classReply(db, actor, await classToRead(db, actor, query.CourseClassID), await todayOf(db, now))

export const planPractical: Handler<typeof calls.planPractical> = (asked) => acts.plan(asked, asked.body)

export const releasePractical: Handler<typeof calls.releasePractical> = (asked) => acts.release(asked, asked.body)

export const reopenPractical: Handler<typeof calls.reopenPractical> = (asked) => acts.reopen(asked, asked.body)

export const getPracticalAnswers: Handler<typeof calls.getPracticalAnswers> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, practicalAnswers, query, {
    actor,
    assessesAll: assesses(actor.role, false),
  })
  return { Items: rows.map((row) => ({ ...row, Assessors: [...row.Assessors] })), Total: total }
}

export const getPracticalResults: Handler<typeof calls.getPracticalResults> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, practicalResults, query, { actor })
  return { Items: rows, Total: total }
}

export const getTraineePractical: Handler<typeof calls.getTraineePractical> = async ({ db, actor, query }) =>
  (await releasedReply(db, actor, query.TraineeID, query.CourseClassID)) ?? refuse(notFound)
