import type { SettingsOf } from '#platform/shared/settings/section.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Call } from '#platform/shared/call.ts'
import { maintenance as underMaintenance, refuse } from '#platform/shared/refusal.ts'
import type { Database } from './database.ts'
import type { Live } from './live/hub.ts'
import { keepSetting } from './kept-setting.ts'
import { maintenanceSettings } from '#platform/shared/settings/own-sections.ts'

export type Maintenance = SettingsOf<typeof maintenanceSettings>['maintenance']

export interface MaintenanceGate {
  /** Refuses with `maintenance` who must wait now. Administrators pass, also as somebody else, and so do the calls that go on. */
  admit(call: Call, actor: Actor, now: Date): void
  /** Whether anybody is refused now. */
  closed(now: Date): boolean
  close(): void
}

/** Seconds after which another try is worth it, where no end is set. */
const tryAgainAfter = 60

export const isUnderMaintenance = ({ on, until }: Maintenance, now: Date): boolean =>
  on && (until === null || now.getTime() < Date.parse(until))

/** Kept in memory, as every request asks; a NOTIFY renews it in each process when an administrator throws the switch. */
export async function openMaintenanceGate(db: Database, live: Live): Promise<MaintenanceGate> {
  const { now: state, close } = await keepSetting(db, live, maintenanceSettings, 'maintenance')
  return {
    close,
    closed: (now) => isUnderMaintenance(state(), now),
    admit(call, actor, now) {
      const kept = state()
      if (!kept.on || call.duringMaintenance || actor.role === 'admin' || actor.actingAdminId !== null) return
      if (!isUnderMaintenance(kept, now)) return
      const left = kept.until === null ? tryAgainAfter : Math.ceil((Date.parse(kept.until) - now.getTime()) / 1000)
      const { message, until } = kept
      refuse(underMaintenance, { ...message, until, seconds: Math.max(1, Math.min(left, 3600)) })
    },
  }
}
