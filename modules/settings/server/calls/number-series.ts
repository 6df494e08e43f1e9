import { academyYear } from '#platform/server/content/number-series.ts'
import type { Handler } from '#platform/server/handler.ts'
import type { AllModules } from '#platform/server/module.ts'
import { actsOpenTo } from '#platform/shared/record/act.ts'
import { nextWritten } from '#platform/shared/values/number-pattern.ts'
import { numberSeriesActs } from '../../contract/acts.ts'
import type { settingsCalls } from '../../contract/calls.ts'
import { seriesKeys, type SeriesKey } from '../../contract/number-series.ts'
import * as acts from '../acts/number-series.ts'
import { allSeries } from '../store/number-series.ts'

export const getNumberSeries: Handler<typeof settingsCalls.getNumberSeries> = async ({ db, actor, now }) => {
  const Year = await academyYear(db, now)
  const rows = await allSeries(db)
  const Actions = actsOpenTo(numberSeriesActs, actor, ['changeNumberSeries'])
  const Items = rows
    .toSorted((one, other) => seriesKeys.indexOf(one.key as SeriesKey) - seriesKeys.indexOf(other.key as SeriesKey))
    .map(({ last_number: lastNumber, at, nameAr, nameEn, ...row }) => ({
      ID: row.id,
      Key: row.key as SeriesKey,
      Pattern: row.pattern,
      Digits: row.digits,
      Restarts: row.restarts,
      Year: row.year,
      LastNumber: lastNumber,
      Next: nextWritten({ ...row, lastNumber }, Year, 3),
      ChangedAt: at === null ? null : new Date(at).toISOString(),
      ChangedBy: nameAr === null && nameEn === null ? null : { ar: nameAr ?? '', en: nameEn ?? '' },
      Version: row.version,
      Actions,
    }))
  return { Year, Items }
}

export const changeNumberSeries =
  (modules: AllModules): Handler<typeof settingsCalls.changeNumberSeries> =>
  (asked) =>
    acts.changeNumberSeries(asked, modules, asked.query.ID, asked.body)
