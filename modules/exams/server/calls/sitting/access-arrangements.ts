import { reachesPerson } from '#modules/people/server/public.ts'
import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { changedMeanwhile, notFound, refuse } from '#platform/shared/refusal.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { addDays, dayOf, instantOf } from '#platform/shared/values/dates.ts'
import type { arrangementCalls as calls } from '../../../contract/calls.ts'
import { nothingArranged } from '../../../contract/refusals.ts'
import { noun } from '../../acts/nouns/arrangement-noun.ts'
import { addArrangement, arrangementOf, lockArrangement, removeArrangement } from '../../store/access-arrangements.ts'

async function reached({ db, actor }: Pick<Asked<never>, 'db' | 'actor'>, traineeId: number): Promise<void> {
  if (!(await reachesPerson(db, actor, 'trainee', traineeId))) refuse(notFound)
}

export const getAccessArrangement: Handler<typeof calls.getAccessArrangement> = async (asked) => {
  const { db, now, query, request } = asked
  await reached(asked, query.TraineeID)
  const [found, { timeZone }] = await Promise.all([
    arrangementOf(db, query.TraineeID, request.language),
    settings(db, zoneSettings),
  ])
  if (!found) return { TraineeID: query.TraineeID, Arrangement: null, Actions: ['setAccessArrangement'] }
  const endsAt = found.ends_at === null ? null : new Date(found.ends_at)
  return {
    TraineeID: query.TraineeID,
    Arrangement: {
      ExtraPercent: found.extra_percent,
      LargeLetters: found.large_letters,
      ReadingAloud: found.reading_aloud,
      Reason: found.reason,
      LastDay: endsAt && addDays(dayOf(endsAt, timeZone), -1),
      InForce: endsAt === null || endsAt > now,
      GivenBy: found.given_by_name,
      GivenAt: found.given_at,
      Version: found.version,
    },
    Actions: ['setAccessArrangement', 'endAccessArrangement'],
  }
}

export const setAccessArrangement: Handler<typeof calls.setAccessArrangement> = async (asked) => {
  const { db, actor, now, body } = asked
  await reached(asked, body.TraineeID)
  if (body.ExtraPercent === 0 && !body.LargeLetters && !body.ReadingAloud) refuse(nothingArranged)
  const { timeZone } = await settings(db, zoneSettings)
  const set = {
    extra_percent: body.ExtraPercent,
    large_letters: body.LargeLetters,
    reading_aloud: body.ReadingAloud,
    reason: body.Reason,
    ends_at: body.LastDay && instantOf(addDays(body.LastDay, 1), '00:00', timeZone),
    given_by: actor.userId,
    given_at: now,
  }
  if (body.Version === null) {
    const id = (await addArrangement(db, { trainee_id: body.TraineeID, ...set })) ?? refuse(changedMeanwhile)
    await writeNew(asked, noun, { id, trainee_id: body.TraineeID }, 'setAccessArrangement')
    return { Version: 1 }
  }
  const found = await lockArrangement(db, body.TraineeID)
  if (found?.version !== body.Version) refuse(changedMeanwhile)
  await writeAct(asked, noun, found, 'setAccessArrangement', { set })
  return { Version: found.version + 1 }
}

export const endAccessArrangement: Handler<typeof calls.endAccessArrangement> = async (asked) => {
  const { db, body } = asked
  await reached(asked, body.TraineeID)
  const found = (await lockArrangement(db, body.TraineeID)) ?? refuse(notFound)
  if (found.version !== body.Version) refuse(changedMeanwhile)
  await writeGone(asked, noun, found, 'endAccessArrangement', () => removeArrangement(db, found.id))
  return { Done: true }
}
