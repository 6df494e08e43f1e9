import { sql } from 'kysely'
import type { OwnData } from '#platform/server/content/own-data.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'

/** The own cards as far as they are shown to their holder, with what was asked for. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'membershipCards',
      tables: ['membership.card'],
      rows: ({ traineeId }) => sql`
        select c.id::bigint as key, jsonb_build_object('Number', c.number, 'Kind', c.kind, 'Cause', c.cause, 'State', c.state,
          'Reason', c.reason, 'Note', c.note, 'RequestedAt', c.requested_at, 'ValidFrom', c.valid_from,
          'ValidUntil', c.valid_until, 'VerifyCode', case when c.valid_from is not null then c.verify_code end,
          'NameAr', c.name_ar, 'NameEn', c.name_en) as row
        from membership.card c where c.trainee_id = ${traineeId} and not c.is_hidden`,
    },
  ],
  counts: ({ traineeId }) => sql`
    select 'membershipCards' as kind, count(*)::integer as count from membership.card where trainee_id = ${traineeId}`,
  // A card is somebody's: with them it ends, and its code no longer says whose it was.
  erase: async (db, { person, pseudonym, now }) => {
    if (person.traineeId === null) return
    const { timeZone } = await settings(db, zoneSettings)
    await sql`update membership.card set note = '', reason = null,
        name_ar = case when number is not null then ${pseudonym.nameAr} end,
        name_en = case when number is not null then ${pseudonym.nameEn} end,
        hidden_reason = case when is_hidden then '–' end,
        valid_from = case when number is not null then coalesce(valid_from, (requested_at at time zone ${timeZone})::date) end,
        valid_until = case when number is not null then coalesce(valid_until, ${dayOf(now, timeZone)}::date) end,
        state = case when state in ('active', 'suspended', 'confirmed') then 'expired'
          when number is null then 'rejected' else state end,
        version = version + 1
      where trainee_id = ${person.traineeId}`.execute(db)
  },
}
