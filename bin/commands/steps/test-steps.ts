import { globSync } from 'node:fs'
import { findPrograms, systemPrograms } from '#platform/server/postgres/embedded/programs.ts'
import { versionOf } from '#platform/server/postgres/embedded/cluster.ts'
import { runAs } from '#platform/server/postgres/embedded/run-as.ts'
import { hasChromium } from './chromium.ts'
import { root } from '../root.ts'
import { asOneCheck, runScript, runTool } from './run-program.ts'
import { sumOf, type Count, type Step } from './step.ts'
import { runVitest } from './vitest.ts'

const mainJob = ['planning', 'classes', 'registration', 'attendance', 'exams', 'evaluation', 'certificates']
/**
 * The same whichever server it is, and minutes each: how the academy's processes stand up again, who is first of many at
 * once, what a file brings.
 */
const onceIsEnough =
  /\/(comes-back|killed-server|full-disk|last-seats|booking-race|saving-at-once|export|import)\.test\.ts$/

/** The main job's calls and the migrations: what runs once more on other PostgreSQL servers. */
const onOtherServers = (): string[] => [
  'postgres/migrate',
  ...globSync(`modules/{${mainJob.join()}}/**/*.test.ts`, { cwd: root }).filter((path) => !onceIsEnough.test(path)),
]

export const testSteps: readonly Step[] = [
  {
    name: 'build',
    about: 'the pages build',
    run: async () => asOneCheck(await runTool('vite', ['build'])),
  },
  {
    name: 'budget',
    about: 'what a first visit downloads',
    after: 'build',
    run: async () => asOneCheck(await runScript('bench/bundle-size.ts')),
  },
  {
    name: 'unit',
    about: 'rules, contracts, words and pages, without a database',
    wide: true,
    run: (since) => runVitest({ step: 'unit', project: 'unit', since }),
  },
  {
    name: 'calls',
    about: 'calls through HTTP on a real database',
    wide: true,
    // Papers are printed by it.
    run: (since) => inChromium(() => runVitest({ step: 'calls', project: 'calls', since })),
  },
  {
    name: 'postgres',
    about: 'migrations and the main job on the other PostgreSQL servers of this machine',
    wide: true,
    run: onEachOtherServer,
  },
  {
    name: 'journeys',
    about: 'the main job in a real browser',
    wide: true,
    run: () => inChromium(() => runVitest({ step: 'journeys', project: 'journeys' })),
  },
]

/** Runs where this machine has a Chromium, installed where it is missing; has failed where there is none. */
const inChromium = async (run: () => Promise<Count>): Promise<Count> =>
  hasChromium() ? run() : { passed: 0, failed: 1 }

async function onEachOtherServer(): Promise<Count> {
  const programs = findPrograms()
  const usual = versionOf(programs, runAs(programs))
  const others = systemPrograms().filter(({ version }) => version !== usual)
  if (others.length === 0) console.log(`There is none beside ${usual}.`)
  const counts: Count[] = []
  for (const { version, folder } of others) {
    console.log(`PostgreSQL ${version}`)
    const files = onOtherServers()
    counts.push(await runVitest({ step: 'postgres', project: 'calls', files, env: { PG_BIN: folder } }))
  }
  return sumOf(counts)
}
