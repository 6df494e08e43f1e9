import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { catalogueCalls } from '../../contract/calls.ts'
import { toldChanges } from '../acts/told-changes.ts'
import * as store from '../store/revisions.ts'

export const listCourseRevisions: Handler<typeof catalogueCalls.listCourseRevisions> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.courseRevisions, query, { actor })
  const contents = await store.contentsWithFormer(db, rows)
  const kept = await store.keptByClasses(db, rows)
  return {
    Items: rows.map((row) => {
      const said = (number: number) => contents.get(`${row.CourseID} ${number}`)
      return {
        ...row,
        Changes: toldChanges(said(row.Number - 1), said(row.Number)),
        Classes: kept.get(`${row.CourseID} ${row.Number}`) ?? 0,
      }
    }),
    Total: total,
  }
}

export const compareCourseRevisions: Handler<typeof catalogueCalls.compareCourseRevisions> = async ({
  db,
  actor,
  query,
}) => {
  const [from, to] = [
    (await store.findRevision(db, actor, query.courseID, query.from)) ?? refuse(notFound),
    (await store.findRevision(db, actor, query.courseID, query.to)) ?? refuse(notFound),
  ]
  const said = ({ Number: number, MadeAt, ByName }: typeof from) => ({ Number: number, MadeAt, ByName })
  return { From: said(from), To: said(to), Changes: toldChanges(from.content, to.content) }
}
