import { dropPassportScan } from '#modules/people/server/public.ts'
import { byItself } from '#platform/server/audit/by.ts'
import { recordAudit } from '#platform/server/audit/entry.ts'
import type { Database } from '#platform/server/database.ts'
import type { Job } from '#platform/server/module.ts'
import { settings } from '#platform/server/settings.ts'
import { keepingSettings } from '../contract/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { lastDaysWithoutHolds } from '../rules/seats.ts'
import { beginAttending, cancelOf, lapse, offerAgain, remindOnAccount, reportOverdue } from './acts/sweeps.ts'
import * as due from './store/due.ts'
import { dropVisaProof, oldPassportScans, oldVisaProofs, type OldScan } from './store/old-scans.ts'

/** One registration or class a transaction: short locks, and what fails is tried again without the rest. */
async function each(db: Database, ids: readonly number[], run: (tx: Database, id: number) => Promise<void>) {
  for (const id of ids) await db.transaction().execute((tx) => run(tx, id))
}

/** Holds and offers that ran out, seats that became free otherwise, and what a class's own fate means for its registrations. */
const seats: Job = {
  name: 'registration-seats',
  cron: '*/10 * * * *',
  run: async ({ db, now }) => {
    const today = dayOf(now, (await settings(db, zoneSettings)).timeZone)
    await each(db, await due.ranOut(db, now), (tx, id) => lapse(tx, id, now))
    await each(db, await due.inCancelledClasses(db), (tx, id) => cancelOf(tx, id, now, 'classCancelled'))
    await each(db, await due.leftBehind(db, today), (tx, id) => cancelOf(tx, id, now, 'classStarted'))
    await each(db, await due.inRunningClasses(db), (tx, id) => beginAttending(tx, id, now))
    const from = addDays(today, lastDaysWithoutHolds)
    await each(db, await due.classesWithSeatsToOffer(db, from), (tx, id) => offerAgain(tx, id, now))
  },
}

const invoices: Job = {
  name: 'registration-invoices',
  cron: '15 6 * * *',
  run: async ({ db, now }) => {
    const today = dayOf(now, (await settings(db, zoneSettings)).timeZone)
    await each(db, await due.unpaid(db, today), (tx, id) => reportOverdue(tx, id, now))
    await each(db, await due.unpaidOnAccount(db, today), (tx, id) => remindOnAccount(tx, id, now))
  },
}

/** Scans of passports and visas that have served: the row goes with its file, and the audit says that it went. */
export const scans: Job = {
  name: 'registration-old-scans',
  cron: '35 3 * * *',
  run: async ({ db, now }) => {
    const { timeZone, passportFileDays } = await settings(db, zoneSettings, keepingSettings)
    if (passportFileDays === 0) return
    const day = addDays(dayOf(now, timeZone), -passportFileDays)
    await clear(
      db,
      () => oldPassportScans(db, day),
      (tx, { traineeId, fileId }) => dropPassportScan(tx, traineeId, fileId),
    )
    await clear(
      db,
      () => oldVisaProofs(db, day),
      (tx, { fileId }) => dropVisaProof(tx, fileId),
    )
  },
}

/** Until none is left, one a transaction. */
async function clear(
  db: Database,
  find: () => Promise<readonly OldScan[]>,
  drop: (tx: Database, scan: OldScan) => Promise<boolean>,
): Promise<void> {
  for (let found = await find(); found.length > 0; found = await find()) {
    for (const scan of found) {
      await db.transaction().execute(async (tx) => {
        if (!(await drop(tx, scan))) return
        const subject = ['trainee', scan.traineeId] as const
        await recordAudit(tx, { kind: 'people.dropIdentityFiles', subject, data: { fileId: scan.fileId } }, byItself)
      })
    }
  }
}

export const jobs: readonly Job[] = [seats, invoices, scans]
