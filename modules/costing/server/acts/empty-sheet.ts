import { invoiceSettings } from '#modules/billing/contract/settings.ts'
import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { toMinor } from '#platform/shared/values/money.ts'
import { costSettings } from '../../contract/settings.ts'
import type { Sheet } from '../store/sheets.ts'

/** A sheet as it begins: with what the academy has set, and no line. */
export async function emptySheet(db: Database): Promise<Sheet> {
  const { currency, overheadPercent, targetMarginPercent, priceStep } = await settings(
    db,
    invoiceSettings,
    costSettings,
  )
  return {
    id: null,
    version: 0,
    base: currency,
    rates: {},
    overheadPercent,
    targetMarginPercent,
    priceStep: toMinor(priceStep, currency),
    lines: [],
  }
}
