import { trainee } from '#modules/people/server/public.ts'
import { numberIn, textIn } from '#platform/server/notices/happened.ts'
import { nobody, page, tell, type Condition, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { appealActs, competitionActs, entryActs } from '../contract/acts.ts'
import { correctors, entrants, keepers, participants } from './audiences.ts'
import { competitionLetters as letters } from './letters/competitions.ts'
import { papersWait } from './store/waiting.ts'

const own = page('/CompetitionAnswer/:Code?', (event) => ({ Code: textIn(event, 'code') }))
const results = page('/CompetitionResult')
const kept = page('/Competition-add/Edit/:ID?', (event) => ({ ID: numberIn(event, 'competitionId') }))
const papers = page('/TraineeCompetitionExam/:ID?', (event) => ({ ID: numberIn(event, 'competitionId') }))

const somethingWaits: Condition = {
  says: 'a paper waits',
  holds: (db, event) => papersWait(db, numberIn(event, 'competitionId')),
}

/** Who is told of what happens to competitions, entries and appeals. */
export const notices: NoticesOf<typeof competitionActs> & NoticesOf<typeof entryActs> & NoticesOf<typeof appealActs> = {
  'competitions.addCompetition': nobody,
  'competitions.updateCompetition': nobody,
  'competitions.deleteCompetition': nobody,
  'competitions.publish': nobody,
  'competitions.withdrawCompetition': nobody,
  'competitions.openRegistration': nobody,
  'competitions.begin': [tell(entrants, letters.competitionBegins, own)],
  'competitions.endRun': nobody,
  'competitions.beginCorrection': [tell(correctors, letters.competitionToCorrect, papers, { only: somethingWaits })],
  'competitions.releaseProvisional': [tell(participants, letters.competitionProvisional, results)],
  'competitions.takeBackProvisional': [tell(participants, letters.competitionTakenBack, results)],
  'competitions.openAppeals': [tell(participants, letters.competitionAppealsOpen, results)],
  'competitions.releaseFinal': [tell(participants, letters.competitionFinal, results)],
  'competitions.archive': nobody,

  // They see it at once; what follows tells of the fee.
  'competitions.enter': nobody,
  'competitions.enterAgain': nobody,
  'competitions.admit': nobody,
  'competitions.askEntryFee': [tell(trainee, letters.competitionFee, own)],
  'competitions.uploadEntryProof': [tell(keepers, letters.competitionPaymentToVerify, kept)],
  'competitions.confirmEntryFee': [tell(trainee, letters.competitionAdmitted, own)],
  'competitions.returnEntryFee': [tell(trainee, letters.competitionFeeReturned, page('/AvailableCompetitions'))],
  'competitions.rejectEntryProof': [tell(trainee, letters.competitionProofRejected, own)],
  'competitions.showName': nobody,
  'competitions.withdrawEntry': nobody,
  'competitions.lapse': [tell(trainee, letters.competitionLapsed, page('/AvailableCompetitions'))],

  'competitions.fileAppeal': [tell(correctors, letters.competitionAppealToDecide, papers)],
  'competitions.upholdAppeal': [tell(trainee, letters.competitionAppealUpheld, results)],
  'competitions.rejectAppeal': [tell(trainee, letters.competitionAppealRejected, results)],
}
