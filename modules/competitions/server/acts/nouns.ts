import type { Noun } from '#platform/server/acts/write-act.ts'
import { appealActs, competitionActs, entryActs } from '../../contract/acts.ts'
import type { Appeal } from '../store/appeals.ts'
import type { Entry } from '../store/entries.ts'
import type { Competition } from '../store/locked.ts'
import type { Doing } from './doing.ts'

/** Each fact about a competition carries its `competitionId` and its `code`; `openAppeals` the end of the appeals as `until`. */
export const competitionNoun: Noun<
  typeof competitionActs,
  'competitions.competition',
  Pick<Competition, 'id' | 'code'>,
  Doing
> = {
  acts: competitionActs,
  stored: {
    table: 'competitions.competition',
    unkept: ['id', 'code', 'created_at', 'final_at', 'state_since', 'version'],
  },
  idOf: ({ id }) => id,
  factsOf: ({ id, code }, { party }) => ({ competitionId: id, code, ...(party === 'clock' && { bySystem: true }) }),
}

/**
 * Each fact about an entry carries the `traineeId` and their number as `trainee`, the competition and its `code`; askEntryFee,
 * confirmEntryFee and returnEntryFee the `invoiceId` and `invoice`. Neither names nor marks are kept.
 */
export const entryNoun: Noun<typeof entryActs, 'competitions.entry', Entry, Doing> = {
  acts: entryActs,
  stored: {
    table: 'competitions.entry',
    unkept: [
      'id',
      'board_name_ar',
      'board_name_en',
      'certificate_number',
      'competition_id',
      'entered_at',
      'max_score',
      'milliseconds',
      'name_ar',
      'name_en',
      'percent',
      'rank',
      'reason',
      'score',
      'state_since',
      'submitted_at',
      'trainee_id',
      'verify_code',
      'version',
    ],
  },
  idOf: ({ id }) => id,
  factsOf: (entry, { party }) => ({
    traineeId: entry.traineeId,
    trainee: entry.traineeCode,
    competitionId: entry.competitionId,
    code: entry.competitionCode,
    ...(party === 'clock' && { bySystem: true }),
  }),
}

/** Each fact about an appeal carries whose it is and about which competition. */
export const appealNoun: Noun<typeof appealActs, 'competitions.appeal', Appeal, Doing> = {
  acts: appealActs,
  stored: {
    table: 'competitions.appeal',
    unkept: ['id', 'decided_at', 'decided_by', 'decision', 'entry_id', 'filed_at', 'text', 'version'],
  },
  idOf: ({ id }) => id,
  factsOf: (appeal) => ({
    traineeId: appeal.traineeId,
    trainee: appeal.traineeCode,
    competitionId: appeal.competitionId,
    code: appeal.competitionCode,
  }),
}
