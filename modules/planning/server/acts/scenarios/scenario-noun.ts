import type { Noun } from '#platform/server/acts/write-act.ts'
import { scenarioActs } from '../../../contract/acts.ts'
import type { LockedScenario } from '../../store/scenarios/scenarios.ts'
import type { Recording } from '../doing.ts'

/** What each fact about a scenario carries: its name as `code`, and the year. Beside them: `rows`, `fromId` of what was branched; what making it active did. */
export const noun: Noun<typeof scenarioActs, 'planning.scenario', LockedScenario, Recording> = {
  acts: scenarioActs,
  stored: { table: 'planning.scenario', unkept: ['id', 'version', 'created_at'] },
  idOf: ({ id }) => id,
  factsOf: ({ name, year }) => ({ code: name, year }),
}
