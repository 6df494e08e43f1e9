import { nothingMore, type ScheduleSource } from '#platform/server/content/schedule.ts'
import type { ScheduleEntry } from '#platform/shared/record/schedule-entry.ts'
import { asTerms } from './store/calendar.ts'

/** No year of the academy has more. */
const mostTerms = 50

/** The academy's holidays, and where its terms begin and end: everybody's who is signed in. */
export const holidaysAndTerms: ScheduleSource = {
  kinds: ['holiday', 'termBegins', 'termEnds'],
  entries: async (db, { from, to, classId, id, most }) => {
    if (classId !== undefined || id !== undefined) return []
    const [holidays, years] = await Promise.all([
      db
        .selectFrom('planning.holiday')
        .where('first_day', '<=', to)
        .where('last_day', '>=', from)
        .select(['id', 'name', 'first_day', 'last_day', 'version'])
        .orderBy('first_day')
        .orderBy('id')
        .limit(most)
        .execute(),
      db
        .selectFrom('planning.calendar_year')
        .where('first_day', '<=', to)
        .where('last_day', '>=', from)
        .select(['id', 'terms', 'version'])
        .execute(),
    ])
    const terms = years.flatMap(({ id: year, terms: stored, version }) =>
      asTerms(stored).flatMap(({ Name, FirstDay, LastDay }, at): ScheduleEntry[] => {
        const term = {
          ...nothingMore,
          ID: year * mostTerms + at,
          Version: version,
          State: 'planned',
          Title: Name,
        } as const
        return [
          { ...term, Kind: 'termBegins', FirstDay, LastDay: FirstDay },
          { ...term, Kind: 'termEnds', FirstDay: LastDay, LastDay },
        ]
      }),
    )
    return [
      ...holidays.map((row): ScheduleEntry => ({
        ...nothingMore,
        Kind: 'holiday',
        ID: row.id,
        Version: row.version,
        State: 'planned',
        Title: row.name,
        FirstDay: row.first_day,
        LastDay: row.last_day,
      })),
      ...terms.filter(({ FirstDay }) => from <= FirstDay && FirstDay <= to),
    ]
  },
}
