import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { wordsTogether } from './apps/web/word-places.ts'
import { documentList } from './platform/web/build/document-list.ts'
import LongestFirst from './testing/longest-first.ts'
import { startWords } from './platform/web/build/start-words.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Journeys need the built application and minutes; they run when asked for by name (bin/test does). */
const journeys = process.argv.some((argument) => argument.includes('journeys'))

/** What needs no database: pure rules, contracts, words, pages. */
const withoutDatabase = [
  'modules/*/{rules,contract,text,web}/**/*.test.{ts,tsx}',
  'platform/{shared,web}/**/*.test.{ts,tsx}',
  'apps/web/**/*.test.{ts,tsx}',
  'testing/architecture/**/*.test.ts',
  'testing/pages/**/*.test.tsx',
  'testing/architecture.test.ts',
  'bin/**/*.test.ts',
]
const ignored = ['**/node_modules/**', 'dist/**', 'data/**', '.new/**', 'e2e/**']

/**
 * What runs in Node alone is loaded by Node, as in an academy: nothing is transformed, and no import goes through a getter.
 * Older versions than the project's own read no types.
 */
const asItRuns = process.features.typescript ? { viteModuleRunner: false, nodeLoader: false } : {}

export default defineConfig({
  test: {
    // Two workers: the suite shares the machine with PostgreSQL, and CI machines have two cores.
    maxWorkers: 2,
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    projects: [
      {
        extends: true,
        // As the build makes them: pages that are drawn ask for them.
        plugins: [documentList(root), startWords(root, wordsTogether)],
        // The first who asks for the words of all modules waits until they are transformed.
        test: { name: 'unit', include: withoutDatabase, exclude: ignored, testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          name: 'calls',
          include: ['**/*.test.ts'],
          exclude: [...ignored, ...withoutDatabase],
          globalSetup: 'testing/global-setup.ts',
          setupFiles: ['testing/servers/keep-logs.ts'],
          // A worker's files share what is loaded: what a module keeps hangs on a database, a connection or a server.
          isolate: false,
          experimental: asItRuns,
          // Where a test hangs, not where it is slow: a busy machine takes many times as long as a quiet one.
          testTimeout: 60_000,
          // What another process or a busy machine has yet to do takes longer than the second that is the default.
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 120_000,
        },
      },
      ...(journeys
        ? [
            {
              extends: true as const,
              test: {
                name: 'journeys',
                experimental: asItRuns,
                globalSetup: ['e2e/site/global-setup.ts'],
                setupFiles: ['e2e/site/keep-traces.ts'],
                // As for calls: half of the files load the whole server.
                isolate: false,
                include: ['e2e/**/*.test.ts'],
                testTimeout: 240_000,
                // A page on a busy machine takes longer than the second that is the default.
                expect: { poll: { timeout: 20_000 } },
                hookTimeout: 240_000,
              },
            },
          ]
        : []),
    ],
  },
})
