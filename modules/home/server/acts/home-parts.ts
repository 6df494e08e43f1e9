import { statfs } from 'node:fs/promises'
import {
  academyTime,
  ownPeopleInClasses,
  ownProgress,
  peopleAtRisk,
  sessionsToday,
  type Counting,
} from '#modules/attendance/server/public.ts'
import { seatsOnSale, shortClasses, teachingLoad } from '#modules/classes/server/public.ts'
import { figuresIn, type FigureAsked } from '#platform/server/content/figures.ts'
import { firstStepsIn, type FirstStepShown } from '#platform/server/content/first-steps.ts'
import type { Database } from '#platform/server/database.ts'
import type { FileStorage } from '#platform/server/files/kept-files.ts'
import { healthParts } from '#platform/server/log/waiting.ts'
import type { AllModules } from '#platform/server/module.ts'
import type { ReplicaStandings } from '#platform/server/replicas/replicas.ts'
import { noPart, readTogether } from '#platform/server/reading/together.ts'
import { settingFrom, settingIn, versionOfSettings } from '#platform/server/settings.ts'
import { addDays, daysBetween, weekday, type Day } from '#platform/shared/values/dates.ts'
import { firstStepSettings } from '../../contract/settings.ts'
import { areFirstStepsShown } from '../../rules/first-steps.ts'
import { examsOfOwnClasses, resultsOfOwnClasses } from '../store/home-parts.ts'

/** How many lines a part shows; each leads to its whole list. */
const mostSessions = 60
const mostShort = 6
const mostClasses = 12

interface Asked extends FigureAsked {
  readonly db: Database
  readonly modules: AllModules
  readonly counting: Counting
  readonly files: FileStorage
  readonly replicas: ReplicaStandings
  readonly sendsMail: boolean
}

const noneOfHealth = Object.fromEntries(
  Object.keys(healthParts).map((name) => [name, noPart]),
) as unknown as typeof healthParts

/** From Sunday, as the schedule's week. */
function weekOf(day: Day): readonly [Day, Day] {
  const first = addDays(day, -weekday(day))
  return [first, addDays(first, 6)]
}

/** What the home of this role shows beside what waits: all of it in one statement. */
export async function partsOf(asked: Asked) {
  const { db, actor, today, now, timeZone, counting } = asked
  const { role } = actor
  const isCoordinator = role === 'trainingcoordinator'
  const figures = figuresIn(
    db,
    asked.modules().flatMap((module) => module.figures ?? []),
    asked,
  )
  const steps = firstStepsIn(
    asked.modules().flatMap((module) => module.firstSteps ?? []),
    actor,
  )
  const at = academyTime(now, timeZone)
  const [read, Disk] = await Promise.all([
    readTogether(db, {
      figures: figures.part,
      sessions: isCoordinator ? sessionsToday(db, actor, at, mostSessions) : noPart,
      short: isCoordinator ? shortClasses(db, actor, mostShort) : noPart,
      seats: isCoordinator ? seatsOnSale(db, actor) : noPart,
      load: role === 'instructor' ? teachingLoad(actor, today, weekOf(today)) : noPart,
      progress: role === 'trainee' ? ownProgress(db, actor, today, now, mostClasses) : noPart,
      exams: role === 'trainee' ? examsOfOwnClasses(db, actor) : noPart,
      results: role === 'trainee' ? resultsOfOwnClasses(db, actor) : noPart,
      people: role === 'customer' ? ownPeopleInClasses(db, actor, today, mostClasses) : noPart,
      firstSteps: role === 'admin' ? steps.part : noPart,
      firstStepsShown: role === 'admin' ? settingIn(firstStepSettings, 'firstStepsShown') : noPart,
      ...(role === 'admin' ? healthParts : noneOfHealth),
    }),
    role === 'admin' ? diskOf(asked.files) : null,
  ])
  const examsOf = new Map(read.exams?.map(({ classId, All, Sat }) => [classId, { All, Sat }]))
  const resultOf = new Map(read.results?.map(({ classId, Percent, Passed }) => [classId, { Percent, Passed }]))
  return {
    Figures: figures.shown(read.figures),
    Sessions: read.sessions,
    Short: read.short?.map((row) => ({ ...row, DaysLeft: daysBetween(today, row.StartDate) })) ?? null,
    Seats: read.seats,
    Load: read.load,
    Progress:
      read.progress?.map((row) => ({
        ...row,
        Exams: examsOf.get(row.CourseClassID) ?? { All: 0, Sat: 0 },
        Result: resultOf.get(row.CourseClassID) ?? null,
      })) ?? null,
    People:
      read.people?.map(({ sessions, people, threshold, state, ...row }) => ({
        ...row,
        IsRunning: state === 'running',
        People: people.length,
        AtRisk: peopleAtRisk({ threshold, sessions, people }, now, counting),
      })) ?? null,
    FirstSteps: read.firstSteps && (await firstStepsLeft(db, steps.shown(read.firstSteps), read.firstStepsShown)),
    Health:
      role === 'admin'
        ? {
            MailsLeave: asked.sendsMail,
            MailsWaiting: read.mailsWaiting,
            MailsSince: read.mailsSince,
            MailsDead: read.mailsDead,
            FailedJobs: read.failedJobs,
            Unsealed: read.unsealed,
            UnsealedSince: read.unsealedSince,
            LastBackup: read.lastBackup,
            Disk,
            Replicas: asked.replicas().map(({ name, state, behind }) => ({ Name: name, State: state, Behind: behind })),
          }
        : null,
  }
}

/** The list while it stands on the home: only a new academy asks for the version by which it is put away. */
async function firstStepsLeft(db: Database, Steps: FirstStepShown[], kept: unknown) {
  const isOn = settingFrom(firstStepSettings, 'firstStepsShown', kept)
  return areFirstStepsShown(Steps, isOn) ? { Steps, Version: await versionOfSettings(db, firstStepSettings) } : null
}

/** Of the disk on which uploads arrive; the system need not say. */
async function diskOf(files: FileStorage) {
  const found = await statfs(files.incoming).catch(() => null)
  return found && found.blocks > 0 ? { Free: found.bavail * found.bsize, Size: found.blocks * found.bsize } : null
}
