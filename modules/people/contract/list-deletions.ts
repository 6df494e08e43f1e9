import { call } from '#platform/shared/call.ts'
import type { Rule } from '#platform/shared/access.ts'
import { byId, doneReply } from '#platform/shared/shapes.ts'
import { signInAddress } from './refusals.ts'

/** The call that deletes one entry of a person's list, by the entry's id; the record's version goes up. */
export const deletesEntry =
  (prefix: '/api/Trainee' | '/api/Instructor', who: Rule) =>
  (name: string, what: string, more: { readonly forOthers?: true } = {}) =>
    call({
      ...more,
      method: 'DELETE',
      path: `${prefix}/${name}`,
      who,
      effect: 'writes',
      summary: `Deletes ${what}. Of what is left of the list one entry is the main one.`,
      query: byId,
      reply: doneReply,
      refusals: [signInAddress],
    })
