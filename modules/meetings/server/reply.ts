import type { Asked } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { meetingActions } from '../rules/meeting.ts'
import type { About, MeetingRow } from './store/meetings.ts'

/** Who asks, and the academy's clock. */
export async function aboutOf({ db, actor, now }: Pick<Asked<unknown>, 'db' | 'actor' | 'now'>): Promise<About> {
  const { timeZone } = await settings(db, zoneSettings)
  return { actor, now, timeZone }
}

/** Who is only invited is not told what others have answered. */
export function shownMeeting({ isOver, isKept, agenda: _, link: __, ...row }: MeetingRow) {
  const counts = isKept ? {} : { Invited: 0, Yes: 0, Maybe: 0, No: 0 }
  return { ...row, ...counts, Actions: meetingActions({ state: row.State, isOver, isKept }) }
}
