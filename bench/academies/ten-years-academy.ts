import { seedCast } from '#database/seeds/cast.ts'
import { changeSetting } from '#platform/server/settings.ts'
import { signInSettings } from '#modules/signin/contract/settings.ts'
import { fillTenYears, tenYearsToday } from '#testing/lists/ten-years.ts'
import { startAcademy, type BenchAcademy } from './sample-academy.ts'

/** The cast's academy after ten busy years. Half a minute. */
export const startTenYearsAcademy = (): Promise<BenchAcademy> =>
  startAcademy(async (db, address) => {
    await seedCast(db, tenYearsToday)
    // As the sample academy has it.
    await changeSetting(db, signInSettings, 'secondFactor', 'off')
    await fillTenYears(address)
  })
