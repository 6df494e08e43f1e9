import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files of half a minute and more, longest first. A fresh clone knows no times and would begin with the largest files: the
 * longest then run alone at the end, beside an idle core.
 */
const long = [
  'testing/pages/pages.test.tsx',
  'e2e/main-job.journey.test.ts',
  'e2e/kit/kit.journey.test.ts',
  'e2e/exam-answers.journey.test.ts',
  'e2e/screens.journey.test.ts',
  'e2e/sign-up.journey.test.ts',
  'e2e/shell.journey.test.ts',
  'e2e/sign-in.journey.test.ts',
  'e2e/second-person.journey.test.ts',
  'testing/lists.test.ts',
  'modules/exams/server/outages/comes-back.test.ts',
  'apps/server/start-up.test.ts',
  'platform/server/backup/backup.test.ts',
  'testing/limits/patterns.test.ts',
]

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = (file: TestSpecification) => {
      const at = long.indexOf(relative(this.ctx.config.root, file.moduleId))
      return at < 0 ? long.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}
