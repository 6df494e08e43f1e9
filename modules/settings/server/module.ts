import { settingsAsRead } from '#modules/accounts/server/public.ts'
import { requireCurrency } from '#modules/lookups/server/public.ts'
import { byOf } from '#platform/server/audit/by.ts'
import type { FoundDocument } from '#platform/server/documents/parts.ts'
import { implement, type Asked, type Implemented } from '#platform/server/handler.ts'
import type { AllModules, ModuleServer } from '#platform/server/module.ts'
import { changeSetting, settings, versionOfSettings } from '#platform/server/settings.ts'
import type { Database } from '#platform/server/database.ts'
import type { Setting } from '#platform/shared/settings/kinds.ts'
import type { Money } from '#platform/shared/values/money.ts'
import { callsOfSection } from '#platform/shared/settings/section-calls.ts'
import { wireName, type SettingSection } from '#platform/shared/settings/section.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { settingsCalls } from '../contract/calls.ts'
import { changeNumberSeries, getNumberSeries } from './calls/number-series.ts'
import {
  changeDocumentLook,
  getDocumentLooks,
  getPaperImages,
  removePaperImage,
  setPaperImage,
} from './calls/papers.ts'
import { getSettingChanges } from './calls/setting-changes.ts'
import { firstSteps } from './first-steps.ts'
import { notices } from './notices.ts'
import { hasWorkBegun } from './store/work-begun.ts'
import { uploads } from './uploads.ts'

/** Refuses a currency that the academy does not keep. */
async function requireKept(db: Database, field: string, { kind }: Setting, value: unknown): Promise<void> {
  if (kind === 'money') await requireCurrency(db, field, value as Money)
  if (kind === 'currency') await requireCurrency(db, field, { Currency: value as string })
}

interface Sent {
  readonly body: Readonly<Record<string, unknown>> & { readonly Version: number }
}

/** The calls of every section that has no page of its own, and those of number series and printed documents. */
export const settingsServer = (
  sections: readonly SettingSection[],
  documents: readonly FoundDocument[],
  modules: AllModules,
): ModuleServer => ({
  name: 'settings',
  firstSteps,
  notices,
  uploads,
  implemented: [
    implement(settingsCalls, {
      getNumberSeries,
      changeNumberSeries: changeNumberSeries(modules),
      getSettingChanges: getSettingChanges(sections),
      getPaperImages,
      setPaperImage,
      removePaperImage,
      getDocumentLooks: getDocumentLooks(documents),
      changeDocumentLook: changeDocumentLook(documents),
    }),
    ...sections.filter(({ at }) => at === undefined).map((section) => implementSection(section, modules)),
  ],
})

function implementSection(section: SettingSection, modules: AllModules): Implemented {
  const calls = callsOfSection(section)
  const keys = Object.keys(section.table)
  const get = async ({ db }: Asked<unknown>) => {
    const kept = await settings(db, section)
    const fields = keys.map((key) => [wireName(key), kept[key]])
    return {
      ...Object.fromEntries(fields),
      ...(section.isFixed && { IsFixed: await hasWorkBegun(db, modules()) }),
      Version: await versionOfSettings(db, section),
    }
  }
  const save = async ({ db, body, actor, request }: Asked<Sent>) => {
    await settingsAsRead(db, section, body.Version)
    if (section.isFixed && (await hasWorkBegun(db, modules()))) refuse(notNow)
    for (const key of keys) await requireKept(db, wireName(key), section.table[key]!, body[wireName(key)])
    for (const key of keys) await changeSetting(db, section, key, body[wireName(key)], byOf(actor, request))
    return { Done: true }
  }
  const named = wireName(section.name)
  return {
    calls: { [`get${named}`]: calls.get, [`save${named}`]: calls.save },
    handlers: { [`get${named}`]: get as never, [`save${named}`]: save as never },
  }
}
