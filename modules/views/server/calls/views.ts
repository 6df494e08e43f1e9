import type { Asked, Handler } from '#platform/server/handler.ts'
import type { viewsCalls as calls } from '../../contract/calls.ts'
import * as acts from '../acts/views.ts'
import * as store from '../store/views.ts'

const actingOf = ({ db, actor, now, audit }: Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'audit'>): acts.Acting => ({
  db,
  actor,
  now,
  record: audit,
})

export const getViews: Handler<typeof calls.getViews> = async ({ db, actor, query }) => {
  const found = await store.viewsOf(db, query.List, actor)
  return {
    Views: found.map((view) => {
      const Actions = acts.actionsOn(view, actor)
      const isKept = Actions.length > 0
      return {
        ID: view.id,
        Name: view.name,
        Definition: view.definition,
        IsMine: view.owner_id === actor.userId,
        IsUsual: view.usual_for.includes(actor.role),
        Roles: (isKept ? view.roles : []) as never,
        UsualFor: (isKept ? view.usual_for : []) as never,
        Version: view.version,
        Actions,
      }
    }),
  }
}

export const addView: Handler<typeof calls.addView> = (asked) => acts.addView(actingOf(asked), asked.body)

export const editView: Handler<typeof calls.editView> = (asked) =>
  acts.editView(actingOf(asked), asked.query.ID, asked.body)

export const shareView: Handler<typeof calls.shareView> = (asked) =>
  acts.shareView(actingOf(asked), asked.query.ID, asked.body)

export const setUsualView: Handler<typeof calls.setUsualView> = (asked) =>
  acts.setUsualView(actingOf(asked), asked.query.ID, asked.body)

export const deleteView: Handler<typeof calls.deleteView> = async (asked) => {
  await acts.deleteView(actingOf(asked), asked.query.ID)
  return { Done: true }
}
