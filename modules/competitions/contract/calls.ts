import { callsOf } from '#platform/shared/record/act.ts'
import { appealActs, competitionActs, entryActs } from './acts.ts'
import { getCompetitionAppeals } from './appeals.ts'
import { getCompetition, getCompetitions, getCompetitionsToCorrect } from './competitions.ts'
import {
  getAvailableCompetitions,
  getCompetitionBoard,
  getCompetitionEntries,
  getCompetitionResults,
  getEntriesOfTrainee,
  getOwnCompetition,
  verifyParticipation,
} from './entries.ts'

export const competitionsCalls = {
  getCompetitions,
  getCompetitionsToCorrect,
  getCompetition,
  getCompetitionEntries,
  getEntriesOfTrainee,
  getCompetitionAppeals,
  getAvailableCompetitions,
  getOwnCompetition,
  getCompetitionResults,
  getCompetitionBoard,
  verifyParticipation,
  ...callsOf(competitionActs),
  ...callsOf(entryActs),
  ...callsOf(appealActs),
}
