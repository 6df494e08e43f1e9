import { historyOf } from '#modules/planning/server/public.ts'
import { gatherSchedule } from '#modules/schedule/server/public.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import type { AllModules } from '#platform/server/module.ts'
import { readRow } from '#platform/server/reading/list.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { meetingsCalls as calls } from '../../contract/calls.ts'
import { canAnswer } from '../../rules/meeting.ts'
import { aboutOf, shownMeeting } from '../reply.ts'
import * as people from '../store/invitees.ts'
import { chosenPeople, meetings } from '../store/meetings.ts'

type Times = { readonly Day: string; readonly StartsAt: string; readonly EndsAt: string }

/** What else the actor has at the time: own sessions and other meetings. */
async function clashesAt(
  { db, actor }: Pick<Asked<unknown>, 'db' | 'actor'>,
  modules: AllModules,
  { Day, StartsAt, EndsAt }: Times,
  but: number | undefined,
) {
  const kinds = ['session', 'meeting'] as const
  const { entries } = await gatherSchedule(db, modules, { actor, from: Day, to: Day, kinds })
  return entries.flatMap((entry) => {
    if (entry.State === 'cancelled' || entry.StartsAt === null || entry.EndsAt === null) return []
    if (entry.Kind === 'meeting' && entry.ID === but) return []
    if (entry.StartsAt >= EndsAt || entry.EndsAt <= StartsAt) return []
    const { ID, Title } = entry
    return [{ Kind: entry.Kind as (typeof kinds)[number], ID, Title, StartsAt: entry.StartsAt, EndsAt: entry.EndsAt }]
  })
}

export const getMeeting =
  (modules: AllModules): Handler<typeof calls.getMeeting> =>
  async (asked) => {
    const { db, query, actor, request } = asked
    const about = await aboutOf(asked)
    const row = (await readRow(db, meetings, query.ID, about)) ?? refuse(notFound)
    const own = await people.invitationOf(db, { meetingId: row.ID, actor }, about)
    const isAhead = row.State !== 'cancelled' && !row.isOver
    const history = row.isKept ? await historyOf(db, request.language, ['meeting', row.ID]) : []
    return {
      ...shownMeeting(row),
      Agenda: row.agenda,
      Link: row.link,
      IsKept: row.isKept,
      People: row.isKept ? await chosenPeople(db, row.ID, actor.language) : [],
      Own: own ? { Answer: own.Answer, CanAnswer: canAnswer({ state: own.State, isOver: own.isOver }) } : null,
      Clashes: isAhead ? await clashesAt(asked, modules, row, row.ID) : [],
      History: history.map(({ ID, At, Kind, By, Why }) => ({ ID, At, Kind, By, Why })),
    }
  }

export const getMeetingClashes =
  (modules: AllModules): Handler<typeof calls.getMeetingClashes> =>
  async (asked) => ({ Clashes: await clashesAt(asked, modules, asked.query, asked.query.ID) })
