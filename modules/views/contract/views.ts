import * as z from 'zod'
import { roles } from '#platform/shared/access.ts'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notAllowed } from '#platform/shared/refusal.ts'
import { byId, doneReply, line, savedReply, tooMany, version } from '#platform/shared/shapes.ts'
import { viewActionNames } from '../rules/view-actions.ts'
import { listName, viewDefinition } from './definition.ts'
import { tooManyShared, tooManyViews } from './refusals.ts'

/** The roles that a view can be shown to. */
export const viewRoles = roles.filter((role) => role !== 'anonymous')
const role = z.enum(viewRoles)

const view = z
  .object({
    ID: z.int(),
    Name: z.string(),
    Definition: viewDefinition,
    IsMine: z.boolean(),
    /** The reader's list begins with it. */
    IsUsual: z.boolean(),
    /** Who sees it; to who may change it alone. */
    Roles: z.array(role),
    UsualFor: z.array(role),
    Version: z.int(),
    Actions: z.array(z.enum(viewActionNames)),
  })
  .meta({ id: 'ListView' })

export const getViews = call({
  method: 'GET',
  path: '/api/ListView/GetViews',
  who: 'all',
  effect: 'reads',
  summary:
    'The views of one list: the usual one of the caller’s role, the caller’s own, and those that are shared with the role.',
  query: z.strictObject({ List: listName() }),
  reply: z.object({ Views: z.array(view) }).meta({ id: 'ListViews' }),
  refusals: [],
})

/** What a form asks for; the rest is how the list is seen. */
export const viewName = z.strictObject({ Name: line(80) })
const viewFields = z.strictObject({ ...viewName.shape, Definition: viewDefinition })

export const addView = call({
  method: 'POST',
  path: '/api/ListView/AddView',
  who: 'all',
  effect: 'writes',
  summary: 'Keeps how the caller sees a list under a name.',
  body: z.strictObject({ List: listName(), ...viewFields.shape }),
  reply: savedReply,
  refusals: [tooManyViews],
})

export const editView = call({
  method: 'PUT',
  path: '/api/ListView/EditView',
  who: 'all',
  effect: 'writes',
  summary: 'Names a view anew or changes what it shows: one’s own, or as an administrator one that is shared.',
  query: byId,
  body: z.strictObject({ ...viewFields.shape, Version: version() }),
  reply: savedReply,
  refusals: [notAllowed, changedMeanwhile],
})

export const sharedFields = z.strictObject({ Roles: z.array(role).max(viewRoles.length, tooMany) })

export const shareView = call({
  method: 'PUT',
  path: '/api/ListView/ShareView',
  who: 'reviewers',
  effect: 'writes',
  summary:
    'Says which roles see a view beside its owner. Who has it as the usual one no longer has, where the role is left out.',
  query: byId,
  body: z.strictObject({ ...sharedFields.shape, Version: version() }),
  reply: savedReply,
  refusals: [notAllowed, changedMeanwhile, tooManyShared],
})

export const setUsualView = call({
  method: 'PUT',
  path: '/api/ListView/SetUsualView',
  who: 'admin',
  effect: 'writes',
  summary: 'Says whose list begins with a shared view, in place of the one before.',
  query: byId,
  body: z.strictObject({ ...sharedFields.shape, Version: version() }),
  reply: savedReply,
  refusals: [notAllowed, changedMeanwhile],
})

export const deleteView = call({
  method: 'DELETE',
  path: '/api/ListView/DeleteView',
  who: 'all',
  effect: 'writes',
  summary: 'Deletes a view, for everybody who sees it.',
  query: byId,
  reply: doneReply,
  refusals: [notAllowed],
})
