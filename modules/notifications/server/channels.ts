import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { isOptional, type Topic } from '#platform/shared/record/notice-topics.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import type { MailTime } from '../contract/choices.ts'
import { quietUntil } from '../rules/quiet-hours.ts'
import { choicesAbout, everything } from './store/choices.ts'
import { quietHoursOf } from './store/quiet-hours.ts'

/** How somebody is told of one thing. */
export interface Channels {
  readonly rings: boolean
  readonly mail: MailTime
  /** When the letter leaves; null: at once. */
  readonly mailAt: Date | null
  readonly pushed: boolean
  readonly pushAt: Date
}

/**
 * How each of these people is told about a topic now. What nobody switches off (decision 37) rings and is mailed at once
 * whatever was chosen, also in quiet hours: it protects the account, or a term runs.
 */
export async function channelsOf(
  db: Database,
  accountIds: readonly number[],
  topic: Topic,
  now: Date,
): Promise<(accountId: number) => Channels> {
  const [chosen, quiet, { timeZone }] = await Promise.all([
    choicesAbout(db, accountIds, topic),
    quietHoursOf(db, accountIds),
    settings(db, zoneSettings),
  ])
  const chooses = isOptional(topic)
  return (accountId) => {
    const { rings, mail, pushed } = chosen.get(accountId) ?? everything
    const end = quietUntil(now, quiet.get(accountId), timeZone)
    return {
      rings: !chooses || rings,
      mail: chooses ? mail : 'now',
      mailAt: chooses ? end : null,
      pushed,
      pushAt: end ?? now,
    }
  }
}
