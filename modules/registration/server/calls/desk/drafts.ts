import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { settings } from '#platform/server/settings.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { classClosed } from '../../../contract/refusals.ts'
import { classTakes } from '../../../rules/standing.ts'
import { noun } from '../../acts/noun.ts'
import { doingOf, moved } from '../../acts/perform.ts'
import { lockRegistration } from '../../acts/reached.ts'
import { drafts } from '../../store/desk/drafts.ts'
import { lockedDraft } from '../../store/registration.ts'

export const getDrafts: Handler<typeof calls.getDrafts> = async ({ db, actor, now, query }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const { rows, total } = await readList(db, drafts, query, { actor })
  const today = dayOf(now, timeZone)
  return {
    Items: rows.map(({ state, ...row }) => ({
      ...row,
      Actions: classTakes(state, row.StartDate, today) ? ['takeOver'] : [],
    })),
    Total: total,
  }
}

export const takeOver: Handler<typeof calls.takeOver> = async (asked) => {
  const { db, actor, body } = asked
  const doing = await doingOf(asked)
  const draft = (await lockedDraft(db, actor, body.ID, doing)) ?? refuse(notFound)
  if (draft.version !== body.Version)
    return refuseChanged(db, ['registration', draft.id], { named: true, reader: actor.userId })
  if (!draft.standing.classTakes) refuse(classClosed, { class: draft.classCode })
  await writeAct(doing, noun, draft, 'takeOver', { set: { taken_over_at: doing.now }, reason: body.Reason })
  return moved(await lockRegistration(db, actor, draft.id, doing))
}
