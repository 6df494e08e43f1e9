import { writeAct, writeGone, writeNew, type Doing } from '#platform/server/acts/write-act.ts'
import type { Role } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { changedMeanwhile, invalidInput, notAllowed, notFound, refuse } from '#platform/shared/refusal.ts'
import type { viewsCalls } from '../../contract/calls.ts'
import { tooManyShared, tooManyViews } from '../../contract/refusals.ts'
import { mostOwn, mostShared } from '../../rules/limits.ts'
import { viewActions, type ViewAction } from '../../rules/view-actions.ts'
import * as store from '../store/views.ts'
import { viewNoun } from './view-noun.ts'

/** By whom, when, and where it is written down: nobody is told, so in the audit alone. */
export interface Acting extends Doing {
  readonly actor: Actor
  readonly now: Date
}
type Body<Name extends 'addView' | 'editView' | 'shareView'> = Argument<(typeof viewsCalls)[Name]>['body']

/** What the actor may do with a view. */
export const actionsOn = (
  view: Pick<store.KeptView, 'owner_id'> & { readonly roles: readonly string[]; readonly usual_for: readonly string[] },
  actor: Actor,
): ViewAction[] =>
  viewActions(
    {
      isMine: view.owner_id === actor.userId,
      isShared: view.roles.length > 0,
      isUsual: view.usual_for.length > 0,
    },
    actor,
  )

/** The view in hand, where the actor may do this with it; of the list nobody else changes a view meanwhile. */
async function inHand({ db, actor }: Acting, id: number, act: ViewAction): Promise<store.KeptView> {
  const list = (await store.listOfView(db, id, actor)) ?? refuse(notFound)
  await store.lockList(db, list)
  const view = (await store.lockedView(db, id, actor)) ?? refuse(notFound)
  if (!actionsOn(view, actor).includes(act)) refuse(notAllowed)
  return view
}

const refuseOld = (view: store.KeptView, version: number): void => {
  if (view.version !== version) refuse(changedMeanwhile)
}
const saved = ({ id, version }: store.KeptView) => ({ ID: id, Version: version + 1 })
const inOrder = (roles: readonly Role[]): Role[] => [...new Set(roles)].toSorted()

export async function addView(acting: Acting, fields: Body<'addView'>) {
  const { db, actor, now } = acting
  await store.lockList(db, fields.List)
  if ((await store.countOwn(db, fields.List, actor.userId)) >= mostOwn) refuse(tooManyViews, { most: mostOwn })
  const view = await store.insertView(db, fields, actor.userId, now)
  await writeNew(acting, viewNoun, view, 'addView')
  return { ID: view.id, Version: view.version }
}

export async function editView(acting: Acting, id: number, { Version, ...fields }: Body<'editView'>) {
  const view = await inHand(acting, id, 'editView')
  refuseOld(view, Version)
  await writeAct(acting, viewNoun, view, 'editView', { set: store.columnsOf(fields, acting.now) })
  return saved(view)
}

export async function shareView(acting: Acting, id: number, { Roles, Version }: Body<'shareView'>) {
  const view = await inHand(acting, id, 'shareView')
  refuseOld(view, Version)
  const roles = inOrder(Roles)
  const [full] = await store.fullRoles(
    acting.db,
    view,
    roles.filter((role) => !view.roles.includes(role)),
    mostShared,
  )
  if (full !== undefined) refuse(tooManyShared, { most: mostShared, role: full })
  await writeAct(acting, viewNoun, view, 'shareView', {
    set: { roles, usual_for: view.usual_for.filter((role) => roles.includes(role)) },
  })
  return saved(view)
}

export async function setUsualView(acting: Acting, id: number, { Roles, Version }: Body<'shareView'>) {
  const view = await inHand(acting, id, 'setUsualView')
  refuseOld(view, Version)
  const roles = inOrder(Roles)
  if (roles.some((role) => !view.roles.includes(role)))
    refuse(invalidInput, {}, [{ path: 'Roles', code: 'notAllowed' }])
  for (const other of await store.usualBefore(acting.db, view, roles))
    await writeAct(acting, viewNoun, other, 'setUsualView', {
      set: { usual_for: other.usual_for.filter((role) => !roles.includes(role)) },
    })
  await writeAct(acting, viewNoun, view, 'setUsualView', { set: { usual_for: roles } })
  return saved(view)
}

export async function deleteView(acting: Acting, id: number): Promise<void> {
  const view = await inHand(acting, id, 'deleteView')
  await writeGone(acting, viewNoun, view, 'deleteView', () => store.removeView(acting.db, id))
}
