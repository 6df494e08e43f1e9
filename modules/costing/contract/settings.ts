import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

const usd = (Minor: number) => ({ Minor, Currency: 'USD' })

/** What a cost sheet begins with; sheets that were saved keep what they say. */
export const costSettings = settingSection(
  'costing',
  'costs',
  { page: 'general', order: 55 },
  {
    /** On what is paid once, for what the academy itself costs. */
    overheadPercent: setting.percent({ default: 15, least: 0, most: 500, from: 'next' }),
    targetMarginPercent: setting.percent({ default: 25, least: 0, most: 95, from: 'next' }),
    /** Suggested prices are rounded up to so many whole units of the academy's currency. */
    priceStep: setting.count({ default: 10, least: 1, most: 10_000, from: 'next' }),
    /** For each trainee and day. */
    mealsPerDay: setting.count({ default: 1, least: 0, most: 6, from: 'next' }),
    mealPrice: setting.money({ default: usd(8_00), from: 'next' }),
    /** For each trainee. */
    materialsPrice: setting.money({ default: usd(25_00), from: 'next' }),
    certificatePrice: setting.money({ default: usd(10_00), from: 'next' }),
    visaPrice: setting.money({ default: usd(0), from: 'next' }),
    /** For each run. */
    examinersPrice: setting.money({ default: usd(100_00), from: 'next' }),
    instructorTravelPrice: setting.money({ default: usd(0), from: 'next' }),
    advertPrice: setting.money({ default: usd(150_00), from: 'next' }),
    /** How many share a hotel room; 0: no accommodation is proposed. */
    sharedRoomBy: setting.count({ default: 0, least: 0, most: 20, from: 'next', sample: 2 }),
  },
)
