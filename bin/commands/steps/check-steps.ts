import { asOneCheck, runProgram, runScript, runTool } from './run-program.ts'
import type { Step } from './step.ts'

const tool = (name: string, about: string, program: string, ...flags: string[]): Step => ({
  name,
  about,
  run: async () => asOneCheck(await runTool(program, flags)),
})
const script = (name: string, about: string, file: string, ...flags: string[]): Step => ({
  name,
  about,
  run: async () => asOneCheck(await runScript(`bin/commands/${file}`, flags)),
})

/** What can be said of the sources without running them. */
export const checkSteps: readonly Step[] = [
  tool('format', 'every file is formatted (npx oxfmt)', 'oxfmt', '--check', '.'),
  tool('lint', 'no known mistakes', 'oxlint', '--deny-warnings'),
  script('types', 'the types agree, also of what bin/new writes', 'types.ts'),
  script('architecture', 'the rules of the house', 'architecture.ts'),
  script('tables', 'database/tables.ts is what the migrations give', 'tables.ts', '--verify'),
  script('api', 'docs/calls.tsv is what the contracts say', 'list.ts', 'calls', '--verify'),
  script('access', 'testing/access/calls.tsv says of every call who may', 'access-list.ts'),
  script('decisions', 'docs/decisions/README.md lists every decision', 'list.ts', 'decisions', '--verify'),
  script('notices', 'modules/notifications/README.md says who is told of what', 'list.ts', 'notices', '--verify'),
  {
    name: 'lock',
    about: 'a fresh machine can install what package-lock.json says',
    // A registry that lacks some platform's package leaves a hole in the lock file, and `npm ci` refuses it.
    run: async () =>
      asOneCheck(await runProgram('npm', ['ci', '--dry-run', '--ignore-scripts', '--offline', '--loglevel=error'])),
  },
  tool('unused', 'no file, export or package without a use', 'knip', '--no-progress'),
]
